import { listSentShipments } from '@brandwright/contract/orders/list-sent-shipments.ts';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { isWithinDays } from '../kernel/data/days.ts';
import { implement } from '../kernel/request/implementation.ts';
import { orders, orderShipments } from './tables.ts';

/** Units of a shipment, over its items. */
const units = sql<number>`(select coalesce(sum((item->>'quantity')::int), 0) from jsonb_array_elements(${orderShipments.items}) item)`;

const placeOf = ({ city, state, zipCode, countryCode }: ShippingAddress) =>
  [city, [state, zipCode].filter(Boolean).join(' '), countryCode].filter(Boolean).join(', ');

export default implement(listSentShipments, {
  async run(context, { from, to, offset, limit }) {
    const where = and(
      eq(orderShipments.storeId, context.storeId),
      isWithinDays(orderShipments.shippedAt, { from, to }),
    );
    const rows = await context.db
      .select({ shipment: orderShipments, order: orders, units: units.mapWith(Number) })
      .from(orderShipments)
      .innerJoin(
        orders,
        and(eq(orders.storeId, orderShipments.storeId), eq(orders.id, orderShipments.orderId)),
      )
      .where(where)
      .orderBy(desc(orderShipments.shippedAt), orderShipments.id)
      .limit(limit)
      .offset(offset);
    const byCarrier = await context.db
      .select({
        carrier: orderShipments.carrier,
        shipments: count(),
        units: sql`sum(${units})`.mapWith(Number),
      })
      .from(orderShipments)
      .where(where)
      .groupBy(orderShipments.carrier)
      .orderBy(desc(count()), orderShipments.carrier);
    return {
      output: {
        rows: rows.map(({ shipment, order, units: sent }) => ({
          shipmentId: shipment.id,
          orderNumber: order.orderNumber,
          customerName: order.customerName,
          toPlace: placeOf(order.shippingAddress),
          carrier: shipment.carrier,
          shippingMethod: order.shippingMethod,
          trackingNumber: shipment.trackingNumber,
          trackingUrl: shipment.trackingUrl,
          units: sent,
          status: shipment.status,
          shippedAt: (shipment.shippedAt ?? shipment.createdAt).toISOString(),
        })),
        total: byCarrier.reduce((sum, { shipments }) => sum + shipments, 0),
        byCarrier,
      },
    };
  },
});
