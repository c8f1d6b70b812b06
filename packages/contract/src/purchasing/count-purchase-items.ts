import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';
import { purchaseStatus } from './enums.ts';

export const countPurchaseItems = declareOperation({
  name: 'count_purchase_items',
  area: 'purchasing',
  title: 'Purchases per tab',
  description: 'Counts the purchase items of this store by state, for the tabs of Orders & Shipments.',
  examples: ['How many purchases are in each state?'],
  input: z.object({}),
  output: z.object({
    total: z.int(),
    counts: z.array(z.object({ status: purchaseStatus, count: z.int() })),
  }),
  http: { method: 'GET', path: '/web/creator-order-items/-/tab-counts' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ total }) => `${count(total, 'purchase item')}.`,
});
