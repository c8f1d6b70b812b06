import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, shipment, shortOrder } from './entities.ts';
import { mayAct, orderReads, orderRef } from './order-ref.ts';
import { listWords } from './words.ts';

export const recreateShipment = declareOperation({
  name: 'recreate_shipment',
  area: 'orders',
  title: 'Send a shipment again',
  description:
    'Asks the warehouse to send a shipment of an order again (lost, damaged or returned parcel): a new shipment with the same items. ' +
    'Takes the newest shipment unless one is named. Costs the goods and the postage again.',
  examples: ['Send order 1030 again, it got lost', 'Recreate the shipment of #1030', 'Reship order 1030'],
  input: z.object({
    ...orderRef,
    shipmentId: z.uuid().optional().describe('From get_order_tracking; the newest when left out.'),
    reason: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      outgoing: 'words',
      words: ['because', 'reason', 'as', 'since'],
      label: 'Reason',
    }).optional(),
  }),
  output: orderAfterChange.extend({ newShipment: shipment }),
  http: { method: 'POST', path: '/web/orders/{id}/shipments/recreate', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'order',
  offered: true,
  errors: ['not_found', 'bad_transition', 'conflict'],
  related: ['get_order_tracking'],
  invalidates: orderReads,
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: (output) =>
    `A new shipment of order #${output.orderNumber} is being prepared: ` +
    `${listWords(
      output.newShipment.items.map((item) => `${item.quantity} × ${item.title}`),
      4,
    )}.`,
});
