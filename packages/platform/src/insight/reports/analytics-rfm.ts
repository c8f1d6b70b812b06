import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { perCustomer } from './customer-standing.ts';
import { averageOf, percentOf, sumOf, twiceMedianOf } from '../sql.ts';
import { cellOf, valueAfter } from './value-after.ts';

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
  )}], null) from (select v, sum(sum(times)) over (order by v) as upto, sum(sum(times)) over () as everyone
    from (select ${value} as v, times from groups) x group by v) h)`;
const score = (value: ReturnType<typeof sql>, name: string) =>
  sql`1 + width_bucket(${value}, ${sql.raw(name)})`;

export const analyticsRfm: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with ${await perCustomer(scope, sql`orders, sales::bigint as sales, ${scope.asOf}::date - last_day as since`)},
      ${valueAfter(sql`sales`, cellOf(sql`sales`), sql`ceil(3 * everyone / 5.0)`)},
      -- Of the score for sales it matters only whether it is a 4 or 5: all who have less, or no less, are alike.
      groups as materialized (select since, orders, sales >= (select value from cut) as is_rich, count(*) as times, sum(sales) as sales
        from per group by 1, 2, 3),
      steps as materialized (select ${steps(sql`-since`)} as of_r, ${steps(sql`orders`)} as of_f),
      scored as (select groups.*, ${score(sql`-since`, 'of_r')} as r, ${score(sql`orders`, 'of_f')} as f
        from groups cross join steps where of_r is not null),
      named as (select *, case
        when r >= 4 and f >= 4 and is_rich then 'Champions'
        when f >= 4 and r >= 3 then 'Loyal'
        when r >= 4 and orders = 1 then 'New'
        when r >= 4 then 'Promising'
        when r <= 2 and f >= 3 then 'At risk'
        when r <= 2 then 'Hibernating'
        else 'Need attention' end as segment from scored),
      days as (select segment, since, sum(times) as times, sum(sum(times)) over (partition by segment order by since) - sum(times) as before,
        sum(sum(times)) over (partition by segment) as everyone from named group by segment, since),
      medians as (select segment, (${twiceMedianOf(sql`since`)} / 2.0)::float8 as median from days group by segment)
    select segment, sum(times)::int as customers, ${percentOf(sql`sum(times)`, sql`sum(sum(times)) over ()`)} as share,
      ${sumOf(sql`sales`)} as "salesMinor", ${averageOf(sql`sum(sales)`, sql`sum(times)`)} as "averageMinor",
      median as "daysSinceLast", round(sum(orders * times) / sum(times), 1)::float8 as orders
    from named join medians using (segment) group by segment, median
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
