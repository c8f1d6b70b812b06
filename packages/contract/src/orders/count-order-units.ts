import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './order-ref.ts';
import { count } from './words.ts';

/** For the catalog, which works out what is left to sell and for how long. */
export const countOrderUnits = declareOperation({
  name: 'count_order_units',
  area: 'orders',
  title: 'Units in orders by SKU',
  description: 'For each SKU code: units that open orders need, and units sold since an instant.',
  examples: ['How many units of each SKU are in open orders?'],
  input: z.object({ soldSince: instant() }),
  output: z.object({
    skus: z.array(
      z.object({
        sku: z.string(),
        /** Units of open orders, not yet shipped. */
        committed: z.int(),
        /** Of those, units of orders on hold. */
        onHold: z.int(),
        /** Units of orders placed since, canceled ones aside. */
        sold: z.int(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/orders/-/unit-counts' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ skus }) => `Orders hold ${count(skus.length, 'SKU')}.`,
});
