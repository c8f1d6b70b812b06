import { count } from '@brandwright/contract/kernel/words.ts';
import { changeWords, valueWords } from '@brandwright/contract/insight/value-words.ts';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { endOf } from '../kernel/data/days.ts';
import { figuresOf } from './figures-query.ts';
import { daysBefore } from './periods.ts';
import { changeOf, money } from './say.ts';
import { weekOf } from './weekly.ts';

/** Days at the start of a week when last week is still news: Monday to Wednesday. */
const newsDays = 3;

/** Last week's sales compared with the week before, shown at the start of a week. */
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
        title: `Last week: ${money(value)} in sales, ${changeWords(changeOf(value, before))}`,
        detail: `From ${count(orders, 'order')}; the week before was ${money(before)}.`,
        records: [],
        recordCount: 0,
        figures: [
          { label: 'Sales', value: valueWords(value, 'money') },
          { label: 'Week before', value: valueWords(before, 'money') },
        ],
        say: 'How was last week?',
        sayLabel: 'Summarize the week',
        parts: [week.from],
        since: endOf(week.to),
      },
    ];
  },
});
