import type { Grain } from '@brandwright/contract/insight/report-result.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import { dayOf, type Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';

type Value = string | number | null;
export type Row = Record<string, Value>;

/** What a report works with: its days, and SQL for the orders that count. */
export interface Scope extends Days {
  context: Context;
  channel: OrderOrigin | null;
  grain: Grain;
  /** All orders that count (from the channel, if one is given): a table expression with the columns of `insight_orders`. */
  all: SQL;
  /** Those placed during the report's days. */
  orders: SQL;
  /** Line items of these orders, with the order's `placed_at`, `day`, `customer_id` and `nth`. */
  lines: SQL;
  now: Date;
  /** Today by the context's clock. */
  today: string;
  /** The day to report status as of: the report's last day, or today if earlier. */
  asOf: string;
}

/** Rows of a query. Cast its columns to int, float8, text or date::text. */
export async function rowsOf(context: Context, query: SQL): Promise<Row[]> {
  const { rows } = await context.db.execute<Row>(query);
  return rows;
}

export const countedOrders = (context: Context, channel: OrderOrigin | null): SQL =>
  sql`(select * from insight_orders where store_id = ${context.storeId} and counted${
    channel === null ? sql`` : sql` and origin = ${channel}`
  })`;

export const withinDays = (orders: SQL, { from, to }: Days): SQL =>
  sql`(select * from ${orders} every_order where day between ${from}::date and ${to}::date)`;

export const linesOfOrders = (context: Context, orders: SQL): SQL =>
  sql`(select l.*, o.placed_at, o.day, o.customer_id, o.nth, o.origin, o.captured_minor
    from insight_lines l join ${orders} o on o.id = l.order_id
    where l.store_id = ${context.storeId} and l.units > 0)`;

export function scopeOf(
  context: Context,
  days: Days,
  {
    channel = null,
    grain = 'MONTH',
  }: { channel?: OrderOrigin | null | undefined; grain?: Grain | undefined } = {},
): Scope {
  const all = countedOrders(context, channel);
  const orders = withinDays(all, days);
  const now = context.clock.now();
  const today = dayOf(now);
  return {
    context,
    ...days,
    channel,
    grain,
    all,
    orders,
    lines: linesOfOrders(context, orders),
    now,
    today,
    asOf: days.to < today ? days.to : today,
  };
}
