import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { listWords } from '../kernel/words.ts';
import { spanWords } from './report-result.ts';
import { changeWords, valueWords } from './value-words.ts';
import { weeklySummary } from './weekly-summary.ts';

export const getWeeklySummary = declareOperation({
  name: 'get_weekly_summary',
  area: 'insight',
  title: 'Weekly summary',
  description:
    'Summarizes the last full week (Monday to Sunday) or an earlier one: five figures compared with the week before, what changed, why, and what to do. To get it by email use set_weekly_summary_mail.',
  examples: [
    'How are we doing?',
    'How was last week?',
    'sum up the week',
    'weekly summary please',
    'how’s business?',
  ],
  input: z.object({
    weeksAgo: field(z.int().min(1).max(520), {
      sense: 'quantity',
      words: ['weeks ago'],
      valueWords: { 1: ['last week'], 2: ['the week before last', 'two weeks ago'], 3: ['three weeks ago'] },
      needsWord: true,
      label: 'Weeks ago',
    }).default(1),
  }),
  output: weeklySummary,
  http: { method: 'GET', path: '/web/insight/weekly-summary' },
  access: { ...mayRead, flag: 'analytics' },
  effect: 'read',
  card: 'weekly_summary',
  offered: true,
  errors: ['feature_blocked'],
  related: ['get_figures', 'explain_change', 'set_weekly_summary_mail'],
  summary: ({ figures, why, todo, currency, ...week }) =>
    [
      `The week ${spanWords(week)}: ${listWords(
        figures.map(({ label, value, unit, change, before }) => {
          const against = before === null || (before === 0 && value === 0) ? '' : ` (${changeWords(change)})`;
          return `${label.toLowerCase()} ${valueWords(value, unit, currency)}${against}`;
        }),
      )}.`,
      ...(why === null ? [] : [why]),
      ...todo.map(({ text }) => text),
    ].join(' '),
});
