import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { standings } from './customer-standing.ts';
import { percentOf } from '../sql.ts';

const most = 10;

export const analyticsRepeatPurchase: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with per as (select orders, count(*) as people from ${await standings(scope)} s group by orders)
    select n as "orderNumber", sum(people)::int as customers, coalesce(sum(people) filter (where orders > n), 0)::int as continued,
      ${percentOf(sql`coalesce(sum(people) filter (where orders > n), 0)`, sql`sum(people)`)} as share
    from generate_series(1, ${most}) n join per on per.orders >= n
    group by n order by n`,
  );
  const [first] = rows;
  if (!first) return nothing('No customers ordered in this period.');
  return {
    rows,
    finding: `${percent(num(first, 'share'))} of ${count(num(first, 'customers'), 'customer')} ordered a second time${rows[1] ? `, and ${percent(num(rows[1], 'share'))} of those a third` : ''}.`,
    figures: [
      figure('Customers', num(first, 'customers'), 'count'),
      figure('Ordered again', num(first, 'continued'), 'count'),
      figure('Share', num(first, 'share'), 'percent'),
    ],
  };
};
