import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';

/** What of an order goes into a parcel: all that is left unless something is named. */
export const shippedItems = {
  items: forForms(
    z
      .array(z.object({ lineItemId: z.uuid(), quantity: z.int().min(1).max(100_000) }))
      .min(1)
      .max(200)
      .optional(),
  ),
  item: field(z.string().trim().min(1).max(200), {
    ref: 'order_line_item',
    sense: 'product_words',
    words: ['item', 'only the', 'just the', 'of the'],
    label: 'Item',
  })
    .describe('Words of one item, where only that ships.')
    .optional(),
  quantity: field(z.int().min(1).max(100_000), {
    sense: 'quantity',
    words: ['units', 'pieces', 'quantity'],
    label: 'Units',
  })
    .describe('Units of it; all that are left when not given.')
    .optional(),
};
