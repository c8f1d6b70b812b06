import type { Dimension, Measure } from '@brandwright/contract/insight/figures.ts';
import { sql, type SQL } from 'drizzle-orm';
import { averageOf, percentOf, sumOf } from './sql.ts';

/**
 * What the figures are worked out from: ORDERS has a row for each counted order, LINES for each line of one with units left, PLACED for each order that
 * was placed, counted or not. All have the columns of `insight_orders`; LINES those of `insight_lines` too.
 */
export type Grain = 'ORDERS' | 'LINES' | 'PLACED';

/** Dimensions that only lines have. */
export const lineDimensions: ReadonlySet<Dimension> = new Set(['PRODUCT', 'SKU']);

/** Measures that a line has no part of. */
export const orderMeasures: ReadonlySet<Measure> = new Set(['DISCOUNTS', 'SHIPPING', 'TAX', 'REFUNDS']);

const lineMeasures: ReadonlySet<Measure> = new Set(['UNITS', 'ITEM_SALES', 'RETURNED_UNITS', 'RETURN_RATE']);

export function grainOf(measure: Measure, isByLine: boolean): Grain {
  if (isByLine || lineMeasures.has(measure)) return 'LINES';
  return measure === 'REFUNDS' ? 'PLACED' : 'ORDERS';
}

/** Orders of a row's group. */
const orders: Readonly<Record<Grain, SQL>> = {
  ORDERS: sql`count(*)`,
  PLACED: sql`count(*)`,
  LINES: sql`count(distinct r.id)`,
};
export const ordersOf = (grain: Grain): SQL => sql`(${orders[grain]})::int`;

/** A measure over the rows `r` of a group. `since` is the day with which the group's span begins. */
export function measureOf(measure: Measure, grain: Grain, since: SQL): SQL {
  const sales = grain === 'LINES' ? sql`r.item_sales_minor` : sql`r.net_minor`;
  switch (measure) {
    case 'SALES':
    case 'ITEM_SALES':
      return sumOf(sales);
    case 'ORDERS':
      return sql`(${orders[grain]})::float8`;
    case 'AVERAGE_ORDER':
      return averageOf(sql`sum(${sales})`, orders[grain]);
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
