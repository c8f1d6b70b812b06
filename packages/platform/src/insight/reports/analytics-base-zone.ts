import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';
import { lastOrders } from './customer-standing.ts';
import { placesOf, zoneOf, zones, type Zone } from './zones.ts';

export const analyticsBaseZone: ReportQuery = async (scope) => {
  const living = sql`select country_code, state, count(*) as customers from ${await lastOrders(scope)} o group by 1, 2`;
  const found = await rowsOf(
    scope.context,
    sql`with living as (${living}),
      places as (select country_code, state, sum(orders) as orders, sum(sales) as sales from ${await placesOf(scope)} p group by 1, 2
        having sum(orders) > 0),
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
