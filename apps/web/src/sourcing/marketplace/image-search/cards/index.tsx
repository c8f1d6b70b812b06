import { lazyCard } from '../../../../card-props.ts';
import type { CardMap } from '../../../../card-props.ts';

export const imageSearchCards = {
  image_matches: lazyCard(async () => (await import('./image-matches-card.tsx')).ImageMatchesCard, 560),
} satisfies Partial<CardMap>;
