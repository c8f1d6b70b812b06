import type { Dimension, Measure } from '@brandwright/contract/insight/figures.ts';
import { sql, type SQL } from 'drizzle-orm';
import { averageOf, percentOf, sumOf } from './sql.ts';

/**
 * The rows that figures are calculated from. ORDERS: one per order that counts. LINES: one per line item of those orders with
 * units left. PLACED: one per order placed, whether it counts or not. All have the columns of `insight_orders`; LINES also has
 * those of `insight_lines`. DAYS: sums of orders by day and channel, to be added up, with the columns of `insight_days`.
 */
export type Basis = 'ORDERS' | 'LINES' | 'PLACED' | 'DAYS';

/** Dimensions that only line items have. */
export const lineDimensions: ReadonlySet<Dimension> = new Set(['PRODUCT', 'SKU']);

/** Measures that apply only to whole orders. */
export const orderMeasures: ReadonlySet<Measure> = new Set(['DISCOUNTS', 'SHIPPING', 'TAX', 'REFUNDS']);

const lineMeasures: ReadonlySet<Measure> = new Set(['UNITS', 'ITEM_SALES', 'RETURNED_UNITS', 'RETURN_RATE']);

/** What sums of days tell: all but which customers they were. */
const dayMeasures: ReadonlySet<Measure> = new Set([
  'SALES',
  'ORDERS',
  'AVERAGE_ORDER',
  'NEW_CUSTOMERS',
  'REPEAT_RATE',
  'DISCOUNTS',
  'SHIPPING',
  'TAX',
  'REFUNDS',
]);
const dayDimensions: ReadonlySet<Dimension> = new Set<Dimension>([
  'DAY',
  'WEEK',
  'MONTH',
  'QUARTER',
  'YEAR',
  'WEEKDAY',
  'CHANNEL',
]);

/** Whether sums of days answer a question that is filtered by nothing but the channel. */
export const isOfDays = (measure: Measure, by: Dimension | undefined): boolean =>
  dayMeasures.has(measure) && (by === undefined || dayDimensions.has(by));

export function basisOf(measure: Measure, isByLine: boolean): Basis {
  if (isByLine || lineMeasures.has(measure)) return 'LINES';
  return measure === 'REFUNDS' ? 'PLACED' : 'ORDERS';
}

/** Number of orders in a group. */
const orders: Readonly<Record<Exclude<Basis, 'DAYS'>, SQL>> = {
  ORDERS: sql`count(*)`,
  PLACED: sql`count(*)`,
  LINES: sql`count(distinct r.id)`,
};
export function ordersOf(measure: Measure, basis: Basis): SQL {
  if (basis !== 'DAYS') return sql`(${orders[basis]})::int`;
  return measure === 'REFUNDS' ? sql`coalesce(sum(r.placed), 0)::int` : sql`coalesce(sum(r.orders), 0)::int`;
}

/** A measure over sums of days: the same as over their orders. */
function ofDays(measure: Measure): SQL {
  switch (measure) {
    case 'ORDERS':
      return sumOf(sql`r.orders`);
    case 'AVERAGE_ORDER':
      return averageOf(sql`sum(r.net_minor)`, sql`sum(r.orders)`);
    case 'NEW_CUSTOMERS':
      return sumOf(sql`r.first_orders`);
    case 'REPEAT_RATE':
      return percentOf(sql`sum(r.later_orders)`, sql`sum(r.first_orders + r.later_orders)`);
    case 'REFUNDS':
      return sumOf(sql`r.placed_refunded_minor`);
    case 'DISCOUNTS':
      return sumOf(sql`r.discount_minor`);
    case 'SHIPPING':
      return sumOf(sql`r.shipping_minor`);
    case 'TAX':
      return sumOf(sql`r.tax_minor`);
    default:
      return sumOf(sql`r.net_minor`);
  }
}

/** A measure over the rows `r` of a group. `since` is the first day of the group's interval. */
export function measureOf(measure: Measure, basis: Basis, since: SQL): SQL {
  if (basis === 'DAYS') return ofDays(measure);
  const sales = basis === 'LINES' ? sql`r.item_sales_minor` : sql`r.net_minor`;
  switch (measure) {
    case 'SALES':
    case 'ITEM_SALES':
      return sumOf(sales);
    case 'ORDERS':
      return sql`(${orders[basis]})::float8`;
    case 'AVERAGE_ORDER':
      return averageOf(sql`sum(${sales})`, orders[basis]);
    case 'UNITS':
      return sumOf(sql`r.units`);
    case 'CUSTOMERS':
      return sql`count(distinct r.customer_id)::float8`;
    case 'NEW_CUSTOMERS':
      return sql`count(distinct r.customer_id) filter (where r.nth = 1)::float8`;
    case 'RETURNING_CUSTOMERS':
      return sql`count(distinct r.customer_id) filter (where r.first_day < ${since})::float8`;
    case 'REPEAT_RATE':
      return percentOf(
        sql`count(distinct r.id) filter (where r.nth > 1)`,
        sql`count(distinct r.id) filter (where r.customer_id is not null)`,
      );
    case 'DISCOUNTS':
      return sumOf(sql`r.discount_minor`);
    case 'SHIPPING':
      return sumOf(sql`r.shipping_minor`);
    case 'TAX':
      return sumOf(sql`r.tax_minor`);
    case 'REFUNDS':
      return sumOf(sql`r.refunded_minor`);
    case 'RETURNED_UNITS':
      return sumOf(sql`r.returned_units`);
    case 'RETURN_RATE':
      return percentOf(sql`sum(r.returned_units)`, sql`sum(r.units)`);
  }
}
