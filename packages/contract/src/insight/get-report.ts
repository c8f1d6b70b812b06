import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { reportField } from './report-field.ts';
import { channelWords, reportResult, reportScope, spanWords } from './report-result.ts';
import { reports } from './reports.ts';

const shownToModel = 24;

export const getReport = declareOperation({
  name: 'get_report',
  area: 'insight',
  title: 'Report',
  description:
    'Runs one of the analytics reports: customers (RFM segments, cohorts, lifetime value, churn risk, repeat purchase…), orders (average order value, discounts, time of the week, free-shipping threshold…), products (best sellers, return rate, cross-selling, margin per SKU…), channels and fulfillment metrics. For a figure by month, state, product and so on use get_figures; for why something changed use explain_change; for the available reports use list_reports.',
  examples: [
    'Show me the RFM segments',
    'Which customers are at risk of leaving?',
    'How long does it take until people buy again?',
    'What is bought together?',
    'cohort retention please',
    'what’s a customer worth after a year?',
    'do our discounts actually work?',
    'margin per SKU since October 1',
  ],
  input: z.object({
    report: reportField,
    ...reportScope,
    ...pageInput,
    size: pageInput.size.unwrap().default(100),
  }),
  output: reportResult.extend(pageOutput),
  http: { method: 'GET', path: '/web/insight/reports/{report}' },
  access: { ...mayRead, flag: 'analytics' },
  effect: 'read',
  card: 'report',
  offered: true,
  errors: ['feature_blocked'],
  related: ['get_figures', 'explain_change', 'list_reports', 'export_report'],
  whileSlow:
    'Working through your orders. A report takes a few seconds the first time you open it for a period.',
  toModel: ({ rows, total, report, ...rest }) => ({
    ...rest,
    report,
    definition: reports[report].definition,
    columns: reports[report].columns.map(({ key, label, unit }) => ({ key, label, unit })),
    total,
    rows: rows.slice(0, shownToModel),
    ...(total > shownToModel ? { note: `Showing ${Math.min(rows.length, shownToModel)} of ${total}.` } : {}),
  }),
  summary: ({ title, finding, notes, channel, ...period }) =>
    [`${title}, ${spanWords(period)}${channelWords(channel)}: ${finding}`, ...notes].join(' '),
});
