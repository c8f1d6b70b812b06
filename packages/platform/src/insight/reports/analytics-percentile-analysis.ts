import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { perCustomer } from './customer-standing.ts';
import { percentOf } from '../sql.ts';
import { cellOf } from './value-after.ts';

export const analyticsPercentileAnalysis: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`with ${await perCustomer(scope, sql`sales::bigint as sales`)},
      cells as materialized (select ${cellOf(sql`sales`)} as cell, count(*) as times, sum(sales) as sales from per group by 1),
      runs as (select cell, times, sum(times) over (order by cell desc) - times as before, sum(times) over () as everyone from cells),
      tenths as materialized (select tenth, tenth * div(everyone, 10) + least(tenth, everyone % 10) as upto
        from (select sum(times) as everyone from cells) e cross join generate_series(1, 10) tenth where tenth <= everyone),
      -- Cells in which a tenth ends are read value by value.
      split as materialized (select array_agg(distinct cell) as cells from runs join tenths on upto > before and upto <= before + times),
      parts as (select cell * 1000 as value, times, sales from cells where cell <> all((select cells from split)::bigint[])
        union all select sales, count(*), sum(sales) from per where ${cellOf(sql`sales`)} = any((select cells from split)::bigint[]) group by sales),
      told as (select value, times, sum(times) over w - times as before, sum(sales) over w - sales as sold from parts window w as (order by value desc)),
      sums as (select tenth, upto, value as least, sold + (upto - before) * value as sales
        from tenths join told on upto > before and upto <= before + times)
    select tenth, (upto - lag(upto, 1, 0::numeric) over w)::int as customers, (sales - lag(sales, 1, 0::numeric) over w)::float8 as "salesMinor",
      least::float8 as "fromMinor", ${percentOf(sql`sales - lag(sales, 1, 0::numeric) over w`, sql`max(sales) over ()`)} as share,
      ${percentOf(sql`sales`, sql`max(sales) over ()`)} as cumulative
    from sums window w as (order by tenth) order by tenth`,
  );
  const [top] = found;
  if (!top) return nothing('No customers ordered in this period.');
  const rows = found.map(({ tenth, ...row }) => ({
    group: Number(tenth) === 1 ? 'Top 10%' : `${(Number(tenth) - 1) * 10}–${Number(tenth) * 10}%`,
    ...row,
  }));
  return {
    rows,
    finding: `The top 10% (${count(num(top, 'customers'), 'customer')}) brings in ${percent(num(top, 'share'))} of sales, the top half ${percent(num(found[Math.min(4, found.length - 1)], 'cumulative'))}.`,
    figures: [
      figure('Top 10% share of sales', num(top, 'share'), 'percent'),
      figure('Customers', total(found, 'customers'), 'count'),
      figure('Top 10% minimum spend', num(top, 'fromMinor'), 'money'),
    ],
  };
};
