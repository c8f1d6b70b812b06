import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Row, type Scope } from '../scope.ts';
import { averageOf, sumOf } from '../sql.ts';

/** Units, orders and money of line items, by title or by SKU, highest item sales first. */
export function lineSums({ context, products }: Scope, by: 'title' | 'sku'): Promise<Row[]> {
  const key = by === 'title' ? sql`l.title` : variantKey('l');
  return rowsOf(
    context,
    sql`select ${key} as key ${by === 'title' ? sql`` : sql`, min(l.title) as product`}, sum(l.units)::int as units,
      sum(${by === 'title' ? sql`l.orders_of_title` : sql`l.orders_of_sku`})::int as orders, ${sumOf(sql`l.item_sales_minor`)} as "itemSalesMinor",
      ${averageOf(sql`sum(l.item_sales_minor)`, sql`sum(l.units)`)} as "averagePriceMinor", sum(l.returned_units)::int as "returnedUnits"
    from (select title, variant, sku, sum(units) as units, sum(item_sales_minor) as item_sales_minor, sum(returned_units) as returned_units,
      sum(orders_of_title) as orders_of_title, sum(orders_of_sku) as orders_of_sku
      from ${products} p group by title, variant, sku having sum(units) > 0) l
    group by ${key}
    order by sum(l.item_sales_minor) desc, sum(l.units) desc, ${key}`,
  );
}

/** A line item's SKU, or its title and variant if it has none. */
export const variantKey = (line: 'l' | 'r'): SQL => {
  const of = sql.raw(line);
  return sql`coalesce(nullif(${of}.sku, ''), ${of}.title || coalesce(' (' || ${of}.variant || ')', ''))`;
};
