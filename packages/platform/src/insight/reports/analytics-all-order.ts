import { sql } from 'drizzle-orm';
import { count, dayWords } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, largest, money, num, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { spansOf, spanStart, sumOf } from '../sql.ts';

export const analyticsAllOrder: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with units as (select order_id, sum(units) as units from ${scope.lines} l group by order_id)
    select s.start::text as span, count(o.id)::int as orders, ${sumOf(sql`o.net_minor`)} as "salesMinor", coalesce(sum(u.units), 0)::int as units
    from ${spansOf(scope, scope.grain)} s
    left join (select *, ${spanStart(sql`day`, scope.grain)} as start from ${scope.orders} o) o using (start)
    left join units u on u.order_id = o.id
    group by s.start order by s.start`,
  );
  const [orders, sales] = [total(rows, 'orders'), total(rows, 'salesMinor')];
  if (orders === 0) return nothing();
  const best = largest(rows, 'salesMinor');
  return {
    rows,
    finding: `${count(orders, 'order')}, ${money(sales)} in sales; the best ${scope.grain.toLowerCase()} started on ${dayWords(text(best, 'span'))} with ${money(num(best, 'salesMinor'))}.`,
    figures: [
      figure('Orders', orders, 'count'),
      figure('Sales', sales, 'money'),
      figure('Units', total(rows, 'units'), 'count'),
    ],
  };
};
