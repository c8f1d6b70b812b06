import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { money } from '../orders/words.ts';
import { purchaseItem } from './entities.ts';
import { purchaseField } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

export const updatePurchasePrice = declareOperation({
  name: 'update_purchase_price',
  area: 'purchasing',
  title: 'Price a purchase order',
  description:
    'Sets the unit price of a purchase order that isn’t paid yet, as it was agreed with the supplier. With save false it only reckons what the order would come to.',
  examples: [
    'The blankets are 18.20 each now',
    'set the unit price of the waffle throws to $17.90',
    'what would the blankets come to at 18 dollars a unit?',
  ],
  input: z.object({
    purchaseItemId: purchaseField().describe('Id or title of the purchase order.'),
    unitPriceMinor: amountMinor({
      label: 'Unit price',
      question: 'Which price for a unit?',
      words: ['price', 'unit price', 'each', 'a unit', 'per unit', 'apiece'],
    })
      .min(0)
      .max(1_000_000_000),
    save: field(z.boolean(), {
      label: 'Save',
      words: ['save'],
      valueWords: {
        false: [
          'would',
          'what if',
          'if it was',
          'if they were',
          'if it were',
          'just to see',
          'don’t save',
          "don't save",
          'without saving',
          'hypothetically',
        ],
      },
    })
      .describe('False: reckons only and changes nothing.')
      .default(true),
  }),
  output: z.object({ item: purchaseItem, saved: z.boolean() }),
  http: {
    method: 'PUT',
    path: '/web/creator-order-items/{purchaseItemId}/update-price',
    aliases: [{ method: 'PUT', path: '/app/creator-order-items/{purchaseItemId}/update-price' }],
  },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_purchase_item', 'update_purchase_item'],
  invalidates: purchaseReads,
  undoable: true,
  summary: ({ item, saved }) =>
    saved
      ? `${item.title} is ${money(item.unitPriceMinor, item.currency)} a unit now, ${money(item.totalMinor, item.currency)} in total.`
      : `At ${money(item.unitPriceMinor, item.currency)} a unit ${item.title} would come to ${money(item.totalMinor, item.currency)}. Nothing was changed.`,
});
