import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { reportField } from './report-field.ts';
import { reportShare } from './report-share.ts';

export const revokeReportShare = declareOperation({
  name: 'revoke_report_share',
  area: 'insight',
  title: 'Stop sharing a report',
  description:
    'Closes the public links to a report for good: anyone who opens one is told it’s closed. Sharing again creates a new link.',
  examples: [
    'Stop sharing the RFM report',
    'close the public link to the cohorts',
    'revoke the link of the channels report',
  ],
  input: z.object({
    report: reportField.optional(),
    id: forForms(z.uuid().describe('One link; if omitted, all open links to the report.').optional()),
  }),
  output: z.object({ closed: z.array(reportShare) }),
  http: { method: 'POST', path: '/web/insight/shares/revoke' },
  access: { ...mayAct, flag: 'analytics' },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['feature_blocked', 'not_found', 'conflict'],
  related: ['list_report_shares', 'share_report'],
  invalidates: ['list_report_shares'],
  summary: ({ closed }) =>
    closed.length === 1
      ? `The link to “${closed[0]?.title ?? ''}” is closed.`
      : `${closed.length} links to “${closed[0]?.title ?? ''}” are closed.`,
});
