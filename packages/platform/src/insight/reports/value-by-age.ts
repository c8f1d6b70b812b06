import { sql } from 'drizzle-orm';
import { rowsOf, type Row, type Scope } from '../scope.ts';
import { averageOf } from '../sql.ts';

/**
 * Sales per customer through each age, for customers who have passed it. `ages` are days since the first order ever. Covers
 * customers whose first order is in the period (and came through the channel, if one is given), with all their orders to date.
 */
export function valueByAge({ context, all, from, to, now }: Scope, ages: readonly number[]): Promise<Row[]> {
  return rowsOf(
    context,
    sql`with chosen as (select customer_id, placed_at as first from ${all} o where nth = 1 and day between ${from}::date and ${to}::date),
      old as (select customer_id, first, floor(extract(epoch from ${now.toISOString()}::timestamptz - first) / 86400) as age from chosen),
      spent as (select o.customer_id, o.net_minor, floor(extract(epoch from o.placed_at - c.first) / 86400) as at
        from ${all} o join chosen c using (customer_id)),
      sums as (select a.age, s.customer_id, sum(s.net_minor) as sales, count(*) as orders
        from unnest(array[${sql.join([...ages], sql`, `)}]::int[]) as a(age)
        join spent s on s.at <= a.age join old c on c.customer_id = s.customer_id and c.age > a.age
        group by a.age, s.customer_id)
    select age, count(*)::int as customers, ${averageOf(sql`sum(sales)`, sql`count(*)`)} as "valueMinor",
      round(sum(orders)::numeric / count(*), 2)::float8 as orders
    from sums group by age order by age`,
  );
}
