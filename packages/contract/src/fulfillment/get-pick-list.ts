import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { writtenFile } from '../kernel/downloads.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../kernel/words.ts';
import { ordersToPack } from './orders-to-pack.ts';

export const getPickList = declareOperation({
  name: 'get_pick_list',
  area: 'fulfillment',
  title: 'Pick list',
  description:
    'Makes a PDF of what to pick from the shelves for these orders: each SKU with its units left to ship, and which order they are for.',
  examples: [
    'Pick list for 1042 and 1043',
    'what do I need to pull for orders 1042, 1043 and 1044',
    'make a pick list for that order',
  ],
  input: z.object(ordersToPack),
  output: z.object({ ...writtenFile, id: z.uuid(), orders: z.int(), units: z.int() }),
  http: { method: 'POST', path: '/web/orders/-/pick-list' },
  access: mayRead,
  effect: 'read',
  card: 'download',
  offered: true,
  errors: ['not_found', 'bad_transition'],
  related: ['get_packing_slips', 'list_orders'],
  summary: ({ name, orders, units }) =>
    `${name} lists ${count(units, 'unit')} to pick for ${count(orders, 'order')}.`,
});
