import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';

export const rfmSegments = [
  'Champions',
  'Loyal',
  'New',
  'Promising',
  'Need attention',
  'At risk',
  'Hibernating',
];

/** The quintile by the share of customers ranked lower: 5 is best, and ties all get the higher score. */
const fifth = (worseFirst: ReturnType<typeof sql>) =>
  sql`least(5, 1 + floor(5.0 * (rank() over (order by ${worseFirst}) + count(*) over (partition by ${worseFirst}) - 2) / count(*) over ())::int)`;

export const analyticsRfm: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with per as (
        select customer_id, count(*)::int as orders, sum(net_minor) as sales, ${scope.asOf}::date - max(day) as since
        from ${scope.orders} o where customer_id is not null group by customer_id),
      scored as (select *, ${fifth(sql`-since`)} as r, ${fifth(sql`orders`)} as f, ${fifth(sql`sales`)} as m from per),
      named as (select *, case
        when r >= 4 and f >= 4 and m >= 4 then 'Champions'
        when f >= 4 and r >= 3 then 'Loyal'
        when r >= 4 and orders = 1 then 'New'
        when r >= 4 then 'Promising'
        when r <= 2 and f >= 3 then 'At risk'
        when r <= 2 then 'Hibernating'
        else 'Need attention' end as segment from scored)
    select segment, count(*)::int as customers, ${percentOf(sql`count(*)`, sql`sum(count(*)) over ()`)} as share,
      ${sumOf(sql`sales`)} as "salesMinor", ${averageOf(sql`sum(sales)`, sql`count(*)`)} as "averageMinor",
      percentile_cont(0.5) within group (order by since)::float8 as "daysSinceLast", round(avg(orders), 1)::float8 as orders
    from named group by segment
    order by array_position(array[${sql.join(rfmSegments, sql`, `)}]::text[], segment)`,
  );
  if (rows.length === 0) return nothing('No customers ordered in this period.');
  const of = (segment: string) => rows.find((row) => row['segment'] === segment);
  const [champions, risk] = [of('Champions'), of('At risk')];
  return {
    rows,
    finding:
      [
        `${count(total(rows, 'customers'), 'customer')}`,
        ...(champions
          ? [`${num(champions, 'customers')} champions who spent ${money(num(champions, 'salesMinor'))}`]
          : ['no champions']),
        ...(risk ? [`${num(risk, 'customers')} at risk (${money(num(risk, 'salesMinor'))})`] : []),
      ].join(', ') + '.',
    figures: rows.map((row) => figure(text(row, 'segment'), num(row, 'customers'), 'count')),
    notes: champions
      ? []
      : [
          `The largest segment has ${percent(Math.max(...rows.map((row) => num(row, 'share'))))} of customers.`,
        ],
  };
};
