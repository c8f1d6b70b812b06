// Made from the files of the area by `npm run operations:index`.
export { explainChange } from './explain-change.ts';
export { getFigures } from './get-figures.ts';
export { getReport } from './get-report.ts';
export { listReports } from './list-reports.ts';
