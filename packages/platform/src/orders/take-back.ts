import { OperationError } from '@brandwright/contract';
import type { ProductionStatus } from '@brandwright/contract/orders/enums.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { recordStatusChange, updateOrder } from './change-order.ts';
import { linesOf, lockOrder, type LineRecord, type OrderRecord } from './find-order.ts';
import type { ParcelLine } from './parcel.ts';
import { standingOf } from './rules.ts';
import { untellShop } from './shop/fulfillments.ts';
import { customerMails, orderLineItems, orderShipments } from './tables.ts';

export type ShipmentRow = typeof orderShipments.$inferSelect;

export interface TakenBack {
  order: OrderRecord;
  shipment: ShipmentRow;
  contents: ParcelLine[];
}

/** A shipment that may be taken back, its order locked. Errors: not_found, conflict once the shopper or the shop was told or it has moved. */
export async function shipmentToTakeBack(
  context: Context,
  shipmentId: string,
  mayBe: (shipment: ShipmentRow) => boolean,
): Promise<TakenBack> {
  const mine = and(eq(orderShipments.storeId, context.storeId), eq(orderShipments.id, shipmentId));
  const [found] = await context.db.select().from(orderShipments).where(mine);
  if (!found) throw new OperationError('not_found', 'That shipment is gone already.');
  const order = await lockOrder(context, { id: found.orderId });
  const [shipment] = await context.db.select().from(orderShipments).where(mine);
  if (!shipment) throw new OperationError('not_found', 'That shipment is gone already.');
  if (!mayBe(shipment))
    throw new OperationError(
      'conflict',
      `The shipment of order #${order.orderNumber} has moved since then, so this can’t be undone.`,
    );
  if (await wasTold(context, shipment))
    throw new OperationError(
      'conflict',
      `The shopper of order #${order.orderNumber} was already told of this shipment, so it can’t be taken back. Write to them, or send the shipment again.`,
    );
  await untellShop(context, order, shipment.id);
  const lines = await linesOf(context, order.id);
  const contents = shipment.items.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find(({ id }) => id === lineItemId);
    return line ? [{ line, quantity }] : [];
  });
  return { order, shipment, contents };
}

/** Whether a mail with its tracking number was written. */
async function wasTold(context: Context, { orderId, trackingNumber }: ShipmentRow): Promise<boolean> {
  if (trackingNumber === null) return false;
  const mails = await context.db
    .select({ id: customerMails.id })
    .from(customerMails)
    .where(
      and(
        eq(customerMails.storeId, context.storeId),
        eq(customerMails.orderId, orderId),
        sql`position(${trackingNumber} in ${customerMails.body}) > 0`,
      ),
    )
    .limit(1);
  return mails.length > 0;
}

/** Opens what a shipment held again, and takes the shipment away. The stock is the caller's. */
export async function reopen(
  context: Context,
  { order, shipment, contents }: TakenBack,
  status: ProductionStatus,
): Promise<void> {
  const { storeId } = context;
  for (const { line, quantity } of contents)
    await context.db
      .update(orderLineItems)
      .set({ fulfilledQuantity: sql`greatest(0, ${orderLineItems.fulfilledQuantity} - ${quantity})` })
      .where(and(eq(orderLineItems.storeId, storeId), eq(orderLineItems.id, line.id)));
  await context.db
    .delete(orderShipments)
    .where(and(eq(orderShipments.storeId, storeId), eq(orderShipments.id, shipment.id)));
  const after: LineRecord[] = await linesOf(context, order.id);
  const { fulfillmentStatus, cancelStatus } = standingOf(after);
  await updateOrder(context, order.id, {
    fulfillmentStatus,
    cancelStatus,
    productionStatus: status,
    fulfilledAt: fulfillmentStatus === 'FULFILLED' ? order.fulfilledAt : null,
  });
  if (order.productionStatus !== status)
    await recordStatusChange(context, order.id, {
      from: order.productionStatus,
      to: status,
      reason: 'The shipment was taken back',
    });
}
