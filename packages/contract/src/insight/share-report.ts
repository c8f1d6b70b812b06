import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { dayWords } from '../kernel/words.ts';
import { reportField } from './report-field.ts';
import { reportScope } from './report-result.ts';
import { reportShare, shareDays } from './report-share.ts';

export const shareReport = declareOperation({
  name: 'share_report',
  area: 'insight',
  title: 'Share a report',
  description:
    'Creates a public link to an analytics report as it is now: anyone with the link can see the figures without logging in until it expires (30 days unless specified) or is revoked. Customer names are hidden unless requested. To end it use revoke_report_share.',
  examples: [
    'Share the RFM report with my accountant',
    'give me a public link to the cohorts',
    'link to the channels report for my partner, for a week',
  ],
  input: z.object({
    report: reportField,
    ...reportScope,
    days: field(z.int().min(1).max(shareDays.most), {
      sense: 'quantity',
      words: ['days', 'for days'],
      valueWords: {
        7: [
          'for a week',
          'for one week',
          'for like a week',
          'only a week',
          'after a week',
          'good for a week',
          'a week',
        ],
        14: ['for two weeks', 'for 2 weeks', 'after two weeks', 'after 2 weeks', 'two weeks', 'a fortnight'],
        30: ['for a month', 'after a month', 'a month'],
        90: ['for three months'],
        365: ['for a year'],
      },
      label: 'Expires after (days)',
      needsWord: true,
    }).default(shareDays.usual),
    withNames: field(z.boolean(), {
      words: ['names'],
      valueWords: {
        true: ['with names', 'with customer names', 'including names', 'show the names'],
        false: ['without names', 'no names'],
      },
      label: 'Customer names',
    }).default(false),
  }),
  output: reportShare,
  http: { method: 'POST', path: '/web/insight/reports/{report}/shares', status: 201 },
  access: { ...mayAct, flag: 'analytics' },
  effect: 'external',
  card: 'report_share',
  offered: true,
  errors: ['feature_blocked', 'conflict'],
  related: ['list_report_shares', 'revoke_report_share', 'export_report'],
  invalidates: ['list_report_shares'],
  summary: ({ title, url, expiresAt, withNames }) =>
    `Anyone with this link can see “${title}” ${withNames ? 'with customer names' : 'without customer names'} until ${dayWords(expiresAt)}: ${url}`,
});
