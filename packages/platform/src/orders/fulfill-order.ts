import { OperationError } from '@brandwright/contract';
import { bareTrackingNumber, carrierOf, trackingUrlOf } from '@brandwright/contract/orders/carriers.ts';
import { productionStatus, shipmentStatus } from '@brandwright/contract/orders/enums.ts';
import { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';
import { listWords } from '@brandwright/contract/orders/words.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { addressLine } from './address.ts';
import { recordStatusChange, updateOrder } from './change-order.ts';
import { findOrder, lockOrder, type OrderRecord } from './find-order.ts';
import { parcelOf, refuseWithoutStock, skusByCode, type Parcel, type ParcelLine } from './parcel.ts';
import { afterChange } from './read-order.ts';
import { openUnits, standingOf, statusAfterShipping } from './rules.ts';
import { inShop, tellShopLater } from './shop/fulfillments.ts';
import { shipStock, unshipStock } from './ship-stock.ts';
import { orderLineItems, orderShipments } from './tables.ts';
import { reopen, shipmentToTakeBack } from './take-back.ts';

const kept = z.object({
  shipmentId: z.uuid(),
  status: shipmentStatus,
  lineIds: z.array(z.uuid()),
  from: productionStatus,
  to: productionStatus,
});

const contentsWords = (contents: readonly ParcelLine[]) =>
  listWords(
    contents.map(({ line, quantity }) => `${quantity} × ${line.title}`),
    4,
  );

/** Carrier and number as they are kept. Errors: bad_input, conflict when the order has that number already. */
async function trackedBy(
  context: Context,
  order: OrderRecord,
  given: { trackingNumber: string; carrier?: string | undefined },
) {
  const trackingNumber = bareTrackingNumber(given.trackingNumber);
  if (!/^[A-Z0-9]{4,40}$/.test(trackingNumber))
    throw new OperationError('bad_input', 'A tracking number has letters and digits only. Check it again.', [
      { path: 'trackingNumber', message: 'Letters and digits only.' },
    ]);
  const carrier = carrierOf(given.carrier, trackingNumber);
  if (carrier === undefined)
    throw new OperationError('bad_input', `Which carrier has ${trackingNumber}?`, [
      { path: 'carrier', message: 'The form of the number doesn’t tell.' },
    ]);
  const same = await context.db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .where(
      and(
        eq(orderShipments.storeId, context.storeId),
        eq(orderShipments.orderId, order.id),
        eq(orderShipments.trackingNumber, trackingNumber),
      ),
    )
    .limit(1);
  if (same.length > 0)
    throw new OperationError(
      'conflict',
      `Order #${order.orderNumber} already has a shipment with the tracking number ${trackingNumber}.`,
    );
  return { trackingNumber, carrier, trackingUrl: trackingUrlOf(carrier, trackingNumber) };
}

/** The order after these units have left it. */
async function writeShipped(context: Context, order: OrderRecord, { lines, contents }: Parcel) {
  const { storeId } = context;
  for (const { line, quantity } of contents)
    await context.db
      .update(orderLineItems)
      .set({ fulfilledQuantity: sql`${orderLineItems.fulfilledQuantity} + ${quantity}` })
      .where(and(eq(orderLineItems.storeId, storeId), eq(orderLineItems.id, line.id)));
  const after = lines.map((line) => ({
    ...line,
    fulfilledQuantity:
      line.fulfilledQuantity + (contents.find((one) => one.line.id === line.id)?.quantity ?? 0),
  }));
  const standing = standingOf(after);
  const to = statusAfterShipping(after);
  await updateOrder(context, order.id, {
    ...standing,
    productionStatus: to,
    ...(standing.fulfillmentStatus === 'FULFILLED' ? { fulfilledAt: context.clock.now() } : {}),
  });
  if (to !== order.productionStatus)
    await recordStatusChange(context, order.id, { from: order.productionStatus, to, reason: 'Shipped' });
  return { to, unitsLeft: after.reduce((sum, line) => sum + openUnits(line), 0) };
}

export default implement(fulfillOrder, {
  async run(context, input) {
    const order = await lockOrder(context, input);
    const parcel = await parcelOf(context, order, input);
    const tracked = await trackedBy(context, order, input);
    const shipmentId = randomUUID();
    await shipStock(context, { shipmentId, orderNumber: order.orderNumber }, parcel.contents);
    const now = context.clock.now();
    const status = input.isHandedOver ? ('IN_TRANSIT' as const) : ('PREPARING' as const);
    await context.db.insert(orderShipments).values({
      ...tracked,
      storeId: context.storeId,
      id: shipmentId,
      orderId: order.id,
      status,
      items: parcel.contents.map(({ line, quantity }) => ({
        lineItemId: line.id,
        title: line.title,
        quantity,
      })),
      events: [
        {
          at: now.toISOString(),
          status,
          description: input.isHandedOver ? 'Handed to the carrier' : 'Label made',
          place: null,
        },
      ],
      createdAt: now,
      shippedAt: now,
    });
    await tellShopLater(context, order.id, shipmentId);
    const { to, unitsLeft } = await writeShipped(context, order, parcel);
    const rest =
      unitsLeft === 0 ? '' : ` ${unitsLeft} ${unitsLeft === 1 ? 'unit stays' : 'units stay'} to ship.`;
    const change = `Shipped ${contentsWords(parcel.contents)} of order #${order.orderNumber} with ${tracked.carrier}, tracking number ${tracked.trackingNumber}.${rest}`;
    const after = await afterChange(context, order.id, change);
    const newShipment = after.shipments.find(({ id }) => id === shipmentId);
    if (!newShipment) throw new Error('The new shipment was not written.');
    return {
      output: { ...after, newShipment },
      undo: {
        shipmentId,
        status,
        lineIds: parcel.contents.map(({ line }) => line.id),
        from: order.productionStatus,
        to,
      } satisfies z.output<typeof kept>,
      subject: { kind: 'order', id: order.id },
    };
  },
  async prepare(context, input) {
    const order = await findOrder(context, input);
    const { contents } = await parcelOf(context, order, input);
    const { carrier, trackingNumber } = await trackedBy(context, order, input);
    refuseWithoutStock(contents, await skusByCode(context));
    const shop = await inShop(context, order.id);
    return {
      input: {
        ...input,
        id: order.id,
        orderNumber: order.orderNumber,
        items: contents.map(({ line, quantity }) => ({ lineItemId: line.id, quantity })),
        carrier,
        trackingNumber,
      },
      preview: {
        verb: 'Mark as shipped',
        what: `Marks ${contentsWords(contents)} of order #${order.orderNumber} as shipped; the units leave the stock.`,
        toWhom: `${order.shippingAddress.name}, ${addressLine(order.shippingAddress)}`,
        cost: null,
        irreversible: null,
        values: [
          { label: 'Order', value: `#${order.orderNumber}, ${order.customerName}` },
          { label: 'Carrier', value: carrier },
          { label: 'Tracking number', value: trackingNumber },
          ...(shop ? [{ label: 'Reported to', value: `${shop.shopName}, ${shop.externalName}` }] : []),
        ],
        warnings: [],
      },
    };
  },
  async undo(context, given) {
    const { shipmentId, status, lineIds, from, to } = kept.parse(given);
    const taken = await shipmentToTakeBack(context, shipmentId, (shipment) => shipment.status === status);
    await unshipStock(context, shipmentId, lineIds);
    await reopen(context, taken, taken.order.productionStatus === to ? from : taken.order.productionStatus);
  },
});
