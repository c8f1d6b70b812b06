import type { Dimension, Measure } from '@brandwright/contract/insight/figures.ts';
import { sql, type SQL } from 'drizzle-orm';
import { averageOf, percentOf, sumOf } from './sql.ts';

/**
 * The rows that figures are calculated from. ORDERS: one per order that counts. LINES: one per line item of those orders with
 * units left. PLACED: one per order placed, whether it counts or not. All have the columns of `insight_orders`; LINES also has
 * those of `insight_lines`.
 */
export type Basis = 'ORDERS' | 'LINES' | 'PLACED';

/** Dimensions that only line items have. */
export const lineDimensions: ReadonlySet<Dimension> = new Set(['PRODUCT', 'SKU']);

/** Measures that apply only to whole orders. */
export const orderMeasures: ReadonlySet<Measure> = new Set(['DISCOUNTS', 'SHIPPING', 'TAX', 'REFUNDS']);

const lineMeasures: ReadonlySet<Measure> = new Set(['UNITS', 'ITEM_SALES', 'RETURNED_UNITS', 'RETURN_RATE']);

export function basisOf(measure: Measure, isByLine: boolean): Basis {
  if (isByLine || lineMeasures.has(measure)) return 'LINES';
  return measure === 'REFUNDS' ? 'PLACED' : 'ORDERS';
}

/** Number of orders in a group. */
const orders: Readonly<Record<Basis, SQL>> = {
  ORDERS: sql`count(*)`,
  PLACED: sql`count(*)`,
  LINES: sql`count(distinct r.id)`,
};
export const ordersOf = (basis: Basis): SQL => sql`(${orders[basis]})::int`;

/** A measure over the rows `r` of a group. `since` is the first day of the group's interval. */
export function measureOf(measure: Measure, basis: Basis, since: SQL): SQL {
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
