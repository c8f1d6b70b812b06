import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';

export const setWeeklySummaryMail = declareOperation({
  name: 'set_weekly_summary_mail',
  area: 'insight',
  title: 'Weekly summary email',
  description:
    'Turns the weekly summary email on or off for the person asking: it goes to their login email on Monday mornings.',
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
      label: 'By email',
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
    isOn ? `The weekly summary will go to ${email} on Mondays.` : 'The weekly summary email is off.',
});
