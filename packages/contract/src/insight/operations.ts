// Made from the files of the area by `npm run operations:index`.
export { arrangeDashboard } from './arrange-dashboard.ts';
export { explainChange } from './explain-change.ts';
export { exportReport } from './export-report.ts';
export { getDashboard } from './get-dashboard.ts';
export { getFigures } from './get-figures.ts';
export { getReport } from './get-report.ts';
export { getSharedReport } from './get-shared-report.ts';
export { getWeeklySummary } from './get-weekly-summary.ts';
export { listReportShares } from './list-report-shares.ts';
export { listReports } from './list-reports.ts';
export { revokeReportShare } from './revoke-report-share.ts';
export { setWeeklySummaryMail } from './set-weekly-summary-mail.ts';
export { shareReport } from './share-report.ts';
