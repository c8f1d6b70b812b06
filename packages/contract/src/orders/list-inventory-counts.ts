import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './order-ref.ts';
import { count, listWords } from './words.ts';

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
        id: field(z.uuid(), { ref: 'sku', label: 'SKU' }),
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
    return `${count(short.length, 'SKU')} of ${output.items.length} ${short.length === 1 ? 'is' : 'are'} short: ${listWords(short.map((item) => `${item.title} (${-item.available} short)`))}.`;
  },
});
