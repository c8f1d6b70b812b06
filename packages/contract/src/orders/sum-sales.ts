import { z } from 'zod';
import { amountMinor, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './order-ref.ts';
import { count, money } from './words.ts';

/**
 * Sales of a span of time, by the day on which the order was placed. Money in minor units, shipping and tax included.
 * `netMinor` = paid − refunded: what is left after everything that was paid back, so a canceled and refunded order
 * counts nothing, and one that was never paid counts nothing either.
 */
export const salesSums = z.object({
  /** Orders of which some money was kept. */
  orders: z.int(),
  paidMinor: amountMinor(),
  refundedMinor: amountMinor(),
  netMinor: amountMinor(),
});
export type SalesSums = z.output<typeof salesSums>;

export const sumSales = declareOperation({
  name: 'sum_sales',
  area: 'orders',
  title: 'Sums of sales',
  description:
    'Adds up what was sold since the store began and since each given instant. For other areas and screens; people ask get_sales_stats.',
  examples: ['Add up the sales since the first of the month'],
  input: z.object({ since: z.array(instant()).max(12).default([]) }),
  output: z.object({
    lifetime: salesSums,
    /** One for each instant asked for, in that order. */
    since: z.array(salesSums),
    /** When the first order was paid; null when nothing was sold. */
    firstSaleAt: instant().nullable(),
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/orders/sales-sums' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ lifetime }) => `${money(lifetime.netMinor)} from ${count(lifetime.orders, 'order')}.`,
});
