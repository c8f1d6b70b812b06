import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { originInput, productInput } from './tariff-input.ts';
import { dutyWatch, rateOf, nextChangeWords } from './duty-watch.ts';

export const watchDuty = declareOperation({
  name: 'watch_duty',
  area: 'tariffs',
  title: 'Watch a duty',
  description:
    'Watches the US import duty on a product from one country: it then stands in the duty watch, and the home feed tells when a layer of its duty begins or ends. Takes product words or an HTS code. Watching twice changes nothing.',
  examples: [
    'Watch the duty on scented candles from Vietnam',
    'tell me when the tariff on mugs from China changes',
    'keep an eye on duties for linen from India',
    'alert me if tariffs on wooden stools from Vietnam go up',
  ],
  input: z.object({
    ...productInput,
    country: originInput.describe('Country of origin, as a two-letter code.'),
  }),
  output: dutyWatch.extend({ wasThere: z.boolean() }),
  http: { method: 'POST', path: '/web/duty-watches', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_duty_watches', 'stop_duty_watch'],
  invalidates: ['list_duty_watches', 'list_feed'],
  undoable: true,
  summary: (watch) =>
    [
      `${watch.wasThere ? 'Already watching' : 'Watching'} the duty on ${watch.name} (${watch.hts}) from ${watch.countryName}: ${rateOf(watch)} now`,
      nextChangeWords(watch) ?? 'no change within 60 days',
    ].join(', ') + '.',
});
