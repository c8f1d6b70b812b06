import { sql } from 'drizzle-orm';
import { rowsOf, type Row, type Scope } from '../scope.ts';
import { averageOf } from '../sql.ts';

/**
 * Sales per customer through each age, for customers who have passed it. `ages` are days since the first order ever. Covers
 * customers whose first order is in the period (and came through the channel, if one is given), with all their orders to date.
 */
export function valueByAge(
  { context, all, channel, from, to, now }: Scope,
  ages: readonly number[],
): Promise<Row[]> {
  // Of an order at an age of its customer: the first of the ages that includes it, and the last that the customer has passed.
  const list = sql`array[${sql.join([...ages], sql`, `)}]::int[]`;
  const passed = sql`floor(date_part('epoch', ${now.toISOString()}::timestamptz - first_at) / 86400)::int`;
  return rowsOf(
    context,
    sql`with sums as (select 1 + width_bucket(age - 1, ${list}) as since, width_bucket(${passed} - 1, ${list}) as until,
        sum(net_minor) as sales, count(*) as orders, count(*) filter (where nth = 1) as customers
      from ${all} o where day >= ${from}::date and first_day between ${from}::date and ${to}::date
        ${channel === null ? sql`` : sql`and first_origin = ${channel}`} group by 1, 2)
    select a.age, sum(customers)::int as customers, ${averageOf(sql`sum(sales)`, sql`sum(customers)`)} as "valueMinor",
      round(sum(orders) / sum(customers), 2)::float8 as orders
    from unnest(${list}) with ordinality as a(age, place) join sums on a.place between since and until group by a.age order by a.age`,
  );
}
