import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { money } from '../orders/words.ts';
import { purchaseItem } from './entities.ts';
import { shippingMode, shippingModeLabels } from './enums.ts';
import { purchaseField, quantityField } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

export const updatePurchaseItem = declareOperation({
  name: 'update_purchase_item',
  area: 'purchasing',
  title: 'Change a purchase order',
  description:
    'Changes the quantity, the title or the shipping of a purchase order or of an item in the cart, as long as nothing of it is paid. The price follows the quantity where the catalog has one for it.',
  examples: [
    'Make it 300 blankets instead of 240',
    'change the quantity of the mugs in the cart to 500',
    'rename the blankets purchase to "Waffle throws, sand"',
    'let the supplier ship the totes',
  ],
  input: z.object({
    purchaseItemId: purchaseField().describe('Id or title of the purchase order.'),
    quantity: quantityField().optional(),
    newTitle: field(z.string().trim().min(1).max(200), {
      label: 'New title',
      words: ['title', 'name', 'call it'],
      sense: 'free_text',
    }).optional(),
    shippingMode: field(shippingMode, {
      label: 'Shipping',
      words: ['shipping'],
      valueWords: {
        PIETRA_SHIPPING: ['ship it with you', 'you ship', 'brandwright ships'],
        SUPPLIER_SHIPPING: ['supplier ships', 'let the supplier ship', 'the factory ships'],
        NO_SHIPPING_NEEDED: ['no shipping', 'without shipping', 'i pick it up'],
        CHARGE_SHIPPING_LATER: ['charge shipping later', 'shipping later'],
      },
    }).optional(),
  }),
  output: purchaseItem,
  http: {
    method: 'PUT',
    path: '/web/creator-order-items/{purchaseItemId}',
    aliases: [{ method: 'PUT', path: '/app/creator-order-items/{purchaseItemId}' }],
  },
  access: mayAct,
  effect: 'write',
  card: 'purchase_item',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_purchase_item', 'get_cart'],
  invalidates: purchaseReads,
  undoable: true,
  toModel: ({ trackingNumber: _number, ...item }) => item,
  summary: (item) =>
    `${item.quantity.toLocaleString('en-US')} × ${item.title} at ${money(item.unitPriceMinor, item.currency)} a unit, ${money(item.totalMinor, item.currency)} in total, ${shippingModeLabels[item.shippingMode].toLowerCase()}.`,
});
