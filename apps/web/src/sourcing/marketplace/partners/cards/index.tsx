import { lazyCard } from '../../../../card-props.ts';
import type { CardMap } from '../../../../card-props.ts';

export const partnerCards = {
  partners: lazyCard(async () => (await import('./partners-card.tsx')).PartnersCard, 420),
} satisfies Partial<CardMap>;
