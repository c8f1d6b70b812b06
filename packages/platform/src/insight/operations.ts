// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import arrangeDashboard from './arrange-dashboard.ts';
import explainChange from './explain-change.ts';
import exportReport from './export-report.ts';
import getDashboard from './get-dashboard.ts';
import getFigures from './get-figures.ts';
import getReport from './get-report.ts';
import getSharedReport from './get-shared-report.ts';
import getWeeklySummary from './get-weekly-summary.ts';
import listReportShares from './list-report-shares.ts';
import listReports from './list-reports.ts';
import revokeReportShare from './revoke-report-share.ts';
import setWeeklySummaryMail from './set-weekly-summary-mail.ts';
import shareReport from './share-report.ts';

export const insightOperations: readonly Implementation[] = [
  arrangeDashboard,
  explainChange,
  exportReport,
  getDashboard,
  getFigures,
  getReport,
  getSharedReport,
  getWeeklySummary,
  listReportShares,
  listReports,
  revokeReportShare,
  setWeeklySummaryMail,
  shareReport,
];
