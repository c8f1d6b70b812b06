import { sumOrderShipping } from '@brandwright/contract/orders/sum-order-shipping.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { dayOfInstant, isWithinDays } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { orderPayments, orderRefunds, orders } from './tables.ts';

interface Days {
  from: string;
  to: string;
}

/** Shipping of orders, on the day of their first payment. */
function charged(context: Context, days: Days) {
  const day = dayOfInstant(orderPayments.capturedAt);
  return context.db
    .select({ day, amountMinor: sql`sum(${orders.shippingMinor})`.mapWith(Number) })
    .from(orderPayments)
    .innerJoin(orders, and(eq(orders.storeId, orderPayments.storeId), eq(orders.id, orderPayments.orderId)))
    .where(
      and(
        eq(orderPayments.storeId, context.storeId),
        isWithinDays(orderPayments.capturedAt, days),
        gt(orders.shippingMinor, 0),
        // Later payments of the same order pay its shipping no second time.
        sql`not exists (select from ${orderPayments} earlier where earlier.store_id = ${orderPayments.storeId} and earlier.order_id = ${orderPayments.orderId} and (earlier.captured_at, earlier.id) < (${orderPayments.capturedAt}, ${orderPayments.id}))`,
      ),
    )
    .groupBy(day);
}

function refunded(context: Context, days: Days) {
  const day = dayOfInstant(orderRefunds.createdAt);
  return context.db
    .select({ day, amountMinor: sql`sum(${orderRefunds.shippingMinor})`.mapWith(Number) })
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.storeId, context.storeId),
        isWithinDays(orderRefunds.createdAt, days),
        gt(orderRefunds.shippingMinor, 0),
      ),
    )
    .groupBy(day);
}

export default implement(sumOrderShipping, {
  async run(context, given) {
    const sums = new Map<string, { day: string; chargedMinor: number; refundedMinor: number }>();
    const of = (day: string) => {
      const found = sums.get(day) ?? { day, chargedMinor: 0, refundedMinor: 0 };
      sums.set(day, found);
      return found;
    };
    for (const { day, amountMinor } of await charged(context, given)) of(day).chargedMinor = amountMinor;
    for (const { day, amountMinor } of await refunded(context, given)) of(day).refundedMinor = amountMinor;
    return {
      output: { days: [...sums.values()].toSorted((one, other) => one.day.localeCompare(other.day)) },
    };
  },
});
