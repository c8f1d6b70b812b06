import { z } from 'zod';
import { catalogReads } from '../catalog/entities.ts';
import { mayAct } from '../kernel/access.ts';
import { day, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { purchaseItem } from './entities.ts';
import { purchaseField, receivedAsField, stockPlaceField } from './fields.ts';
import { purchaseReads } from './purchase-reads.ts';

const unitsField = () => z.int().min(0).max(10_000_000);

export const receivePurchase = declareOperation({
  name: 'receive_purchase',
  area: 'purchasing',
  title: 'Receive a purchase order into stock',
  description:
    'Books what arrived of a purchase order into stock at its landed cost (price with its share of freight, services and duty). All that is still to come when no number is said, or a part of it; units that came broken are counted apart. The order must have shipped. The same number by the same person within a few minutes is refused as said twice, unless `again` says that more came. Can be undone. Stock that no purchase brought is adjust_stock.',
  examples: [
    'The gift boxes came in',
    'the mugs came in, 480 of 500, 20 broken',
    'book in the gift boxes at the garage',
    'receive 300 of the candles into stock',
    'receive the gift boxes as a new product',
  ],
  input: z.object({
    purchaseItemId: purchaseField().describe('Id or title of the purchase order.'),
    quantity: field(unitsField(), {
      sense: 'quantity',
      label: 'Received',
      words: ['received', 'came in', 'arrived', 'got', 'units', 'pieces', 'pcs', 'in good order'],
    })
      .describe('Units that came in good order; left out: all that are still to come.')
      .optional(),
    damagedQuantity: field(unitsField(), {
      label: 'Broken',
      words: ['broken', 'damaged', 'cracked', 'chipped', 'defective', 'faulty', 'unusable', 'smashed'],
    })
      .describe('Units that came broken, which don’t go into stock.')
      .optional(),
    orderedQuantity: field(unitsField(), { label: 'Of', words: ['of', 'out of', 'ordered'] })
      .describe('How many were ordered, if that was said: another order is refused.')
      .optional(),
    sku: receivedAsField()
      .describe('SKU or product that the units go to; left out: as before, or the one of that title.')
      .optional(),
    asNewProduct: field(z.boolean(), {
      label: 'New product',
      insteadOf: 'sku',
      valueWords: {
        true: [
          'as a new product',
          'as new product',
          'as a new sku',
          'a new product',
          'make it a new product',
        ],
      },
    })
      .describe(
        'True where no product fits and the person wants a new one of that title: it is added, not sold before it has a price. In place of sku.',
      )
      .optional(),
    place: stockPlaceField().describe('Where they are kept; left out: the default place.').optional(),
    on: day({ label: 'Day', words: ['on'] })
      .describe('When they came; left out: today.')
      .optional(),
    again: field(z.boolean(), {
      label: 'Once more',
      words: ['another'],
      valueWords: {
        true: [
          'another',
          'again',
          'once more',
          'a second time',
          'second delivery',
          'second box',
          'second lot',
          'second batch',
          'second shipment',
          'on top of that',
        ],
      },
    })
      .describe(
        'True when the same number came a second time, such as “another 480 came”. Without it, the same receipt within a few minutes is refused as said twice. Never set it unless the person said that more came.',
      )
      .optional(),
    /** What a form showed as received, so that pressing twice receives once. */
    receivedBefore: field(unitsField().optional(), { formOnly: true, seen: true }),
  }),
  output: purchaseItem.extend({
    /** What went into stock, where and at which cost, in a sentence. */
    receipt: z.string(),
  }),
  http: { method: 'POST', path: '/web/creator-order-items/{purchaseItemId}/receive' },
  access: mayAct,
  effect: 'write',
  card: 'purchase_item',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_purchase_item', 'get_stock', 'list_stock_movements'],
  invalidates: [...purchaseReads, ...catalogReads],
  undoable: true,
  toModel: ({ trackingNumber: _number, ...item }) => item,
  summary: ({ receipt }) => receipt,
});
