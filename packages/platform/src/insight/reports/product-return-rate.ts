import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, share, text, total } from '../say.ts';
import { lineSums } from './product-sums.ts';

/** With fewer units than this, a rate means little. */
const enough = 20;

export const productReturnRate: ReportQuery = async (scope) => {
  const sums = await lineSums(scope, 'title');
  const units = total(sums, 'units');
  if (units === 0) return nothing('Nothing was sold in this period.');
  const rows = sums
    .map((row) => ({
      product: text(row, 'key'),
      units: num(row, 'units'),
      returnedUnits: num(row, 'returnedUnits'),
      rate: share(num(row, 'returnedUnits'), num(row, 'units')) ?? 0,
    }))
    .toSorted(
      (one, other) =>
        other.rate - one.rate || other.units - one.units || one.product.localeCompare(other.product),
    );
  const back = total(sums, 'returnedUnits');
  const worst = rows.find((row) => row.units >= enough && row.returnedUnits > 0);
  return {
    rows,
    finding: `${percent(share(back, units))} of units came back (${back.toLocaleString('en-US')} of ${units.toLocaleString('en-US')})${worst ? `; among products with ${enough} or more units, ${worst.product} has the highest rate, ${percent(worst.rate)}` : ''}.`,
    figures: [
      figure('Return rate', share(back, units), 'percent'),
      figure('Returned units', back, 'count'),
      figure('Units', units, 'count'),
    ],
  };
};
