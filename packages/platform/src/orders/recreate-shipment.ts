import { OperationError } from '@brandwright/contract';
import { recreateShipment } from '@brandwright/contract/orders/recreate-shipment.ts';
import { codeWords, listWords } from '@brandwright/contract/orders/words.ts';
import type { Shipment } from '@brandwright/contract/orders/entities.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { addressLine } from './address.ts';
import { findOrder, lockOrder, type OrderRecord } from './find-order.ts';
import { afterChange, shipmentsOf } from './read-order.ts';
import { recreatableShipments } from './rules.ts';
import { orderNotes, orderShipments } from './tables.ts';

async function shipmentToRepeat(
  context: Context,
  order: OrderRecord,
  shipmentId: string | undefined,
): Promise<Shipment> {
  const shipments = await shipmentsOf(context, order.id);
  const shipment = shipmentId === undefined ? shipments[0] : shipments.find((one) => one.id === shipmentId);
  if (!shipment && shipmentId !== undefined) {
    throw new OperationError(
      'not_found',
      `Order #${order.orderNumber} doesn’t have that shipment. Look at its tracking for the ids.`,
    );
  }
  if (!shipment)
    throw new OperationError(
      'bad_transition',
      `Order #${order.orderNumber} hasn’t shipped yet, so there’s nothing to resend.`,
    );
  if (recreatableShipments.includes(shipment.status)) return shipment;
  throw shipment.status === 'REPLACED'
    ? new OperationError('conflict', 'This shipment has already been resent.')
    : new OperationError(
        'bad_transition',
        `The shipment is ${codeWords(shipment.status)}. It can be resent once it has left the warehouse.`,
      );
}

export default implement(recreateShipment, {
  async run(context, { shipmentId, reason, ...name }) {
    const order = await lockOrder(context, name);
    const old = await shipmentToRepeat(context, order, shipmentId);
    const { storeId } = context;
    const now = context.clock.now();
    await context.db
      .update(orderShipments)
      .set({ status: 'REPLACED' })
      .where(and(eq(orderShipments.storeId, storeId), eq(orderShipments.id, old.id)));
    const id = randomUUID();
    await context.db.insert(orderShipments).values({
      storeId,
      id,
      orderId: order.id,
      status: 'PREPARING',
      carrier: old.carrier,
      items: old.items,
      events: [{ at: now.toISOString(), status: 'PREPARING', description: 'Resend requested', place: null }],
      replacesShipmentId: old.id,
      createdAt: now,
    });
    const why = reason ? ` (${reason})` : '';
    const change = `The shipment of order #${order.orderNumber} is being resent${why}.`;
    await context.db.insert(orderNotes).values({
      storeId,
      id: randomUUID(),
      orderId: order.id,
      author: 'System',
      kind: 'SYSTEM',
      text: change,
      createdAt: now,
    });
    const after = await afterChange(context, order.id, change);
    const newShipment = after.shipments.find((one) => one.id === id);
    if (!newShipment) throw new Error('The new shipment was not written.');
    return { output: { ...after, newShipment }, subject: { kind: 'order', id: order.id } };
  },
  async prepare(context, input) {
    const order = await findOrder(context, input);
    const old = await shipmentToRepeat(context, order, input.shipmentId);
    const items = listWords(
      old.items.map((item) => `${item.quantity} × ${item.title}`),
      4,
    );
    return {
      input: { ...input, id: order.id, orderNumber: order.orderNumber, shipmentId: old.id },
      preview: {
        verb: `Resend #${order.orderNumber}`,
        what: `Asks the warehouse to resend the shipment of order #${order.orderNumber}: ${items}.`,
        toWhom: `${order.shippingAddress.name}, ${addressLine(order.shippingAddress)}`,
        cost: 'The items and the postage a second time.',
        irreversible: 'The warehouse starts right away; a package that has left can’t be called back.',
        values: [
          { label: 'Order', value: `#${order.orderNumber}` },
          {
            label: 'Old shipment',
            value: `${old.carrier} ${old.trackingNumber ?? ''}, ${codeWords(old.status)}`,
          },
          ...(input.reason ? [{ label: 'Reason', value: input.reason }] : []),
        ],
        warnings: old.status === 'DELIVERED' ? ['The carrier says that this shipment was delivered.'] : [],
      },
    };
  },
});
