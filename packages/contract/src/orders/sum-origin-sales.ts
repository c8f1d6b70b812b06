import { z } from 'zod';
import { amountMinor, day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderOrigin } from './enums.ts';
import { mayRead } from './order-ref.ts';
import { count } from './words.ts';

export const sumOriginSales = declareOperation({
  name: 'sum_origin_sales',
  area: 'orders',
  title: 'Sales by origin',
  description:
    'Adds up the orders of a period by origin and currency, and the products that sold best from some origins. For other areas and screens; people ask list_order_origins or list_sales_channels.',
  examples: ['Add up October’s sales by origin'],
  input: z.object({
    from: day(),
    to: day(),
    /** Products are counted of the orders of these origins. */
    productsOf: z.array(orderOrigin).max(orderOrigin.options.length).default([]),
  }),
  output: z.object({
    sales: z.array(
      z.object({
        origin: orderOrigin,
        currency: z.string(),
        /** Orders that weren't canceled as a whole, paid or not. */
        orders: z.int(),
        /** What those orders come to, shipping and tax included. */
        totalMinor: amountMinor(),
        /** What was paid of all orders less what was refunded. */
        netMinor: amountMinor(),
      }),
    ),
    /** The best sellers, by units. */
    products: z.array(z.object({ title: z.string(), units: z.int() })),
    /** How many products sold at all. */
    productCount: z.int(),
  }),
  http: { method: 'GET', path: '/web/orders/-/origin-sales' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ sales }) =>
    `${count(
      sales.reduce((sum, { orders }) => sum + orders, 0),
      'order',
    )}.`,
});
