import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, text, total } from '../say.ts';
import { lineSums } from './product-sums.ts';

export const productAll: ReportQuery = async (scope) => {
  const sums = await lineSums(scope, sql`l.title`);
  const [first] = sums;
  if (!first) return nothing('Nothing was sold in this period.');
  return {
    rows: sums.map(({ key, ...row }) => ({ product: key ?? '', ...row })),
    finding: `${count(total(sums, 'units'), 'unit')} of ${count(sums.length, 'product')} for ${money(total(sums, 'itemSalesMinor'))}; ${text(first, 'key')} leads with ${count(num(first, 'units'), 'unit')} and ${money(num(first, 'itemSalesMinor'))}.`,
    figures: [
      figure('Units', total(sums, 'units'), 'count'),
      figure('Item sales', total(sums, 'itemSalesMinor'), 'money'),
      figure('Products', sums.length, 'count'),
    ],
  };
};
