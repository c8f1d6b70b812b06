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

export const shippedItemWords = {
  notify: {
    true: [
      'email the customer',
      'email the shopper',
      'email her',
      'email him',
      'email them',
      'tell the customer',
      'let her know',
      'let him know',
      'let them know',
      'let the customer know',
      'notify the customer',
      'notify her',
      'notify him',
      'notify them',
      'send the tracking',
      'send her the tracking',
      'send him the tracking',
      'send them the tracking',
      'send the customer the tracking',
      'send her the link',
      'send him the link',
      'send them the link',
      'email the tracking',
      'tracking by email',
      'with a tracking email',
    ],
    false: ['no email', 'without an email', 'don’t email', "don't email", 'quietly', 'without telling'],
  },
} as const;
