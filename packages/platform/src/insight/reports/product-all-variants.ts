import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, text, total } from '../say.ts';
import { lineSums } from './product-sums.ts';

export const productAllVariants: ReportQuery = async (scope) => {
  const sums = await lineSums(scope, 'sku');
  const [first] = sums;
  if (!first) return nothing('Nothing was sold in this period.');
  return {
    rows: sums.map(({ key, ...row }) => ({ sku: key ?? '', ...row })),
    finding: `${count(sums.length, 'variant')} sold; ${text(first, 'key')} leads with ${count(num(first, 'units'), 'unit')} and ${money(num(first, 'itemSalesMinor'))}, and ${text(sums.at(-1), 'key')} is last with ${num(sums.at(-1), 'units')}.`,
    figures: [
      figure('Variants', sums.length, 'count'),
      figure('Units', total(sums, 'units'), 'count'),
      figure('Item sales', total(sums, 'itemSalesMinor'), 'money'),
    ],
  };
};
