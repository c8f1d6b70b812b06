import { and, count, eq, max, min, ne, sql, sum } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { orders } from './tables.ts';

/** Something of the order is still to ship. */
const isOpenOrder = sql`${orders.cancelStatus} <> 'CANCELED' and ${orders.fulfillmentStatus} <> 'FULFILLED'`;

/** What one customer ordered so far. Money in minor units. */
export async function customerTotals(context: Context, customerId: string) {
  const [all] = await context.db
    .select({
      orderCount: count(),
      openOrderCount: sql`count(*) filter (where ${isOpenOrder})`.mapWith(Number),
      returnCount: sql`count(*) filter (where ${ne(orders.returnStatus, 'NONE')})`.mapWith(Number),
      paidOrderCount: sql`count(*) filter (where ${orders.capturedMinor} > 0)`.mapWith(Number),
      paid: sum(orders.capturedMinor).mapWith(Number),
      refunded: sum(orders.refundedMinor).mapWith(Number),
      first: min(orders.placedAt),
      last: max(orders.placedAt),
    })
    .from(orders)
    .where(and(eq(orders.storeId, context.storeId), eq(orders.customerId, customerId)));
  const [paidMinor, refundedMinor] = [all?.paid ?? 0, all?.refunded ?? 0];
  return {
    orderCount: all?.orderCount ?? 0,
    openOrderCount: all?.openOrderCount ?? 0,
    returnCount: all?.returnCount ?? 0,
    paidMinor,
    refundedMinor,
    keptMinor: paidMinor - refundedMinor,
    averageMinor: all?.paidOrderCount ? Math.round(paidMinor / all.paidOrderCount) : null,
    firstOrderAt: all?.first?.toISOString() ?? null,
    lastOrderAt: all?.last?.toISOString() ?? null,
  };
}
