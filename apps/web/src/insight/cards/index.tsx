import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of insight: reports, figures, why they changed. */
export const insightCards = {
  explained_change: lazyCard(
    async () => (await import('./explained-change-card.tsx')).ExplainedChangeCard,
    420,
  ),
  figures: lazyCard(async () => (await import('./figures-card.tsx')).FiguresCard, 460),
  report: lazyCard(async () => (await import('./report-card.tsx')).ReportCard, 640),
  reports: lazyCard(async () => (await import('./reports-card.tsx')).ReportsCard, 420),
} satisfies Partial<CardMap>;
