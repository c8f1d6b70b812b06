import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Row, type Scope } from '../scope.ts';
import { averageOf, sumOf } from '../sql.ts';

/** Units, orders, customers and money of line items, grouped by an expression over `l`, highest item sales first. */
export const lineSums = ({ context, lines }: Scope, key: SQL, more: SQL = sql``): Promise<Row[]> =>
  rowsOf(
    context,
    sql`select ${key} as key ${more}, sum(l.units)::int as units, count(distinct l.order_id)::int as orders,
      count(distinct l.customer_id)::int as customers, ${sumOf(sql`l.item_sales_minor`)} as "itemSalesMinor",
      ${averageOf(sql`sum(l.item_sales_minor)`, sql`sum(l.units)`)} as "averagePriceMinor", sum(l.returned_units)::int as "returnedUnits"
    from ${lines} l group by ${key} order by sum(l.item_sales_minor) desc, sum(l.units) desc, ${key}`,
  );

/** A line item's SKU, or its title and variant if it has none. */
export const variantKey = (line: 'l' | 'r'): SQL => {
  const of = sql.raw(line);
  return sql`coalesce(nullif(${of}.sku, ''), ${of}.title || coalesce(' (' || ${of}.variant || ')', ''))`;
};
