import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, text, total } from '../say.ts';
import { buyersOf } from './product-buyers.ts';
import { lineSums } from './product-sums.ts';

export const productAll: ReportQuery = async (scope) => {
  const sums = await lineSums(scope, 'title');
  const [first] = sums;
  if (!first) return nothing('Nothing was sold in this period.');
  const customers = await buyersOf(scope);
  return {
    rows: sums.map(({ key, ...row }) => ({
      product: key ?? '',
      ...row,
      customers: customers.get(String(key)) ?? 0,
    })),
    finding: `${count(total(sums, 'units'), 'unit')} of ${count(sums.length, 'product')} for ${money(total(sums, 'itemSalesMinor'))}; ${text(first, 'key')} leads with ${count(num(first, 'units'), 'unit')} and ${money(num(first, 'itemSalesMinor'))}.`,
    figures: [
      figure('Units', total(sums, 'units'), 'count'),
      figure('Item sales', total(sums, 'itemSalesMinor'), 'money'),
      figure('Products', sums.length, 'count'),
    ],
  };
};
