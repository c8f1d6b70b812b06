import { sql } from 'drizzle-orm';
import { count, dayWords } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, largest, money, num, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { spansOf, spanStart, sumOf } from '../sql.ts';

export const productSoldItem: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`select s.start::text as span, coalesce(sum(l.units), 0)::int as units, count(l.title)::int as products, ${sumOf(sql`l.item_sales_minor`)} as "itemSalesMinor"
    from ${spansOf(scope, scope.grain)} s left join (select ${spanStart(sql`day`, scope.grain)} as start, title, sum(units) as units, sum(item_sales_minor) as item_sales_minor
      from ${scope.products} p group by 1, 2 having sum(units) > 0) l using (start)
    group by s.start order by s.start`,
  );
  const units = total(rows, 'units');
  if (units === 0) return nothing('Nothing was sold in this period.');
  const best = largest(rows, 'units');
  return {
    rows,
    finding: `${count(units, 'unit')} for ${money(total(rows, 'itemSalesMinor'))}; the best ${scope.grain.toLowerCase()} started on ${dayWords(text(best, 'span'))} (${count(num(best, 'units'), 'unit')}).`,
    figures: [figure('Units', units, 'count'), figure('Item sales', total(rows, 'itemSalesMinor'), 'money')],
  };
};
