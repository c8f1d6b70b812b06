import { countOrderUnits } from '@brandwright/contract/orders/count-order-units.ts';
import { and, eq, gte, isNotNull, sql, sum } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { orderLineItems, orders } from './tables.ts';
import { notCanceled } from './waiting.ts';

export default implement(countOrderUnits, {
  async run({ db, storeId }, { soldSince }) {
    const open = sql<number>`${orderLineItems.quantity} - ${orderLineItems.canceledQuantity} - ${orderLineItems.fulfilledQuantity}`;
    const ofOrder = and(eq(orders.storeId, orderLineItems.storeId), eq(orders.id, orderLineItems.orderId));
    const ofStore = [eq(orderLineItems.storeId, storeId), isNotNull(orderLineItems.sku)];
    const needed = await db
      .select({
        sku: sql<string>`${orderLineItems.sku}`,
        committed: sum(open).mapWith(Number),
        onHold: sql`coalesce(sum(${open}) filter (where ${orders.productionStatus} = 'ON_HOLD'), 0)`.mapWith(
          Number,
        ),
      })
      .from(orderLineItems)
      .innerJoin(orders, ofOrder)
      .where(
        and(
          ...ofStore,
          sql`${orderLineItems.quantity} > ${orderLineItems.canceledQuantity} + ${orderLineItems.fulfilledQuantity}`,
          notCanceled,
        ),
      )
      .groupBy(orderLineItems.sku);
    const sold = await db
      .select({
        sku: sql<string>`${orderLineItems.sku}`,
        sold: sql`sum(${orderLineItems.quantity} - ${orderLineItems.canceledQuantity})`.mapWith(Number),
      })
      .from(orders)
      .innerJoin(orderLineItems, ofOrder)
      .where(
        and(...ofStore, eq(orders.storeId, storeId), gte(orders.placedAt, new Date(soldSince)), notCanceled),
      )
      .groupBy(orderLineItems.sku);
    const skus = new Map<string, { sku: string; committed: number; onHold: number; sold: number }>();
    for (const row of needed) skus.set(row.sku, { ...row, sold: 0 });
    for (const { sku, sold: units } of sold)
      skus.set(sku, { committed: 0, onHold: 0, ...skus.get(sku), sku, sold: units });
    return { output: { skus: [...skus.values()] } };
  },
});
