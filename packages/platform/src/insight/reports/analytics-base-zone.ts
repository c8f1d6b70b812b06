import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';
import { zoneOf, zones, type Zone } from './zones.ts';

export const analyticsBaseZone: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`with o as (select *, ${zoneOf} as zone from ${scope.orders} o),
      homes as (select distinct on (customer_id) customer_id, zone from o where customer_id is not null order by customer_id, placed_at desc, order_number desc),
      living as (select zone, count(*) as customers from homes group by zone)
    select o.zone, coalesce(max(l.customers), 0)::int as customers, count(*)::int as orders,
      ${percentOf(sql`count(*)`, sql`sum(count(*)) over ()`)} as share, ${sumOf(sql`o.net_minor`)} as "salesMinor",
      ${averageOf(sql`sum(o.net_minor)`, sql`count(*)`)} as "averageMinor"
    from o left join living l on l.zone = o.zone group by o.zone order by count(*) desc, o.zone`,
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
