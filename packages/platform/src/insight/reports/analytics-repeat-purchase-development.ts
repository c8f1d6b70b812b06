import { sql } from 'drizzle-orm';
import { monthWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, share, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, percentOf, spansOf } from '../sql.ts';

export const analyticsRepeatPurchaseDevelopment: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`select m.month, coalesce(sum(o.first_orders + o.later_orders), 0)::int as orders, coalesce(sum(o.later_orders), 0)::int as "repeatOrders",
      ${percentOf(sql`sum(o.later_orders)`, sql`sum(o.first_orders + o.later_orders)`)} as share
    from (select ${monthOf(sql`start`)} as month from ${spansOf(scope, 'MONTH')} s) m
    left join (select *, ${monthOf(sql`day`)} as month from ${scope.sums} o) o using (month)
    group by m.month order by m.month`,
  );
  const [orders, repeat] = [total(rows, 'orders'), total(rows, 'repeatOrders')];
  if (orders === 0) return nothing('No customers ordered in this period.');
  const last = rows.at(-1);
  return {
    rows,
    finding: `${percent(share(repeat, orders))} of orders were repeat orders; in ${monthWords(text(last, 'month'))}, ${last?.['share'] === null ? 'no customers ordered' : percent(num(last, 'share'))}.`,
    figures: [
      figure('Orders', orders, 'count'),
      figure('Repeat orders', repeat, 'count'),
      figure('Repeat rate', share(repeat, orders), 'percent'),
    ],
  };
};
