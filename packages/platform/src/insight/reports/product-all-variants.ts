import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, text, total } from '../say.ts';
import { lineSums, variantKey } from './product-sums.ts';

export const productAllVariants: ReportQuery = async (scope) => {
  const sums = await lineSums(scope, variantKey('l'), sql`, min(l.title) as product`);
  const [first] = sums;
  if (!first) return nothing('nothing was sold in these days.');
  return {
    rows: sums.map(({ key, customers: _customers, ...row }) => ({ sku: key ?? '', ...row })),
    finding: `${sums.length} variants sold; first is ${text(first, 'key')} with ${num(first, 'units').toLocaleString('en-US')} units and ${money(num(first, 'itemSalesMinor'))}, last ${text(sums.at(-1), 'key')} with ${num(sums.at(-1), 'units')}.`,
    figures: [
      figure('Variants', sums.length, 'count'),
      figure('Units', total(sums, 'units'), 'count'),
      figure('Item sales', total(sums, 'itemSalesMinor'), 'money'),
    ],
  };
};
