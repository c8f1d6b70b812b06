import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';

export const checkPurchasedSamples = declareOperation({
  name: 'check_purchased_samples',
  area: 'purchasing',
  title: 'Samples bought',
  description:
    'Says whether this store has ever bought samples from a supplier, for screens that suggest it. The orders themselves are in list_past_orders.',
  examples: ['Has this store bought samples?'],
  input: z.object({}),
  output: z.object({ hasPurchasedSamples: z.boolean(), orders: z.int() }),
  http: { method: 'GET', path: '/web/stores/me/has-purchased-samples' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ orders }) =>
    orders === 0
      ? 'No samples have been bought yet.'
      : `Samples have been bought ${orders === 1 ? 'once' : `${orders} times`}.`,
});
