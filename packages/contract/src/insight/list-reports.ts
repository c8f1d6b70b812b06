import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../kernel/words.ts';
import { groupLabels, reportGroup } from './report.ts';
import { reportSlug } from './slugs.ts';

export const listReports = declareOperation({
  name: 'list_reports',
  area: 'insight',
  title: 'Reports',
  description:
    'Lists the available analytics reports and the question each one answers. To see one use get_report.',
  examples: [
    'What reports are there?',
    'Which analytics do you have?',
    'list the reports',
    'what can you tell me about my customers?',
  ],
  input: z.object({}),
  output: z.object({
    reports: z.array(
      z.object({ report: reportSlug, title: z.string(), group: reportGroup, question: z.string() }),
    ),
  }),
  http: { method: 'GET', path: '/web/insight/reports' },
  access: { ...mayRead, flag: 'analytics' },
  effect: 'read',
  card: 'reports',
  offered: true,
  errors: ['feature_blocked'],
  related: ['get_report', 'get_figures'],
  summary: ({ reports }) =>
    `There are ${count(reports.length, 'report')}: ${listWords(
      reportGroup.options.flatMap((group) => {
        const of = reports.filter((one) => one.group === group);
        return of.length === 0 ? [] : [`${of.length} on ${groupLabels[group].toLowerCase()}`];
      }),
    )}. Just ask what you want to know, such as “which customers are at risk?”`,
});
