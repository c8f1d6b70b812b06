import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut, trackingEvent } from './entities.ts';
import { shipmentStatus } from './enums.ts';
import { mayAct, orderReads } from './order-ref.ts';

/** For fulfillment, when the carrier of a label tells where its parcel is. Only the system runs it: a person's call is refused. */
export const recordShipmentTracking = declareOperation({
  name: 'record_shipment_tracking',
  area: 'orders',
  title: 'Where a shipment is',
  description: 'Records where the carrier says that the shipment of an order is, with its events.',
  examples: ['(the carrier says that a parcel was delivered)'],
  input: z.object({
    shipmentId: z.uuid(),
    status: shipmentStatus,
    /** All that are known, newest first. */
    events: z.array(trackingEvent).max(100),
  }),
  output: z.object({
    orderId: z.uuid(),
    orderNumber: orderNumberOut,
    status: shipmentStatus,
    isNew: z.boolean(),
  }),
  http: { method: 'PUT', path: '/web/orders/-/shipments/{shipmentId}/tracking' },
  access: mayAct,
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: orderReads,
  summary: ({ orderNumber, isNew }) =>
    isNew
      ? `The shipment of order #${orderNumber} has an update from its carrier.`
      : `Nothing new on the shipment of order #${orderNumber}.`,
});
