import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

/** The cards of the reports, each in a chunk of its own, with the height that is kept free for it. */
export const reportsCards = {
  outbound_report: lazyCard(async () => (await import('./outbound-report-card.tsx')).OutboundReportCard, 420),
  returns_report: lazyCard(async () => (await import('./returns-report-card.tsx')).ReturnsReportCard, 420),
  fulfillment_financial_report: lazyCard(
    async () => (await import('./financial-report-card.tsx')).FinancialReportCard,
    420,
  ),
  report_export: lazyCard(async () => (await import('./report-export-card.tsx')).ReportExportCard, 170),
} satisfies Partial<CardMap>;
