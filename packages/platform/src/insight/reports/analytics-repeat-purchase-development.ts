import { sql } from 'drizzle-orm';
import { monthWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, share, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, percentOf, spansOf } from '../sql.ts';

export const analyticsRepeatPurchaseDevelopment: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`select m.month, count(o.id)::int as orders, count(o.id) filter (where o.nth > 1)::int as "repeatOrders",
      ${percentOf(sql`count(o.id) filter (where o.nth > 1)`, sql`count(o.id)`)} as share
    from (select ${monthOf(sql`start`)} as month from ${spansOf(scope, 'MONTH')} s) m
    left join ${scope.orders} o on o.customer_id is not null and ${monthOf(sql`o.day`)} = m.month
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
