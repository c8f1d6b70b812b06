import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { purchaseItem } from './entities.ts';
import { purchaseField, shipTo } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

export const improveShippingAddress = declareOperation({
  name: 'improve_shipping_address',
  area: 'purchasing',
  title: 'Correct where a purchase order goes',
  description: 'Sets the shipping address of a purchase order that has not shipped. A form sends it.',
  examples: ['The address form of a purchase order'],
  input: z.object({
    purchaseItemId: purchaseField().describe('Id or title of the purchase order.'),
    shippingAddress: shipTo,
  }),
  output: purchaseItem,
  http: { method: 'PUT', path: '/web/creator-order-items/{purchaseItemId}/improve-shipping-address' },
  access: mayAct,
  effect: 'write',
  card: 'purchase_item',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  invalidates: purchaseReads,
  undoable: true,
  summary: ({ title, shippingAddress }) =>
    `${title} goes to ${shippingAddress ? `${shippingAddress.addressLine1}, ${shippingAddress.city}` : 'no address yet'}.`,
});
