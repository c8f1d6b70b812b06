import { countOrderUnits } from '@brandwright/contract/orders/count-order-units.ts';
import { and, eq, gt, gte, isNotNull, isNull, lt, sql, sum, type SQL } from 'drizzle-orm';
import { dayMs, dayOf, startOf } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { orderLineItems, orders, orderUnitSums } from './tables.ts';
import { notCanceled } from './waiting.ts';

/** What is kept adds up to: by SKU, of the days asked for. */
const addUp = ({ db, storeId }: Context, days: SQL) =>
  db
    .select({
      sku: orderUnitSums.sku,
      units: sum(orderUnitSums.units).mapWith(Number),
      onHold: sum(orderUnitSums.onHold).mapWith(Number),
    })
    .from(orderUnitSums)
    .where(and(eq(orderUnitSums.storeId, storeId), days))
    .groupBy(orderUnitSums.sku);

/** The sums are of whole days: what was sold in the rest of the day of that instant is counted from its orders. */
const soldThatDay = ({ db, storeId }: Context, since: Date) =>
  db
    .select({
      sku: sql<string>`${orderLineItems.sku}`,
      units: sql`sum(${orderLineItems.quantity} - ${orderLineItems.canceledQuantity})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(
      orderLineItems,
      and(eq(orderLineItems.storeId, orders.storeId), eq(orderLineItems.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.storeId, storeId),
        gte(orders.placedAt, since),
        lt(orders.placedAt, new Date(startOf(dayOf(since)).getTime() + dayMs)),
        notCanceled,
        isNotNull(orderLineItems.sku),
      ),
    )
    .groupBy(orderLineItems.sku);

export default implement(countOrderUnits, {
  async run(context, { soldSince }) {
    const since = new Date(soldSince);
    const [needed, sold, soldFirst] = await Promise.all([
      addUp(context, isNull(orderUnitSums.day)),
      addUp(context, gt(orderUnitSums.day, dayOf(since))),
      soldThatDay(context, since),
    ]);
    const skus = new Map<string, { sku: string; committed: number; onHold: number; sold: number }>();
    for (const { sku, units, onHold } of needed)
      if (units !== 0) skus.set(sku, { sku, committed: units, onHold, sold: 0 });
    for (const { sku, units } of [...sold, ...soldFirst]) {
      if (units === 0) continue;
      const one = skus.get(sku) ?? { sku, committed: 0, onHold: 0, sold: 0 };
      skus.set(sku, { ...one, sold: one.sold + units });
    }
    return { output: { skus: [...skus.values()] } };
  },
});
