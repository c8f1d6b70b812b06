import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { percentOf } from '../sql.ts';

const most = 10;

export const analyticsRepeatPurchase: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with per as (select count(*) as orders from ${scope.orders} o where customer_id is not null group by customer_id)
    select n as "orderNumber", count(*)::int as customers, count(*) filter (where orders > n)::int as continued,
      ${percentOf(sql`count(*) filter (where orders > n)`, sql`count(*)`)} as share
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
