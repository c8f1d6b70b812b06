import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { standings } from './customer-standing.ts';
import { percentOf, sumOf } from '../sql.ts';

export const analyticsPercentileAnalysis: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`with per as (select customer_id, sales from ${await standings(scope)} s),
      tenths as (select sales, ntile(10) over (order by sales desc, customer_id) as tenth from per),
      sums as (select tenth, count(*)::int as customers, sum(sales) as sales, min(sales)::float8 as least from tenths group by tenth)
    select tenth::int as tenth, customers, ${sumOf(sql`sales`)} as "salesMinor", least as "fromMinor",
      ${percentOf(sql`sum(sales)`, sql`sum(sum(sales)) over ()`)} as share,
      ${percentOf(sql`sum(sum(sales)) over (order by tenth)`, sql`sum(sum(sales)) over ()`)} as cumulative
    from sums group by tenth, customers, least order by tenth`,
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
