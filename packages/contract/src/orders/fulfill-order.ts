import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, shipment, shortOrder } from './entities.ts';
import { shippedItems } from './fulfillment-fields.ts';
import { orderChange, orderRef } from './order-ref.ts';

export const fulfillOrder = declareOperation({
  name: 'fulfill_order',
  area: 'orders',
  title: 'Mark an order as shipped',
  description:
    'Records that an order, or some of its items, went out with a tracking number of its own; its units leave the stock. Buys nothing and emails nobody: ship_order buys a label, send_tracking_email tells the shopper. Can be undone until the carrier has moved it.',
  examples: [
    "Mark Petra's order as shipped, tracking 1Z999AA10123456784",
    'order 1042 went out with USPS 9400100000000000000000',
    'fulfill order 1042, tracking number 1Z999AA10123456784',
    'I shipped 2 mugs of 1042 with FedEx, tracking 123456789012',
  ],
  input: z.object({
    ...orderRef,
    ...shippedItems,
    trackingNumber: field(z.string().trim().min(4).max(60), {
      sense: 'tracking_number',
      words: ['tracking', 'tracking number', 'tracking code', 'number'],
      question: 'What’s the tracking number?',
      label: 'Tracking number',
    }),
    carrier: field(z.string().trim().min(2).max(60), {
      sense: 'free_text',
      words: ['carrier', 'with', 'by', 'via'],
      label: 'Carrier',
    })
      .describe('Left out: told from the form of the tracking number.')
      .optional(),
    /** False for a label that was only just made. */
    isHandedOver: forForms(z.boolean().default(true)),
  }),
  output: orderAfterChange.extend({ newShipment: shipment }),
  http: { method: 'POST', path: '/web/orders/{id}/shipments', status: 201 },
  ...orderChange,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['send_tracking_email', 'get_order_tracking', 'ship_order', 'get_order'],
  invalidates: [...orderChange.invalidates, 'list_products', 'get_product', 'list_skus', 'get_stock'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: (output) => output.change,
});
