import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const imageSearchCards = {
  image_matches: lazyCard(async () => (await import('./image-matches-card.tsx')).ImageMatchesCard, 560),
  own_review: lazyCard(async () => (await import('./own-review-card.tsx')).OwnReviewCard, 240),
  own_reviews: lazyCard(async () => (await import('./own-reviews-card.tsx')).OwnReviewsCard, 360),
  partners: lazyCard(async () => (await import('./partners-card.tsx')).PartnersCard, 420),
} satisfies Partial<CardMap>;
