import { z } from 'zod';
import { amountMinor, day } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderOrigin } from './enums.ts';
import { mayRead } from './order-ref.ts';
import { count, listWords, money } from './words.ts';

export const listOrderOrigins = declareOperation({
  name: 'list_order_origins',
  area: 'orders',
  title: 'Orders by origin',
  description:
    'Counts the orders of each origin (own shop, Shopify, imported, CartRover, manual retail, manual wholesale) and what they are worth, in all or of a period.',
  examples: ['Where do our orders come from?', 'How many orders per channel?', 'Orders by origin'],
  input: z.object({
    placedFrom: day({
      sense: 'date_from',
      words: ['placed since', 'since'],
      label: 'Placed from',
    }).optional(),
    placedTo: day({
      sense: 'date_to',
      words: ['until', 'up to'],
      label: 'Placed to',
    })
      .describe('The last day that counts, itself included.')
      .optional(),
  }),
  output: z.object({
    origins: z.array(
      z.object({ origin: orderOrigin, label: z.string(), orders: z.int(), worthMinor: amountMinor() }),
    ),
    total: z.int(),
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/orders/-/order-origins' },
  access: mayRead,
  effect: 'read',
  card: 'order_origins',
  offered: true,
  errors: [],
  related: ['list_orders'],
  summary: (output) =>
    output.total === 0
      ? 'There are no orders yet.'
      : `${count(output.total, 'order')} in total: ` +
        `${listWords(
          output.origins
            .filter((one) => one.orders > 0)
            .map(
              (one) =>
                `${one.orders.toLocaleString('en-US')} from ${one.label} (${money(one.worthMinor, output.currency)})`,
            ),
          6,
        )}.`,
});
