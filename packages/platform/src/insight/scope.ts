import type { Grain } from '@brandwright/contract/insight/report-result.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import { dayOf, type Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';

type Value = string | number | null;
export type Row = Record<string, Value>;

/** What a report is made of: its days, and SQL for the counted orders that it may look at. */
export interface Scope extends Days {
  context: Context;
  channel: OrderOrigin | null;
  grain: Grain;
  /** Counted orders of all time (of the channel, where one was said): a table expression with the columns of `insight_orders`. */
  all: SQL;
  /** Those of them that were placed on the days of the report. */
  orders: SQL;
  /** Lines of these orders, with `placed_at`, `day`, `customer_id` and `nth` of the order beside them. */
  lines: SQL;
  now: Date;
  /** The day of the context's clock. */
  today: string;
  /** The day as of which is told how something stands: the last of the report, or today. */
  asOf: string;
}

/** Rows of a query whose columns are cast to int, float8, text or date::text. */
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
