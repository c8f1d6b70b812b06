import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent } from '../say.ts';
import { rowsOf, withinDays } from '../scope.ts';
import { spreadOf } from './spreads.ts';
import { averageOf, percentOf, sumWhere } from '../sql.ts';

const thresholds = [2500, 3500, 5000, 7500, 10_000, 12_500, 15_000, 20_000];
/** How far below a threshold an order can be, in percent of it, to count as just below. */
const near = 20;
const nearOf = (threshold: number) => (threshold * (100 - near)) / 100;

/** An order's items reach some of these: as many as the sums have it (`insight_item_steps`). */
export const steps = [...new Set([...thresholds, ...thresholds.map(nearOf)])].toSorted(
  (one, other) => one - other,
);
const stepOf = (worth: number) => steps.indexOf(worth) + 1;

const list = (numbers: readonly number[]) => sql`array[${sql.join([...numbers], sql`, `)}]::int[]`;

export const freeShippingThreshold: ReportQuery = async (scope) => {
  const told = await spreadOf(
    scope,
    'ITEMS',
    sql`number as step, orders, amount as items, other as shipping`,
    (days) =>
      sql`select width_bucket(items, ${list(steps)}) as step, count(*) as orders, sum(items) as items, sum(shipping_minor) as shipping
        from (select *, subtotal_minor - discount_minor as items from ${withinDays(scope.all, days)} every_order) o group by 1`,
  );
  const isOver = sql`step >= reached`;
  const isNear = sql`step >= close and step < reached`;
  const rows = await rowsOf(
    scope.context,
    sql`with o as (select step, sum(items) as items, sum(shipping) as shipping, sum(orders) as orders from ${told} t group by step having sum(orders) > 0),
      sums as (select threshold, ${percentOf(sql`coalesce(sum(orders) filter (where ${isOver}), 0)`, sql`sum(orders)`)} as share,
          ${sumWhere(sql`shipping`, isOver)} as forgone, (coalesce(sum(orders) filter (where ${isNear}), 0))::int as below,
          ${averageOf(sql`sum(threshold * orders - items) filter (where ${isNear})`, sql`sum(orders) filter (where ${isNear})`)} as missing,
          ${sumWhere(sql`threshold * orders - items`, isNear)} as gain
        from o cross join unnest(${list(thresholds)}, ${list(thresholds.map(stepOf))}, ${list(thresholds.map((one) => stepOf(nearOf(one))))})
          as t(threshold, reached, close) group by threshold)
    select threshold::float8 as "thresholdMinor", share, forgone as "forgoneMinor", below as "justBelow", missing as "missingMinor",
      round((100 * forgone / nullif(gain, 0))::numeric, 1)::float8 as "breakEven"
    from sums order by threshold`,
  );
  if (rows[0]?.['share'] === null || rows.length === 0) return nothing();
  const possible = rows.filter((row) => row['breakEven'] !== null && num(row, 'breakEven') <= 100);
  const [best] = possible.toSorted((one, other) => num(one, 'breakEven') - num(other, 'breakEven'));
  return {
    rows,
    finding: best
      ? `Free shipping at ${money(num(best, 'thresholdMinor'))} gives away ${money(num(best, 'forgoneMinor'))} and breaks even if ${percent(num(best, 'breakEven'))} of the ${num(best, 'justBelow')} orders just below it add enough to reach it (${money(num(best, 'missingMinor'))} on average).`
      : 'At none of these thresholds would the orders just below make up for the shipping given away.',
    figures: best
      ? [
          figure('Lowest break-even threshold', num(best, 'thresholdMinor'), 'money'),
          figure('Break-even share', num(best, 'breakEven'), 'percent'),
          figure('Orders just below', num(best, 'justBelow'), 'count'),
        ]
      : [],
    notes: ['This compares item sales with shipping only; it doesn’t include the cost of the extra items.'],
  };
};
