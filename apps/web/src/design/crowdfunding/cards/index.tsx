import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const crowdfundingCards = {
  crowdfunding_plan: lazyCard(
    async () => (await import('./crowdfunding-plan-card.tsx')).CrowdfundingPlanCard,
    420,
  ),
} satisfies Partial<CardMap>;
