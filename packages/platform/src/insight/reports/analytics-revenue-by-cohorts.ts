import { monthWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, share, text } from '../say.ts';
import { cohortMonths, cohortRows } from './cohort-months.ts';

export const analyticsRevenueByCohorts: ReportQuery = async (scope) => {
  const found = await cohortMonths(scope);
  const rows = cohortRows(found, scope.today, 0, (of) => num(of, 'salesMinor'));
  if (rows.length === 0) return nothing('no customer’s first order is in these days.');
  const sum = (keep: (age: number) => boolean) =>
    found.filter((one) => keep(Number(one['age']))).reduce((all, one) => all + num(one, 'salesMinor'), 0);
  const [first, later] = [sum((age) => age === 0), sum((age) => age > 0)];
  const best = found
    .filter((one) => one['age'] === 0)
    .toSorted((one, other) => num(other, 'salesMinor') - num(one, 'salesMinor'))[0];
  return {
    rows,
    finding: `of ${money(first + later)} from these customers in their first 13 months ${percent(share(later, first + later))} came after the month of the first order; the strongest first month was ${monthWords(text(best, 'month'))} with ${money(num(best, 'salesMinor'))}.`,
    figures: [
      figure('First month', first, 'money'),
      figure('Later', later, 'money'),
      figure('Share of later', share(later, first + later), 'percent'),
    ],
  };
};
