import { lazyCard } from '../../../../card-props.ts';
import type { CardMap } from '../../../../card-props.ts';

export const reviewCards = {
  reviews: lazyCard(async () => (await import('./reviews-card.tsx')).ReviewsCard, 420),
  review_summary: lazyCard(async () => (await import('./review-summary-card.tsx')).ReviewSummaryCard, 240),
  own_review: lazyCard(async () => (await import('./own-review-card.tsx')).OwnReviewCard, 240),
  own_reviews: lazyCard(async () => (await import('./own-reviews-card.tsx')).OwnReviewsCard, 360),
} satisfies Partial<CardMap>;
