import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayManage, orderReads } from './order-ref.ts';
import { count } from './words.ts';

/** For the catalog, when one SKU is merged into another. */
export const replaceOrderSku = declareOperation({
  name: 'replace_order_sku',
  area: 'orders',
  title: 'Replace a SKU in orders',
  description:
    'Puts another SKU code into every order line of one, as merging SKUs does. No order changes otherwise.',
  examples: ['Put the new SKU code into the old orders'],
  input: z.object({ from: z.string().min(1).max(100), to: z.string().min(1).max(100) }),
  output: z.object({ from: z.string(), to: z.string(), lines: z.int() }),
  http: { method: 'PUT', path: '/web/orders/-/sku' },
  access: mayManage,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: [],
  invalidates: orderReads,
  summary: ({ from, to, lines }) =>
    `${count(lines, 'order line')} of ${from} now ${lines === 1 ? 'says' : 'say'} ${to}.`,
});
