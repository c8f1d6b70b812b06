import { z } from 'zod';
import { amountMinor, field, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, orderNumberOut, shipment, shortOrder } from './entities.ts';
import { fulfillmentStatus, shipmentStatus } from './enums.ts';
import { mayAct, mayRead, orderReads, orderRef } from './order-ref.ts';
import { codeWords, count, dayWords, listWords, money } from './words.ts';

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
    if (!newest) return `Order #${output.orderNumber} has not shipped yet, so there is nothing to track.`;
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

export const getOrderSaleInfo = declareOperation({
  name: 'get_order_sale_info',
  area: 'orders',
  title: 'Sale figures of an order',
  description:
    'Shows the money of one order: subtotal, discount, shipping, tax, total, captured, refunded, net, and each line.',
  examples: [
    'What did we make on order 1042?',
    'Sale figures of #1042',
    'How much was refunded on order 1042?',
  ],
  input: z.object(orderRef),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    currency: z.string(),
    subtotalMinor: amountMinor(),
    discountMinor: amountMinor(),
    shippingMinor: amountMinor(),
    taxMinor: amountMinor(),
    totalMinor: amountMinor(),
    capturedMinor: amountMinor(),
    refundedMinor: amountMinor(),
    /** Captured less refunded. */
    netMinor: amountMinor(),
    lines: z.array(
      z.object({
        lineItemId: z.uuid(),
        title: z.string(),
        quantity: z.int(),
        canceledQuantity: z.int(),
        /** quantity × unit price: these add up to the subtotal. */
        goodsMinor: amountMinor(),
        /** After discount and with tax: these and the shipping add up to the total. */
        totalMinor: amountMinor(),
        refundedMinor: amountMinor(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/orders/{id}/sale-info' },
  access: mayRead,
  effect: 'read',
  card: 'order_sale',
  offered: true,
  errors: ['not_found'],
  related: ['get_order'],
  summary: (output) =>
    `Order #${output.orderNumber} came to ${money(output.totalMinor, output.currency)}: ${money(output.capturedMinor, output.currency)} captured, ` +
    `${money(output.refundedMinor, output.currency)} refunded, ${money(output.netMinor, output.currency)} kept.`,
});

export const trackOrder = declareOperation({
  name: 'track_order',
  area: 'orders',
  title: 'Track an order without a login',
  description:
    'For a shopper: where their order is, by its number and the email or postal code it was placed with. Shows no names, addresses or prices.',
  examples: ['Track my order 1042, my email is maya@example.com'],
  input: z.object({
    orderNumber: z.int().min(1).max(2_147_483_647),
    email: z.email().max(200).optional(),
    postalCode: z.string().trim().min(2).max(16).optional(),
  }),
  output: z.object({
    orderNumber: z.int(),
    placedOn: z.iso.date(),
    /** "Getting ready", "On its way", "Delivered", "Canceled", … */
    status: z.string(),
    items: z.array(z.object({ title: z.string(), quantity: z.int() })),
    shipments: z.array(
      z.object({
        status: shipmentStatus,
        carrier: z.string(),
        trackingNumber: z.string().nullable(),
        estimatedDeliveryAt: instant().nullable(),
        deliveredAt: instant().nullable(),
        events: z.array(z.object({ at: instant(), description: z.string(), place: z.string().nullable() })),
      }),
    ),
  }),
  http: { method: 'POST', path: '/web/track-order' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'tracked_order',
  offered: false,
  errors: ['not_found', 'too_many_requests'],
  summary: (output) => `Order ${output.orderNumber}: ${output.status}.`,
});
