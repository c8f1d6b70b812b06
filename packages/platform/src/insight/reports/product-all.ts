import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { lineSums } from './product-sums.ts';

export const productAll: ReportQuery = async (scope) => {
  const sums = await lineSums(scope, 'title');
  const [first] = sums;
  if (!first) return nothing('Nothing was sold in this period.');
  const buyers = await rowsOf(
    scope.context,
    sql`select title, count(*)::int as customers
      from (select distinct title, customer_id from ${scope.lines} l where customer_id is not null) b group by title`,
  );
  const customers = new Map(buyers.map((row) => [row['title'], Number(row['customers'])]));
  return {
    rows: sums.map(({ key, ...row }) => ({ product: key ?? '', ...row, customers: customers.get(key) ?? 0 })),
    finding: `${count(total(sums, 'units'), 'unit')} of ${count(sums.length, 'product')} for ${money(total(sums, 'itemSalesMinor'))}; ${text(first, 'key')} leads with ${count(num(first, 'units'), 'unit')} and ${money(num(first, 'itemSalesMinor'))}.`,
    figures: [
      figure('Units', total(sums, 'units'), 'count'),
      figure('Item sales', total(sums, 'itemSalesMinor'), 'money'),
      figure('Products', sums.length, 'count'),
    ],
  };
};
