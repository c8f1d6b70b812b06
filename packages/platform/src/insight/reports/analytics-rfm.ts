import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { standings } from './customer-standing.ts';
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

/**
 * The values from which on the scores 2 to 5 are given, by the share of customers ranked lower: 5 is best, and ties all get the higher
 * score. A score that nobody reaches has none.
 */
const steps = (value: ReturnType<typeof sql>) =>
  sql`(select array_remove(array[${sql.join(
    [1, 2, 3, 4].map(
      (step) => sql`min(v) filter (where 5 * (upto - 1) >= ${sql.raw(String(step))} * everyone)`,
    ),
    sql`, `,
  )}], null) from (select v, sum(count(*)) over (order by v) as upto, sum(count(*)) over () as everyone
    from (select ${value} as v from per) x group by v) h)`;
const score = (value: ReturnType<typeof sql>, name: string) =>
  sql`1 + width_bucket(${value}, ${sql.raw(name)})`;

export const analyticsRfm: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with per as materialized (
        select orders, sales::bigint as sales, ${scope.asOf}::date - last_day as since from ${await standings(scope)} s),
      steps as materialized (select ${steps(sql`-since`)} as of_r, ${steps(sql`orders`)} as of_f, ${steps(sql`sales`)} as of_m),
      scored as (select per.*, ${score(sql`-since`, 'of_r')} as r, ${score(sql`orders`, 'of_f')} as f, ${score(sql`sales`, 'of_m')} as m
        from per cross join steps where of_r is not null),
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
