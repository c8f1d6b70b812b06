import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, text, total } from '../say.ts';
import { lineSums } from './product-sums.ts';

export const productAll: ReportQuery = async (scope) => {
  const sums = await lineSums(scope, sql`l.title`);
  const [first] = sums;
  if (!first) return nothing('nothing was sold in these days.');
  return {
    rows: sums.map(({ key, ...row }) => ({ product: key ?? '', ...row })),
    finding: `${total(sums, 'units').toLocaleString('en-US')} units of ${sums.length} products for ${money(total(sums, 'itemSalesMinor'))}; first is ${text(first, 'key')} with ${num(first, 'units').toLocaleString('en-US')} units and ${money(num(first, 'itemSalesMinor'))}.`,
    figures: [
      figure('Units', total(sums, 'units'), 'count'),
      figure('Item sales', total(sums, 'itemSalesMinor'), 'money'),
      figure('Products', sums.length, 'count'),
    ],
  };
};
