import type { Dimension, Measure } from '@brandwright/contract/insight/figures.ts';
import { sql, type SQL } from 'drizzle-orm';
import { averageOf, percentOf, sumOf } from './sql.ts';
import { ofDays, ofProducts, ordersOfLines } from './measures-of-sums.ts';

/**
 * The rows that figures are calculated from. ORDERS: one per order that counts. LINES: one per line item of those orders with
 * units left. PLACED: one per order placed, whether it counts or not. All have the columns of `insight_orders`; LINES also has
 * those of `insight_lines`. DAYS and PRODUCTS: sums of orders and of line items, to be added up, with the columns of `insight_days`
 * and `insight_products`.
 */
export type Basis = 'ORDERS' | 'LINES' | 'PLACED' | 'DAYS' | 'PRODUCTS';

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
const orders: Readonly<Record<'ORDERS' | 'PLACED' | 'LINES', SQL>> = {
  ORDERS: sql`count(*)`,
  PLACED: sql`count(*)`,
  LINES: sql`count(distinct r.id)`,
};

/** Number of orders in a group `by` a dimension. */
export function ordersOf(measure: Measure, basis: Basis, by?: Dimension): SQL {
  if (basis === 'PRODUCTS') return sql`coalesce(sum(${ordersOfLines(by)}), 0)::int`;
  if (basis !== 'DAYS') return sql`(${orders[basis]})::int`;
  return measure === 'REFUNDS' ? sql`coalesce(sum(r.placed), 0)::int` : sql`coalesce(sum(r.orders), 0)::int`;
}

/** What rows of an answer are together. */
export interface Group {
  by?: Dimension | undefined;
  /** The first day of its interval. */
  since: SQL;
  /** Whether it has all orders of its interval. */
  isWhole: boolean;
}

/** A measure over the rows `r` of a group. */
export function measureOf(measure: Measure, basis: Basis, { by, since, isWhole }: Group): SQL {
  if (basis === 'DAYS') return ofDays(measure);
  if (basis === 'PRODUCTS') return ofProducts(measure, by);
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
      return isWhole && basis === 'ORDERS'
        ? sql`count(*) filter (where ${comesFirst(since)})::float8`
        : sql`count(distinct r.customer_id)::float8`;
    case 'NEW_CUSTOMERS':
      return sql`count(distinct r.customer_id) filter (where r.nth = 1)::float8`;
    case 'RETURNING_CUSTOMERS':
      return isWhole && basis === 'ORDERS'
        ? sql`count(*) filter (where r.first_day < ${since} and ${comesFirst(since)})::float8`
        : sql`count(distinct r.customer_id) filter (where r.first_day < ${since})::float8`;
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

/** Whether an order is its customer's first since a day: of all orders since then, as many are as there are customers. */
const comesFirst = (since: SQL): SQL =>
  sql`r.nth is not null and (r.previous_at is null or r.previous_at < (${since})::timestamp at time zone 'utc')`;
