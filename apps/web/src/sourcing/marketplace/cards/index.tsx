import { imageSearchCards } from '../image-search/cards/index.tsx';
import { partnerCards } from '../partners/cards/index.tsx';
import { reviewCards } from '../reviews/cards/index.tsx';
import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

/** The cards of the marketplace, each in a chunk of its own, with the height that is kept free for it. */
export const marketplaceCards = {
  suppliers: lazyCard(async () => (await import('./suppliers-card.tsx')).SuppliersCard, 460),
  supplier: lazyCard(async () => (await import('./supplier-card.tsx')).SupplierCard, 520),
  supplier_comparison: lazyCard(
    async () => (await import('./supplier-comparison-card.tsx')).SupplierComparisonCard,
    440,
  ),
  supplier_countries: lazyCard(
    async () => (await import('./supplier-countries-card.tsx')).SupplierCountriesCard,
    380,
  ),
  catalog_items: lazyCard(async () => (await import('./catalog-items-card.tsx')).CatalogItemsCard, 560),
  catalog_item: lazyCard(async () => (await import('./catalog-item-card.tsx')).CatalogItemCard, 420),
  categories: lazyCard(async () => (await import('./categories-card.tsx')).CategoriesCard, 560),
  favorites: lazyCard(async () => (await import('./favorites-card.tsx')).FavoritesCard, 420),
  ...imageSearchCards,
  ...reviewCards,
  ...partnerCards,
} satisfies Partial<CardMap>;
