import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { writtenFile } from '../kernel/downloads.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../kernel/words.ts';
import { ordersToPack } from './orders-to-pack.ts';

export const getPackingSlips = declareOperation({
  name: 'get_packing_slips',
  area: 'fulfillment',
  title: 'Packing slips',
  description:
    'Makes a PDF with a packing slip for each of these orders, to put into the box: what is in it, without prices. What to fetch from the shelves for several orders is get_pick_list.',
  examples: [
    'Packing slip for order 1042',
    'print the packing slips for 1042 and 1043',
    'make the packing slip of that order',
  ],
  input: z.object(ordersToPack),
  output: z.object({ ...writtenFile, id: z.uuid(), orders: z.int() }),
  http: { method: 'POST', path: '/web/orders/-/packing-slips' },
  access: mayRead,
  effect: 'read',
  card: 'download',
  offered: true,
  errors: ['not_found'],
  related: ['get_pick_list', 'ship_order', 'fulfill_order'],
  summary: ({ name, orders }) => `${name} has ${count(orders, 'packing slip')}.`,
});
