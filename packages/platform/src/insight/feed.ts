import { changeWords, valueWords } from '@brandwright/contract/insight/value-words.ts';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { endOf } from '../kernel/data/days.ts';
import { figuresOf } from './figures-query.ts';
import { daysBefore } from './periods.ts';
import { money, share } from './say.ts';
import { weekOf } from './weekly.ts';

/** Days of a week on which the week before is still news: Monday to Wednesday. */
const newsDays = 3;

/** How the last week went against the one before, at the beginning of a week. */
export const lastWeek = declareFeedSource({
  name: 'last_week',
  kind: 'CHANGED',
  words: ['weekly summary', 'last week'],
  async read(context) {
    if (context.actor.kind === 'user' && !context.actor.flags.includes('analytics')) return [];
    const now = context.clock.now();
    if ((now.getUTCDay() + 6) % 7 >= newsDays) return [];
    const week = weekOf(now, 1);
    const question = { measure: 'SALES' as const, filters: {} };
    const { value, orders } = await figuresOf(context, question, week);
    const { value: before } = await figuresOf(context, question, daysBefore(week));
    if (value === null || before === null || (value === 0 && before === 0)) return [];
    return [
      {
        key: week.from,
        weight: { urgency: 'SOON', amountMinor: Math.abs(value - before) },
        title: `Last week: ${money(value)} in sales, ${changeWords(share(value - before, before))}`,
        detail: `From ${orders.toLocaleString('en-US')} orders; the week before brought ${money(before)}.`,
        records: [],
        recordCount: 0,
        figures: [
          { label: 'Sales', value: valueWords(value, 'money') },
          { label: 'Week before', value: valueWords(before, 'money') },
        ],
        say: 'How was last week?',
        sayLabel: 'Sum up the week',
        parts: [week.from],
        since: endOf(week.to),
      },
    ];
  },
});
