import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { purchaseItem } from './entities.ts';
import { purchaseField } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

export const setStoredAtPartner = declareOperation({
  name: 'set_stored_at_partner',
  area: 'purchasing',
  title: 'Store at the fulfillment partner',
  description:
    'Says whether the goods of a purchase order are stored at the fulfillment partner when they arrive, or come to the founder. Before they ship.',
  examples: [
    'Store the mugs at the fulfillment center',
    'send the candles to the warehouse when they’re done',
    'the boxes should come to me instead of the warehouse',
  ],
  input: z.object({
    purchaseItemId: purchaseField().describe('Id or title of the purchase order.'),
    storedAtPartner: field(z.boolean(), {
      label: 'At the fulfillment partner',
      words: ['warehouse', 'fulfillment center'],
      valueWords: {
        true: ['warehouse', 'fulfillment center', 'fulfillment partner'],
        false: ['to me', 'my address', 'my place', 'instead of the warehouse'],
      },
    }).default(true),
  }),
  output: purchaseItem,
  http: { method: 'PUT', path: '/web/creator-order-items/{purchaseItemId}/update-stored-at-fbp' },
  access: mayAct,
  effect: 'write',
  card: 'purchase_item',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_purchase_item'],
  invalidates: purchaseReads,
  undoable: true,
  toModel: ({ trackingNumber: _number, ...item }) => item,
  summary: ({ title, storedAtPartner }) =>
    storedAtPartner ? `${title} will be stored at the fulfillment partner.` : `${title} will come to you.`,
});
