import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { dutyWatch } from './duty-watch.ts';

export const stopDutyWatch = declareOperation({
  name: 'stop_duty_watch',
  area: 'tariffs',
  title: 'Stop watching a duty',
  description:
    'Takes a duty that was set by hand out of the duty watch. Name it by its words ("candles from Vietnam") or its id from list_duty_watches. Duties of favorites and purchases leave by themselves.',
  examples: [
    'Stop watching the duty on candles from Vietnam',
    'remove the mugs from my duty watch',
    'no more alerts about linen tariffs',
  ],
  input: z.object({
    watch: field(z.string().trim().min(2).max(200), {
      ref: 'duty_watch',
      label: 'Watch',
      question: 'Which duty should I stop watching?',
      words: ['watch', 'duty', 'tariff', 'alerts about'],
    }).describe('The id of the watch, or words of its product and country.'),
  }),
  output: dutyWatch.pick({ name: true, hts: true, country: true, countryName: true }),
  http: { method: 'POST', path: '/web/duty-watches/-/stop' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_duty_watches', 'watch_duty'],
  invalidates: ['list_duty_watches', 'list_feed'],
  undoable: true,
  summary: ({ name, countryName }) => `The duty on ${name} from ${countryName} is no longer watched.`,
});
