// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import explainChange from './explain-change.ts';
import getFigures from './get-figures.ts';
import getReport from './get-report.ts';
import listReports from './list-reports.ts';

export const insightOperations: readonly Implementation[] = [
  explainChange,
  getFigures,
  getReport,
  listReports,
];
