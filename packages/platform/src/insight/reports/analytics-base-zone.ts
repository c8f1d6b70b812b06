import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';
import { zoneOf, zones, type Zone } from './zones.ts';

export const analyticsBaseZone: ReportQuery = async (scope) => {
  const { channel, to } = scope;
  // Each customer's last order of the period; the next one, if it isn't of another channel, says whether it is.
  const living =
    channel === null
      ? sql`select country_code, state, count(*) as customers from ${scope.orders} o
          where nth is not null and (next_at is null or next_at >= ${to}::timestamp at time zone 'utc' + interval '1 day') group by 1, 2`
      : sql`select country_code, state, count(*) as customers from (
          select distinct on (customer_id) country_code, state from ${scope.orders} o where customer_id is not null
          order by customer_id, placed_at desc, order_number desc) h group by 1, 2`;
  const found = await rowsOf(
    scope.context,
    sql`with living as (${living}),
      places as (select country_code, state, count(*) as orders, sum(net_minor) as sales from ${scope.orders} o group by 1, 2),
      told as (select ${zoneOf} as zone, orders, sales, customers from places left join living using (country_code, state) where state is not null
        union all
        select ${zoneOf}, orders, sales, customers from places left join (select country_code, customers from living where state is null) l
          using (country_code) where state is null)
    select zone, coalesce(sum(customers), 0)::int as customers, sum(orders)::int as orders,
      ${percentOf(sql`sum(orders)`, sql`sum(sum(orders)) over ()`)} as share, ${sumOf(sql`sales`)} as "salesMinor",
      ${averageOf(sql`sum(sales)`, sql`sum(orders)`)} as "averageMinor"
    from told group by zone order by sum(orders) desc, zone`,
  );
  const rows = found.map((row) => ({ ...row, zone: zones[text(row, 'zone') as Zone] }));
  const [first] = rows;
  if (!first) return nothing();
  return {
    rows,
    finding: `The top zone is ${first.zone} (${percent(num(first, 'share'))} of orders, from ${count(num(first, 'customers'), 'customer')}).`,
    figures: rows.slice(0, 4).map((row) => figure(row.zone, num(row, 'orders'), 'count')),
  };
};
