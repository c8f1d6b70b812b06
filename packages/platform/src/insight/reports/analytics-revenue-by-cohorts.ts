import { monthWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, share, text } from '../say.ts';
import { cohortMonths, cohortRows } from './cohort-months.ts';

export const analyticsRevenueByCohorts: ReportQuery = async (scope) => {
  const found = await cohortMonths(scope);
  const rows = cohortRows(found, scope.today, 0, (of) => num(of, 'salesMinor'));
  if (rows.length === 0) return nothing('No customers placed their first order in this period.');
  const sum = (keep: (age: number) => boolean) =>
    found.filter((one) => keep(Number(one['age']))).reduce((all, one) => all + num(one, 'salesMinor'), 0);
  const [first, later] = [sum((age) => age === 0), sum((age) => age > 0)];
  const best = found
    .filter((one) => one['age'] === 0)
    .toSorted((one, other) => num(other, 'salesMinor') - num(one, 'salesMinor'))[0];
  return {
    rows,
    finding: `These customers spent ${money(first + later)} in their first 13 months, ${percent(share(later, first + later))} of it after the month of their first order; the strongest first month was ${monthWords(text(best, 'month'))} with ${money(num(best, 'salesMinor'))}.`,
    figures: [
      figure('First month', first, 'money'),
      figure('Later months', later, 'money'),
      figure('Share from later months', share(later, first + later), 'percent'),
    ],
  };
};
