import { z } from 'zod';
import { amountMinor, day, field } from '../kernel/fields.ts';
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
      : `${count(output.total, 'order')} in all: ` +
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

export const listInventoryCounts = declareOperation({
  name: 'list_inventory_counts',
  area: 'orders',
  title: 'Inventory counts',
  description:
    'For each SKU: units on hand, units that open orders need, and units left to sell (or short). The shortest first.',
  examples: [
    'Do we have enough stock for the open orders?',
    'Inventory counts',
    'Which items are we short of?',
    'How many ceramic mugs are left?',
  ],
  input: z.object({
    search: field(z.string().trim().min(1).max(100), {
      ref: 'order_line_item',
      words: ['sku', 'stock of'],
      label: 'Item',
    })
      .describe('Words of a title or a SKU.')
      .optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        sku: z.string(),
        title: z.string(),
        variant: z.string().nullable(),
        onHand: z.int(),
        /** Units of open orders, not yet shipped. */
        committed: z.int(),
        /** Of those, units of orders on hold. */
        onHold: z.int(),
        /** onHand − committed; below 0 is short. */
        available: z.int(),
      }),
    ),
    short: z.int(),
  }),
  http: { method: 'GET', path: '/web/orders/-/inventory-counts' },
  access: mayRead,
  effect: 'read',
  card: 'inventory_counts',
  offered: true,
  errors: [],
  related: ['list_orders'],
  summary: (output) => {
    if (output.items.length === 0) return 'No items found.';
    const [only] = output.items;
    if (output.items.length === 1 && only) {
      return `${only.title}: ${count(only.onHand, 'unit')} on hand, ${only.committed} needed by open orders, ${only.available} left to sell.`;
    }
    const short = output.items.filter((item) => item.available < 0);
    if (short.length === 0)
      return `Stock covers all open orders across ${count(output.items.length, 'SKU')}.`;
    return `${count(short.length, 'SKU')} of ${output.items.length} ${short.length === 1 ? 'is' : 'are'} short: ${listWords(short.map((item) => `${item.title} (${-item.available} missing)`))}.`;
  },
});
