import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of plans and AI credits, each in a chunk of its own, with the height that is kept free for it. */
export const subscriptionsCards = {
  account_credits: lazyCard(async () => (await import('./account-credits-card.tsx')).AccountCreditsCard, 280),
  ai_credits: lazyCard(async () => (await import('./ai-credits-card.tsx')).AiCreditsCard, 260),
  ai_credit_entries: lazyCard(
    async () => (await import('./ai-credit-entries-card.tsx')).AiCreditEntriesCard,
    320,
  ),
  ai_credit_prices: lazyCard(
    async () => (await import('./ai-credit-prices-card.tsx')).AiCreditPricesCard,
    320,
  ),
  plan: lazyCard(async () => (await import('./plan-card.tsx')).PlanCard, 200),
  plans: lazyCard(async () => (await import('./plans-card.tsx')).PlansCard, 280),
  plan_change: lazyCard(async () => (await import('./plan-change-card.tsx')).PlanChangeCard, 320),
  plan_invoices: lazyCard(async () => (await import('./plan-invoices-card.tsx')).PlanInvoicesCard, 320),
} satisfies Partial<CardMap>;
