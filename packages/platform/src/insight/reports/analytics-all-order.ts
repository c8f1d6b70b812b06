import { sql } from 'drizzle-orm';
import { count, dayWords } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, largest, money, num, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { spansOf, spanStart } from '../sql.ts';

export const analyticsAllOrder: ReportQuery = async (scope) => {
  const start = spanStart(sql`day`, scope.grain);
  const rows = await rowsOf(
    scope.context,
    sql`with o as (select ${start} as start, sum(orders) as orders, sum(net_minor) as sales from ${scope.sums} d group by 1),
      u as (select ${start} as start, sum(units) as units from ${scope.products} p group by 1)
    select s.start::text as span, coalesce(o.orders, 0)::int as orders, coalesce(o.sales, 0)::float8 as "salesMinor", coalesce(u.units, 0)::int as units
    from ${spansOf(scope, scope.grain)} s left join o using (start) left join u using (start) order by s.start`,
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
