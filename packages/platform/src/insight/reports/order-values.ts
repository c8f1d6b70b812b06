import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../../kernel/data/days.ts';
import { withinDays, type Scope } from '../scope.ts';
import { averageOf, spanStart, twiceMedianOf, type Span } from '../sql.ts';
import { spreadOf } from './spreads.ts';

/**
 * Values of the report's orders in several rows: `start` of the interval, `nth` of the customer (11 of later ones, 0 without one), how many
 * `orders` are of so many whole `dollars`, their `amount`, and `counts` of how many have which `cents` beyond them.
 */
export async function orderValues(scope: Scope, span: Span): Promise<SQL> {
  const read = (days: Days) =>
    sql`select ${spanStart(sql`day`, span)} as start, least(coalesce(nth, 0), 11) as nth, net_minor / 100 as dollars, count(*) as orders,
        sum(net_minor) as amount, array[net_minor % 100] as cents, array[count(*)::int] as counts
      from ${withinDays(scope.all, days)} o group by 1, 2, 3, net_minor % 100`;
  if (span === 'DAY' || span === 'WEEK') return sql`(${read(scope)})`;
  // The part of another spread is no number, whatever the database looks at first.
  const columns = sql`${spanStart(sql`day`, span)} as start, case when spread = 'VALUE' then part::int end as nth, number as dollars, orders, amount, cents, counts`;
  return spreadOf(scope, 'VALUE', columns, read);
}

/**
 * How many orders there are, their average and their median: of each `key` of rows that have one, apart from the columns of `orderValues`.
 * The dollars of the two in the middle come first; of the orders with those, how many have which cents.
 */
export const averagesOf = (values: SQL): SQL => sql`(
  with v as materialized (${values}),
    runs as (select *, sum(orders) over (partition by key order by dollars) - orders as before, sum(orders) over (partition by key) as everyone
      from (select key, dollars, sum(orders)::bigint as orders, sum(amount) as amount from v group by key, dollars) c),
    middles as (select key, dollars, before as under, everyone from runs
      where before <= div(everyone, 2) and before + orders > div(everyone - 1, 2)),
    values as (select m.key, m.everyone, m.dollars * 100 + c.cents as value, sum(c.times) as times,
        m.under + sum(sum(c.times)) over (partition by m.key, m.dollars order by c.cents) - sum(c.times) as before
      from middles m join v using (key, dollars) cross join lateral unnest(v.cents, v.counts) c (cents, times)
      group by m.key, m.everyone, m.dollars, m.under, c.cents),
    medians as (select key, ${twiceMedianOf(sql`value`)} as twice from values group by key)
  select key, sum(orders)::int as orders, ${averageOf(sql`sum(amount)`, sql`sum(orders)`)} as average, round(twice / 2.0)::float8 as median
  from runs join medians using (key) group by key, twice)`;
