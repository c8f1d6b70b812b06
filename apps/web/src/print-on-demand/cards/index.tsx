import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of print on demand, each in a chunk of its own. */
export const printOnDemandCards = {
  blank_categories: lazyCard(
    async () => (await import('./blank-categories-card.tsx')).BlankCategoriesCard,
    320,
  ),
  blank_products: lazyCard(async () => (await import('./blank-products-card.tsx')).BlankProductsCard, 420),
  blank_product: lazyCard(async () => (await import('./blank-product-card.tsx')).BlankProductCard, 380),
  product_template: lazyCard(
    async () => (await import('./product-template-card.tsx')).ProductTemplateCard,
    320,
  ),
  product_templates: lazyCard(
    async () => (await import('./product-templates-card.tsx')).ProductTemplatesCard,
    360,
  ),
  template_prices: lazyCard(async () => (await import('./template-prices-card.tsx')).TemplatePricesCard, 340),
  mockup_task: lazyCard(async () => (await import('./mockup-task-card.tsx')).MockupTaskCard, 300),
} satisfies Partial<CardMap>;
