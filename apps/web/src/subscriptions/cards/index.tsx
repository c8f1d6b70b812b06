import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of plans, each in a chunk of its own, with the height that is kept free for it. */
export const subscriptionsCards = {
  plan: lazyCard(async () => (await import('./plan-card.tsx')).PlanCard, 200),
  plans: lazyCard(async () => (await import('./plans-card.tsx')).PlansCard, 280),
  plan_change: lazyCard(async () => (await import('./plan-change-card.tsx')).PlanChangeCard, 320),
  plan_invoices: lazyCard(async () => (await import('./plan-invoices-card.tsx')).PlanInvoicesCard, 320),
} satisfies Partial<CardMap>;
