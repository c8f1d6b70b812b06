import { sumOriginSales } from '@brandwright/contract/orders/sum-origin-sales.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { isWithinDays, type Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { orderLineItems, orders } from './tables.ts';

const mostProducts = 10;
const stands = sql`${orders.cancelStatus} <> 'CANCELED'`;

export default implement(sumOriginSales, {
  async run(context, { productsOf, ...period }) {
    const sales = await context.db
      .select({
        origin: orders.origin,
        currency: orders.currency,
        orders: sql`count(*) filter (where ${stands})`.mapWith(Number),
        totalMinor: sql`coalesce(sum(${orders.totalMinor}) filter (where ${stands}), 0)`.mapWith(Number),
        netMinor: sql`sum(${orders.capturedMinor} - ${orders.refundedMinor})`.mapWith(Number),
      })
      .from(orders)
      .where(and(eq(orders.storeId, context.storeId), isWithinDays(orders.placedAt, period)))
      .groupBy(orders.origin, orders.currency)
      .orderBy(asc(orders.origin), asc(orders.currency));
    return { output: { sales, ...(await soldProducts(context, period, productsOf)) } };
  },
});

/** By title, as the orders name them: products that are gone from the catalog were sold too. */
async function soldProducts({ db, storeId }: Context, period: Days, origins: readonly OrderOrigin[]) {
  if (origins.length === 0) return { products: [], productCount: 0 };
  const units = sql<number>`sum(${orderLineItems.quantity} - ${orderLineItems.canceledQuantity})`;
  const rows = await db
    .select({
      title: orderLineItems.title,
      units: units.mapWith(Number),
      all: sql`count(*) over ()`.mapWith(Number),
    })
    .from(orderLineItems)
    .innerJoin(orders, and(eq(orders.storeId, orderLineItems.storeId), eq(orders.id, orderLineItems.orderId)))
    .where(
      and(
        eq(orderLineItems.storeId, storeId),
        inArray(orders.origin, [...origins]),
        ne(orders.cancelStatus, 'CANCELED'),
        isWithinDays(orders.placedAt, period),
      ),
    )
    .groupBy(orderLineItems.title)
    .having(sql`${units} > 0`)
    .orderBy(desc(units), asc(orderLineItems.title))
    .limit(mostProducts);
  return {
    products: rows.map(({ title, units: sold }) => ({ title, units: sold })),
    productCount: rows[0]?.all ?? 0,
  };
}
