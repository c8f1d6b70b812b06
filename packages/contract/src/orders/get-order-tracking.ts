import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { orderNumberOut, shipment } from './entities.ts';
import { fulfillmentStatus } from './enums.ts';
import { mayRead, orderRef } from './order-ref.ts';
import { codeWords, count, dayWords } from './words.ts';

export const getOrderTracking = declareOperation({
  name: 'get_order_tracking',
  area: 'orders',
  title: 'Track an order',
  description:
    'Shows where the parcels of one order are: carrier, tracking number, events and expected delivery.',
  examples: [
    'Where is order 1042?',
    'Track order 1030',
    'Has #1030 been delivered?',
    'What is the tracking number of 1030?',
  ],
  input: z.object(orderRef),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    fulfillmentStatus,
    /** Newest first. */
    shipments: z.array(shipment),
  }),
  http: { method: 'GET', path: '/web/orders/{id}/tracking-info' },
  access: mayRead,
  effect: 'read',
  card: 'order_tracking',
  offered: true,
  errors: ['not_found'],
  related: ['get_order', 'recreate_shipment'],
  summary: (output) => {
    const [newest, ...others] = output.shipments;
    if (!newest) return `Order #${output.orderNumber} hasn’t shipped yet, so there’s nothing to track.`;
    const event = newest.events[0];
    const last = event
      ? ` Last seen ${dayWords(event.at)}${event.place ? ` in ${event.place}` : ''}: ${event.description}.`
      : '';
    const due = newest.deliveredAt
      ? ` Delivered ${dayWords(newest.deliveredAt)}.`
      : newest.estimatedDeliveryAt
        ? ` Expected ${dayWords(newest.estimatedDeliveryAt)}.`
        : '';
    const number = newest.trackingNumber ? `, tracking number ${newest.trackingNumber}` : '';
    const more = others.length > 0 ? ` It has ${count(others.length, 'other shipment')}.` : '';
    return `Order #${output.orderNumber} is ${codeWords(newest.status)} with ${newest.carrier}${number}.${last}${due}${more}`;
  },
});
