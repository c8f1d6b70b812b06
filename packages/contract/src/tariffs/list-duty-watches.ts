import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { scheduleOutput } from './tariff-answer.ts';
import { dutyWatch, nextChangeWords, rateOf } from './duty-watch.ts';

export const listDutyWatches = declareOperation({
  name: 'list_duty_watches',
  area: 'tariffs',
  title: 'Duty watch',
  description:
    'Lists the goods whose US import duty is watched: those set by hand, favorites with a tariff code, and goods that were bought, each with its rate today and the days on which a layer begins or ends. Use it for "what duties am I watching", "do any of my duties change soon". For the duty of one product use look_up_tariff.',
  examples: [
    'Which duties am I watching?',
    'show my duty watch',
    'do any tariffs on my stuff change soon?',
    'any upcoming duty changes for what I buy',
  ],
  input: z.object({}),
  output: z.object({ watches: z.array(dutyWatch), total: z.int(), ...scheduleOutput }),
  http: { method: 'GET', path: '/web/duty-watches' },
  access: mayRead,
  effect: 'read',
  card: 'duty_watches',
  offered: true,
  errors: [],
  related: ['watch_duty', 'stop_duty_watch', 'look_up_tariff'],
  toModel: ({ watches, ...rest }) => ({
    ...rest,
    watches: watches.slice(0, 20),
    ...(watches.length > 20 ? { cut: `20 of ${watches.length} are shown.` } : {}),
  }),
  summary: ({ watches, staleWarning }) => {
    if (watches.length === 0)
      return 'No duties are watched yet. Say “watch the duty on candles from Vietnam”, or save suppliers and products: theirs are watched automatically.';
    const changing = watches.filter((watch) => nextChangeWords(watch) !== null);
    const head = `${watches.length} ${watches.length === 1 ? 'duty is' : 'duties are'} watched; ${changing.length === 0 ? 'none changes within 60 days' : `${changing.length} ${changing.length === 1 ? 'changes' : 'change'} within 60 days`}.`;
    const each = changing
      .slice(0, 4)
      .map(
        (watch) =>
          `${watch.name} from ${watch.countryName}: ${rateOf(watch)} now, ${nextChangeWords(watch)}.`,
      );
    return [head, ...each, staleWarning].filter(Boolean).join(' ');
  },
});
