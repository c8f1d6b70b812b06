import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut } from './entities.ts';
import { mayAct, orderReads } from './order-ref.ts';

/** For fulfillment, when the label of a shipment is void. */
export const takeBackShipment = declareOperation({
  name: 'take_back_shipment',
  area: 'orders',
  title: 'Take back a shipment',
  description:
    'Takes back a shipment that never left: its items are to be shipped again and its units are back in stock. Refused once the carrier has it.',
  examples: ['Take back the shipment of order 1042'],
  input: z.object({ shipmentId: z.uuid() }),
  output: z.object({ orderId: z.uuid(), orderNumber: orderNumberOut, isOpen: z.boolean() }),
  http: { method: 'PUT', path: '/web/orders/-/shipments/{shipmentId}/take-back' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  invalidates: orderReads,
  summary: ({ orderNumber }) => `The shipment of order #${orderNumber} was taken back.`,
});
