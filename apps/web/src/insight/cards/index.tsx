import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of insight: reports, figures, why they changed, the dashboard, links and the week. */
export const insightCards = {
  dashboard: lazyCard(async () => (await import('./dashboard-card.tsx')).DashboardCard, 300),
  explained_change: lazyCard(
    async () => (await import('./explained-change-card.tsx')).ExplainedChangeCard,
    420,
  ),
  figures: lazyCard(async () => (await import('./figures-card.tsx')).FiguresCard, 460),
  report: lazyCard(async () => (await import('./report-card.tsx')).ReportCard, 640),
  report_share: lazyCard(async () => (await import('./report-share-card.tsx')).ReportShareCard, 150),
  report_shares: lazyCard(async () => (await import('./report-shares-card.tsx')).ReportSharesCard, 220),
  reports: lazyCard(async () => (await import('./reports-card.tsx')).ReportsCard, 420),
  weekly_summary: lazyCard(async () => (await import('./weekly-summary-card.tsx')).WeeklySummaryCard, 320),
} satisfies Partial<CardMap>;
