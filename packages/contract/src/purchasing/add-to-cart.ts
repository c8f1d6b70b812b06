import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { money } from '../orders/words.ts';
import { cart, purchaseItemRow } from './entities.ts';
import { purchaseType, purchaseTypeWords } from './enums.ts';
import { purchaseReads } from './purchase-reads.ts';

export const addToCart = declareOperation({
  name: 'add_to_cart',
  area: 'purchasing',
  title: 'Add to the cart',
  description:
    'Puts a catalog item into the shopping cart: samples of it, or a production quantity at the price for that many, never below the MOQ. A purchase order that isn’t paid yet, such as one of an accepted quote, can be put in as well. Nothing is paid; check_out pays for the cart.',
  examples: [
    'Order a sample of the second one',
    'put 500 of the mugs in the cart',
    'add two samples of that tote to my cart',
    'put the blankets order in the cart',
    'I want to buy 300 of these',
  ],
  input: z.object({
    itemId: field(z.string().trim().min(1).max(160), {
      ref: 'catalog_item',
      label: 'Item',
      question: 'Which item?',
      words: ['item', 'product', 'catalog item'],
    })
      .describe('Id or title of a catalog item.')
      .optional(),
    purchaseItemId: field(z.string().trim().min(1).max(200), {
      ref: 'purchase_item',
      label: 'Item',
      words: ['purchase', 'purchase order', 'order'],
    })
      .describe('Id or title of a purchase order that isn’t paid yet, in place of an item.')
      .optional(),
    quantity: field(z.int().min(1).max(10_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      words: ['quantity', 'units', 'pieces', 'pcs'],
    })
      .describe('Units. Left out: one for samples, the MOQ otherwise.')
      .optional(),
    orderType: field(purchaseType.extract(['SAMPLES', 'INVENTORY', 'PACKAGING']), {
      label: 'Type',
      words: ['type'],
      valueWords: {
        SAMPLES: ['sample', 'samples', 'a sample', ...purchaseTypeWords.SAMPLES],
        INVENTORY: ['production', 'bulk', 'inventory', ...purchaseTypeWords.INVENTORY],
        PACKAGING: ['packaging'],
      },
    })
      .describe('SAMPLES for a sample; left out: packaging for packaging, inventory otherwise.')
      .optional(),
  }),
  output: z.object({ added: purchaseItemRow, cart }),
  http: { method: 'POST', path: '/web/creator-invoice-items/action/add-to-cart', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'cart_change',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_cart', 'check_out', 'remove_from_cart'],
  invalidates: purchaseReads,
  undoable: true,
  toModel: ({ added, cart: { items, totalMinor, currency } }) => ({
    added,
    cart: { count: items.length, totalMinor, currency },
  }),
  summary: ({ added, cart: { items, totalMinor, currency } }) =>
    `Put ${added.quantity.toLocaleString('en-US')} × ${added.title} in the cart, ${money(added.totalMinor, added.currency)}.${items.length > 1 ? ` The cart comes to ${money(totalMinor, currency)}.` : ''}`,
});
