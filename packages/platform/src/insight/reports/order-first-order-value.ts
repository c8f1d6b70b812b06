import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, monthOf, spansOf } from '../sql.ts';
import { averagesOf, orderValues } from './order-values.ts';

export const orderFirstOrderValue: ReportQuery = async (scope) => {
  // The last row is of all of them.
  const found = await rowsOf(
    scope.context,
    sql`with all_values as materialized (select k.key, v.nth, v.dollars, v.orders, v.amount, v.cents, v.counts
        from ${await orderValues(scope, 'MONTH')} v cross join lateral (values (${monthOf(sql`v.start`)}), ('')) k (key) where v.nth > 0),
      firsts as ${averagesOf(sql`select * from all_values where nth = 1`)},
      laters as (select key, sum(orders)::int as orders, ${averageOf(sql`sum(amount)`, sql`sum(orders)`)} as average
        from all_values where nth > 1 group by key)
    select m.month, coalesce(f.orders, 0) as "firstOrders", f.average as "firstAverageMinor", f.median as "firstMedianMinor",
      coalesce(l.orders, 0) as "laterOrders", l.average as "laterAverageMinor"
    from (select ${monthOf(sql`start`)} as month from ${spansOf(scope, 'MONTH')} s union all select '') m
    left join firsts f on f.key = m.month left join laters l on l.key = m.month order by m.month = '', m.month`,
  );
  const [rows, whole] = [found.slice(0, -1), found.at(-1)];
  const of = (key: string) => (whole?.[key] === null || whole === undefined ? null : Number(whole[key]));
  const orders = of('firstOrders');
  if (!orders) return nothing('There were no first orders in this period.');
  return {
    rows,
    finding: `${count(orders, 'first order')}, averaging ${money(of('firstAverageMinor'))} (median ${money(of('firstMedianMinor'))})${of('laterOrders') ? `; later ones averaged ${money(of('laterAverageMinor'))}` : ''}.`,
    figures: [
      figure('First orders', orders, 'count'),
      figure('Average', of('firstAverageMinor'), 'money'),
      figure('Later-order average', of('laterAverageMinor'), 'money'),
    ],
  };
};
