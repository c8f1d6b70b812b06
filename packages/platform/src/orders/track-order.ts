import { OperationError } from '@brandwright/contract';
import type { ShipmentStatus } from '@brandwright/contract/orders/enums.ts';
import { trackOrder } from '@brandwright/contract/orders/track-order.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder, linesOf, type OrderRecord } from './find-order.ts';
import { shipmentsOf } from './read-order.ts';

const place = z.object({ store_id: z.uuid(), order_id: z.uuid() });

/** The same answer whether there is no such order or the email or postal code is another's. */
const unknown =
  'We couldn’t find an order with that number and that email or postal code. Check both, or ask the shop.';

const shipmentWords: Readonly<Record<ShipmentStatus, string>> = {
  PREPARING: 'Getting ready',
  IN_TRANSIT: 'On its way',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  LOST: 'The carrier is looking for it',
  RETURNED: 'On its way back to the shop',
  REPLACED: 'Being sent again',
};

function statusWords(order: OrderRecord, shipment: ShipmentStatus | undefined): string {
  if (order.cancelStatus === 'CANCELED') return 'Canceled';
  return shipment ? shipmentWords[shipment] : 'Getting ready';
}

export default implement(trackOrder, {
  async run(context, { orderNumber, email, postalCode, fromStoreId }) {
    if (email === undefined && postalCode === undefined) {
      throw new OperationError('bad_input', 'Give the order’s email or postal code too.', [
        { path: 'email', message: 'Needed, or the postal code.' },
      ]);
    }
    const { rows } = await context.db.execute(
      sql`select store_id, order_id from orders_for_shopper(${orderNumber}, ${email?.trim().toLowerCase() ?? null}, ${postalCode ?? null}, ${fromStoreId ?? null})`,
    );
    const [found, other] = z.array(place).parse(rows);
    if (!found) throw new OperationError('not_found', unknown);
    if (other)
      throw new OperationError(
        'conflict',
        'More than one shop has a matching order. Open the tracking page from your shop’s own link.',
      );
    await context.enterStore(found.store_id);
    const order = await findOrder(context, { id: found.order_id });
    const lines = await linesOf(context, order.id);
    const shipments = (await shipmentsOf(context, order.id)).filter((one) => one.status !== 'REPLACED');
    return {
      output: {
        orderNumber,
        placedOn: order.placedAt.toISOString().slice(0, 10),
        status: statusWords(order, shipments[0]?.status),
        items: lines
          .map((line) => ({ title: line.title, quantity: line.quantity - line.canceledQuantity }))
          .filter((line) => line.quantity > 0),
        shipments: shipments.map(
          ({ status, carrier, trackingNumber, estimatedDeliveryAt, deliveredAt, events }) => ({
            status,
            carrier,
            trackingNumber,
            estimatedDeliveryAt,
            deliveredAt,
            events: events.map(({ at, description, place: where }) => ({ at, description, place: where })),
          }),
        ),
      },
    };
  },
});
