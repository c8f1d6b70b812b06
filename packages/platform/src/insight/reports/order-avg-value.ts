import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, medianOf, spansOf, spanStart } from '../sql.ts';

export const orderAvgValue: ReportQuery = async (scope) => {
  const values = sql`count(o.id)::int as orders, ${averageOf(sql`sum(o.net_minor)`, sql`count(o.id)`)} as "averageMinor", ${medianOf(sql`o.net_minor`)} as "medianMinor"`;
  const rows = await rowsOf(
    scope.context,
    sql`select s.start::text as span, ${values} from ${spansOf(scope, scope.grain)} s
    left join (select *, ${spanStart(sql`day`, scope.grain)} as start from ${scope.orders} o) o using (start)
    group by s.start order by s.start`,
  );
  const [whole] = await rowsOf(scope.context, sql`select ${values} from ${scope.orders} o`);
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
