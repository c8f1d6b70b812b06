import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { lineHas } from './order-rules.ts';
import { orderLineItems, orders, stockItems } from './tables.ts';

/** What the line of an order sold: a reference to an item may be to the line it stands in. */
async function skuOfLine(context: Context, lineId: string): Promise<string | undefined> {
  const [line] = await context.db
    .select({ sku: orderLineItems.sku })
    .from(orderLineItems)
    .where(and(eq(orderLineItems.storeId, context.storeId), eq(orderLineItems.id, lineId)))
    .limit(1);
  return line?.sku ?? undefined;
}

export default implement(listInventoryCounts, {
  async run(context, { search }) {
    const lineSku = search === undefined || !isUuid(search) ? undefined : await skuOfLine(context, search);
    const open = sql<number>`${orderLineItems.quantity} - ${orderLineItems.canceledQuantity} - ${orderLineItems.fulfilledQuantity}`;
    const needed = await context.db
      .select({
        sku: sql<string>`${orderLineItems.sku}`,
        committed: sum(open).mapWith(Number),
        onHold: sql`coalesce(sum(${open}) filter (where ${orders.productionStatus} = 'ON_HOLD'), 0)`.mapWith(
          Number,
        ),
      })
      .from(orderLineItems)
      .innerJoin(
        orders,
        and(eq(orders.storeId, orderLineItems.storeId), eq(orders.id, orderLineItems.orderId)),
      )
      .where(
        and(
          eq(orderLineItems.storeId, context.storeId),
          sql`${orderLineItems.quantity} > ${orderLineItems.canceledQuantity} + ${orderLineItems.fulfilledQuantity}`,
          ne(orders.cancelStatus, 'CANCELED'),
        ),
      )
      .groupBy(orderLineItems.sku);
    const stock = await context.db
      .select()
      .from(stockItems)
      .where(eq(stockItems.storeId, context.storeId))
      .orderBy(stockItems.sku);
    const items = stock
      .filter(
        (item) =>
          search === undefined ||
          item.id === search ||
          item.sku === lineSku ||
          lineHas(item, search) ||
          item.sku.toLowerCase().includes(search.toLowerCase()),
      )
      .map(({ sku, title, variant, onHand }) => {
        const need = needed.find((one) => one.sku === sku);
        const committed = need?.committed ?? 0;
        return {
          sku,
          title,
          variant,
          onHand,
          committed,
          onHold: need?.onHold ?? 0,
          available: onHand - committed,
        };
      })
      .sort((a, b) => a.available - b.available || a.sku.localeCompare(b.sku));
    return { output: { items, short: items.filter((item) => item.available < 0).length } };
  },
});
