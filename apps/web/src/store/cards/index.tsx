import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of the store, each in a chunk of its own, with the height that is kept free for it. */
export const storeCards = {
  business_plan: lazyCard(async () => (await import('./business-plan-card.tsx')).BusinessPlanCard, 320),
} satisfies Partial<CardMap>;
