import type { Dimension, Measure } from '@brandwright/contract/insight/figures.ts';
import { sql, type SQL } from 'drizzle-orm';
import { averageOf, percentOf, sumOf } from './sql.ts';

/** What kept sums tell, by what they are kept by. Filters are named as in a question. */
interface Kept {
  measures: ReadonlySet<Measure>;
  dimensions: ReadonlySet<Dimension>;
  filters: ReadonlySet<string>;
}

const calendar = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'WEEKDAY'] as const;

/** Sums of days tell all but which customers they were. */
const days: Kept = {
  measures: new Set<Measure>([
    'SALES',
    'ORDERS',
    'AVERAGE_ORDER',
    'NEW_CUSTOMERS',
    'REPEAT_RATE',
    'DISCOUNTS',
    'SHIPPING',
    'TAX',
    'REFUNDS',
  ]),
  dimensions: new Set<Dimension>([...calendar, 'CHANNEL', 'COUNTRY', 'CUSTOMER_TYPE']),
  filters: new Set(['channel', 'withoutChannel', 'country', 'customerType']),
};

const products: Kept = {
  measures: new Set<Measure>([
    'UNITS',
    'ITEM_SALES',
    'RETURNED_UNITS',
    'RETURN_RATE',
    'ORDERS',
    'AVERAGE_ORDER',
  ]),
  dimensions: new Set<Dimension>([...calendar, 'CHANNEL', 'PRODUCT', 'SKU']),
  filters: new Set(['channel', 'withoutChannel']),
};

/** Which sums answer a question, if any do: its measure, its dimension and the filters that are set. */
export function sumsFor(
  measure: Measure,
  by: Dimension | undefined,
  filters: readonly string[],
  isOfLines: boolean,
): 'DAYS' | 'PRODUCTS' | null {
  const kept = isOfLines ? products : days;
  const tells =
    kept.measures.has(measure) &&
    (by === undefined || kept.dimensions.has(by)) &&
    filters.every((name) => kept.filters.has(name));
  if (!tells) return null;
  return isOfLines ? 'PRODUCTS' : 'DAYS';
}

/** A measure over sums of days: the same as over their orders. */
export function ofDays(measure: Measure): SQL {
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

/** Orders of line items: an order with two products is in both, but once in the whole. */
export function ordersOfLines(by: Dimension | undefined): SQL {
  if (by === 'PRODUCT') return sql`r.orders_of_title`;
  return by === 'SKU' ? sql`r.orders_of_sku` : sql`r.orders`;
}

/** A measure over sums of line items: the same as over the line items. */
export function ofProducts(measure: Measure, by: Dimension | undefined): SQL {
  switch (measure) {
    case 'UNITS':
      return sumOf(sql`r.units`);
    case 'RETURNED_UNITS':
      return sumOf(sql`r.returned_units`);
    case 'RETURN_RATE':
      return percentOf(sql`sum(r.returned_units)`, sql`sum(r.units)`);
    case 'ORDERS':
      return sumOf(ordersOfLines(by));
    case 'AVERAGE_ORDER':
      return averageOf(sql`sum(r.item_sales_minor)`, sql`sum(${ordersOfLines(by)})`);
    default:
      return sumOf(sql`r.item_sales_minor`);
  }
}
