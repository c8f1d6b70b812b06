import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { spansOf } from '../sql.ts';
import { averagesOf, orderValues } from './order-values.ts';

export const orderAvgValue: ReportQuery = async (scope) => {
  // The last row is of all of them.
  const found = await rowsOf(
    scope.context,
    sql`with a as ${averagesOf(sql`select k.key, v.dollars, v.orders, v.amount, v.cents, v.counts from ${await orderValues(scope, scope.grain)} v
        cross join lateral (values (v.start::text), ('')) k (key)`)}
    select s.span, coalesce(a.orders, 0) as orders, a.average as "averageMinor", a.median as "medianMinor"
    from (select start::text as span from ${spansOf(scope, scope.grain)} s union all select '') s left join a on a.key = s.span
    order by s.span = '', s.span`,
  );
  const [rows, whole] = [found.slice(0, -1), found.at(-1)];
  if (num(whole, 'orders') === 0) return nothing();
  const filled = rows.filter((row) => num(row, 'orders') > 0);
  const [first, last] = [filled[0], filled.at(-1)];
  return {
    rows,
    finding: `${money(num(whole, 'averageMinor'))} on average across ${count(num(whole, 'orders'), 'order')}, with a median of ${money(num(whole, 'medianMinor'))}${first && last && first !== last ? `; the average went from ${money(num(first, 'averageMinor'))} in the first ${scope.grain.toLowerCase()} to ${money(num(last, 'averageMinor'))} in the last` : ''}.`,
    figures: [
      figure('Average', num(whole, 'averageMinor'), 'money'),
      figure('Median', num(whole, 'medianMinor'), 'money'),
      figure('Orders', num(whole, 'orders'), 'count'),
    ],
  };
};
