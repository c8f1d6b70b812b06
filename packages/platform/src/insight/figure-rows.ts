import type { CustomerType } from '@brandwright/contract/insight/figures.ts';
import type { OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import type { Basis } from './measures.ts';

/** Which orders and line items to include. Codes are lowercase. */
export interface Filters {
  channel?: OrderOrigin | undefined;
  /** Leaves out the orders of this one. */
  withoutChannel?: OrderOrigin | undefined;
  country?: string | undefined;
  state?: string | undefined;
  customerType?: CustomerType | undefined;
  /** A product's line items, matched by its title or its SKU codes. */
  product?: { title: string; codes: readonly string[] } | undefined;
  /** In capitals. */
  discountCode?: string | undefined;
}

/** The rows of a basis in a period, with filters: a table expression. */
export function rowsFor(context: Context, basis: Basis, filters: Filters, days: Days): SQL {
  const { from, to } = days;
  const { channel, withoutChannel, country, state, customerType, product, discountCode } = filters;
  const conditions = [
    sql`o.store_id = ${context.storeId}`,
    sql`o.day between ${from}::date and ${to}::date`,
    ...(basis === 'PLACED' || isOfSums(basis) ? [] : [sql`o.counted`]),
    ...(channel === undefined ? [] : [sql`o.origin = ${channel}`]),
    ...(withoutChannel === undefined ? [] : [sql`o.origin <> ${withoutChannel}`]),
    ...(country === undefined ? [] : [sql`o.country_code = ${country}`]),
    ...(state === undefined ? [] : [sql`o.country_code = 'US' and o.state = ${state}`]),
    ...(customerType === undefined ? [] : [isOfType(basis, customerType)]),
    ...(discountCode === undefined ? [] : [sql`upper(o.discount_code) = ${discountCode}`]),
    ...(product === undefined
      ? []
      : [
          sql`(lower(l.title) = ${product.title.toLowerCase()} or lower(l.sku) in (select unnest(${sql.param([...product.codes])}::text[])))`,
        ]),
  ];
  const where = sql.join(conditions, sql` and `);
  if (basis !== 'LINES') return sql`(select o.* from ${sql.raw(viewOf[basis])} o where ${where})`;
  // The days of the lines are those of their orders: said of both, neither is read outside of them.
  return sql`(select o.*, l.title, l.variant, l.sku, l.units, l.item_sales_minor, l.returned_units
    from insight_orders o join insight_lines l on l.store_id = o.store_id and l.order_id = o.id and l.units > 0
      and l.day between ${from}::date and ${to}::date where ${where})`;
}

const viewOf = {
  ORDERS: 'insight_orders',
  PLACED: 'insight_orders',
  DAYS: 'insight_days',
  PRODUCTS: 'insight_products',
} as const;

/** Sums are kept in several rows, some of which cancel each other out. */
export const isOfSums = (basis: Basis): boolean => basis === 'DAYS' || basis === 'PRODUCTS';

/** New if no order that counts came before it. */
function isOfType(basis: Basis, type: CustomerType): SQL {
  if (isOfSums(basis)) return sql`o.customer_type = ${type}`;
  return type === 'NEW' ? sql`o.earlier = 0` : sql`o.earlier > 0`;
}

/** Sums of line items by variant, without those that nothing is left of: their titles label nothing. */
export const variantsIn = (sums: SQL): SQL =>
  sql`(select title, variant, sku, sum(units) as units, sum(item_sales_minor) as item_sales_minor, sum(returned_units) as returned_units,
    sum(orders_of_sku) as orders_of_sku from ${sums} p group by title, variant, sku having sum(units) <> 0)`;
