import { count } from '@brandwright/contract/kernel/words.ts';
import { changeWords } from '@brandwright/contract/insight/value-words.ts';
import { daysBefore } from '../periods.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { changeOf, figure, num, share, text, total } from '../say.ts';
import { scopeOf } from '../scope.ts';
import { lineSums } from './product-sums.ts';

const most = 10;

export const productBestItem: ReportQuery = async (scope) => {
  const { context, channel, grain } = scope;
  const sums = await lineSums(scope, 'title');
  const before = await lineSums(scopeOf(context, daysBefore(scope), { channel, grain }), 'title');
  const units = total(sums, 'units');
  const rows = sums
    .toSorted(
      (one, other) =>
        num(other, 'units') - num(one, 'units') || num(other, 'itemSalesMinor') - num(one, 'itemSalesMinor'),
    )
    .slice(0, most)
    .map((row) => {
      const was = num(
        before.find(({ key }) => key === row['key']),
        'units',
      );
      return {
        product: text(row, 'key'),
        units: num(row, 'units'),
        unitsBefore: was,
        change: changeOf(num(row, 'units'), was),
        itemSalesMinor: num(row, 'itemSalesMinor'),
        share: share(num(row, 'units'), units),
      };
    });
  const [first] = rows;
  if (!first) return nothing('Nothing was sold in this period.');
  return {
    rows,
    finding: `${first.product} is the best seller with ${count(first.units, 'unit')}, ${first.unitsBefore === 0 ? 'up from none in the previous period' : `${changeWords(first.change)} from the previous period`}.`,
    figures: rows.slice(0, 3).map((row) => figure(row.product, row.units, 'count')),
  };
};
