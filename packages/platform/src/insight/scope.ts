import type { Grain } from '@brandwright/contract/insight/report-result.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import { dayOf, type Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import type { Page } from './kept-rows.ts';

type Value = string | number | null;
export type Row = Record<string, Value>;

/** What a report works with: its days, and SQL for the orders that count. */
export interface Scope extends Days {
  context: Context;
  channel: OrderOrigin | null;
  grain: Grain;
  /** The page that is shown, if only that is wanted: a report of very many rows makes no others. */
  page: Page | null;
  /** All orders that count (from the channel, if one is given): a table expression with the columns of `insight_orders`. */
  all: SQL;
  /** Those placed during the report's days. */
  orders: SQL;
  /** Their line items with units left: the columns of `insight_lines`. */
  lines: SQL;
  /** The line items of all orders that count. */
  allLines: SQL;
  /** Sums of the report's days, by day and channel, in several rows for one day: the columns of `insight_days`. */
  sums: SQL;
  /** Sums of all days. */
  allSums: SQL;
  /** Sums of the line items of the report's days, by day, channel and variant, in several rows: the columns of `insight_products`. */
  products: SQL;
  /** What each order of the report's days holds, with titles that count: the columns of `insight_baskets`. */
  baskets: SQL;
  /** How many orders of the report's days hold how many units, in several rows: the columns of `insight_basket_sums`. */
  basketSums: SQL;
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

/** Rows of a view of the store, from the channel, if one is given. */
export const rowsFrom = (view: string, context: Context, channel: OrderOrigin | null): SQL =>
  sql`(select * from ${sql.raw(view)} where store_id = ${context.storeId}${
    channel === null ? sql`` : sql` and origin = ${channel}`
  })`;

const onlyCounted = (rows: SQL): SQL => sql`(select * from ${rows} every_row where counted)`;

export const countedOrders = (context: Context, channel: OrderOrigin | null): SQL =>
  onlyCounted(rowsFrom('insight_orders', context, channel));

export const withinDays = (orders: SQL, { from, to }: Days): SQL =>
  sql`(select * from ${orders} every_day where day between ${from}::date and ${to}::date)`;

export function scopeOf(
  context: Context,
  days: Days,
  {
    channel = null,
    grain = 'MONTH',
    page = null,
  }: { channel?: OrderOrigin | null | undefined; grain?: Grain | undefined; page?: Page | null } = {},
): Scope {
  const all = countedOrders(context, channel);
  const allLines = onlyCounted(rowsFrom('insight_lines', context, channel));
  const allSums = rowsFrom('insight_days', context, channel);
  const now = context.clock.now();
  const today = dayOf(now);
  return {
    context,
    ...days,
    channel,
    grain,
    page,
    all,
    orders: withinDays(all, days),
    lines: withinDays(allLines, days),
    allLines,
    sums: withinDays(allSums, days),
    allSums,
    products: withinDays(rowsFrom('insight_products', context, channel), days),
    baskets: withinDays(rowsFrom('insight_baskets', context, channel), days),
    basketSums: withinDays(rowsFrom('insight_basket_sums', context, channel), days),
    now,
    today,
    asOf: days.to < today ? days.to : today,
  };
}
