import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const rfqCards = {
  project_request: lazyCard(async () => (await import('./project-request-card.tsx')).ProjectRequestCard, 260),
  project_requests: lazyCard(
    async () => (await import('./project-requests-card.tsx')).ProjectRequestsCard,
    320,
  ),
  quote_comparison: lazyCard(
    async () => (await import('./quote-comparison-card.tsx')).QuoteComparisonCard,
    620,
  ),
  quote: lazyCard(async () => (await import('./quote-card.tsx')).QuoteCard, 240),
} satisfies Partial<CardMap>;
