import { OperationError } from '@brandwright/contract';
import { recordShipmentTracking } from '@brandwright/contract/orders/record-shipment-tracking.ts';
import { trackAfter } from '@brandwright/contract/orders/tracking-rules.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder } from './find-order.ts';
import { orderShipments } from './tables.ts';

export default implement(recordShipmentTracking, {
  async run(context, { shipmentId, status, events }) {
    if (context.actor.kind !== 'system')
      throw new OperationError('forbidden', 'Only the carrier can say where a shipment is.');
    const mine = and(eq(orderShipments.storeId, context.storeId), eq(orderShipments.id, shipmentId));
    const [shipment] = await context.db.select().from(orderShipments).where(mine).for('update');
    if (!shipment) throw new OperationError('not_found', 'There’s no shipment with that id.');
    const { orderNumber } = await findOrder(context, { id: shipment.orderId });
    // What we wrote when the label was made says less than the carrier's own first event.
    const known = shipment.status === 'PREPARING' && events.length > 0 ? [] : shipment.events;
    const after = trackAfter({ status: shipment.status, events: known }, { status, events });
    const isNew =
      after.status !== shipment.status || JSON.stringify(after.events) !== JSON.stringify(shipment.events);
    if (isNew) {
      const delivered = after.events.find((event) => event.status === 'DELIVERED');
      await context.db
        .update(orderShipments)
        .set({
          status: after.status,
          events: [...after.events],
          ...(after.status === 'DELIVERED' && delivered ? { deliveredAt: new Date(delivered.at) } : {}),
        })
        .where(mine);
    }
    return { output: { orderId: shipment.orderId, orderNumber, status: after.status, isNew } };
  },
});
