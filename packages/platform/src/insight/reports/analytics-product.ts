import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, share, text, total } from '../say.ts';
import { lineSums } from './product-sums.ts';

/** Class A up to this cumulative share of item sales, B up to the other. */
const classes = { a: 80, b: 95 };

export const analyticsProduct: ReportQuery = async (scope) => {
  const sums = await lineSums(scope, 'title');
  const all = total(sums, 'itemSalesMinor');
  if (all === 0) return nothing('Nothing was sold in this period.');
  let before = 0;
  const rows = sums.map(({ key, units, orders, itemSalesMinor }) => {
    // A product that crosses a cutoff stays in the higher class.
    const reached = (before * 100) / all;
    before += Number(itemSalesMinor);
    return {
      product: key ?? '',
      class: reached < classes.a ? 'A' : reached < classes.b ? 'B' : 'C',
      units: units ?? 0,
      orders: orders ?? 0,
      itemSalesMinor: itemSalesMinor ?? 0,
      share: share(Number(itemSalesMinor), all),
      cumulative: share(before, all),
    };
  });
  const best = rows.filter((row) => row.class === 'A');
  return {
    rows,
    finding: `Class A is ${best.length} of ${count(rows.length, 'product')}, with ${percent(best.at(-1)?.cumulative ?? null)} of item sales; ${text(rows[0], 'product')} leads with ${percent(num(rows[0], 'share'))}.`,
    figures: (['A', 'B', 'C'] as const).map((one) =>
      figure(`Class ${one}`, rows.filter((row) => row.class === one).length, 'count'),
    ),
  };
};
