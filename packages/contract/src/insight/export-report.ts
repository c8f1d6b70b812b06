import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { writtenFile } from '../kernel/downloads.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../kernel/words.ts';
import { reportField } from './report-field.ts';
import { reportScope } from './report-result.ts';

export const exportReport = declareOperation({
  name: 'export_report',
  area: 'insight',
  title: 'Export a report',
  description:
    'Exports all rows of an analytics report to a CSV file that is safe to open in a spreadsheet. To view the report use get_report.',
  examples: [
    'Export the RFM segments',
    'Download the cohorts as CSV',
    'give me the churn risk report as a spreadsheet',
  ],
  input: z.object({ report: reportField, ...reportScope }),
  output: z.object({ ...writtenFile, rows: z.int() }),
  http: { method: 'POST', path: '/web/insight/reports/{report}/export', status: 201 },
  access: { ...mayAct, flag: 'analytics' },
  effect: 'write',
  card: 'download',
  offered: true,
  errors: ['feature_blocked'],
  related: ['get_report', 'share_report'],
  summary: ({ rows, name }) => `${name} has ${count(rows, 'row')}.`,
});
