import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';

export const setWeeklySummaryMail = declareOperation({
  name: 'set_weekly_summary_mail',
  area: 'insight',
  title: 'Weekly summary by mail',
  description:
    'Turns the weekly summary by mail on or off for the person who asks: it comes on Monday mornings to the address of their login.',
  examples: [
    'Mail me the weekly summary',
    'send me the summary every Monday',
    'stop mailing me the weekly summary',
  ],
  input: z.object({
    isOn: field(z.boolean(), {
      words: ['on'],
      valueWords: {
        true: ['turn on', 'mail me', 'email me', 'send me', 'start'],
        false: ['turn off', 'stop', 'no more', 'unsubscribe', 'don’t send', 'don’t mail', 'quit'],
      },
      label: 'By mail',
    }).default(true),
  }),
  output: z.object({ isOn: z.boolean(), email: z.string() }),
  http: { method: 'PUT', path: '/web/insight/weekly-summary/mail' },
  access: { ...mayAct, flag: 'analytics' },
  effect: 'write',
  card: 'none',
  offered: true,
  undoable: true,
  errors: ['feature_blocked'],
  related: ['get_weekly_summary'],
  invalidates: ['get_weekly_summary'],
  summary: ({ isOn, email }) =>
    isOn
      ? `The weekly summary comes to ${email} on Mondays.`
      : 'The weekly summary doesn’t come by mail anymore.',
});
