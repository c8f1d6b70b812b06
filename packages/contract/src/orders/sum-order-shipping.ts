import { z } from 'zod';
import { amountMinor, day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './order-ref.ts';
import { count } from './words.ts';

export const sumOrderShipping = declareOperation({
  name: 'sum_order_shipping',
  area: 'orders',
  title: 'Sums of shipping',
  description:
    'Adds up by day what shoppers paid for shipping, on the day of the order’s first payment, and what of it was refunded, on the day of the refund. For other areas and screens.',
  examples: ['Add up the shipping that shoppers paid in October'],
  input: z.object({ from: day(), to: day() }),
  output: z.object({
    days: z.array(z.object({ day: z.iso.date(), chargedMinor: amountMinor(), refundedMinor: amountMinor() })),
  }),
  http: { method: 'GET', path: '/web/orders/-/shipping-sums' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ days }) => `Shipping was paid or refunded on ${count(days.length, 'day')}.`,
});
