import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, share, total } from '../say.ts';
import { cohortMonths, cohortRows, monthsSince } from './cohort-months.ts';

export const analyticsCohorts: ReportQuery = async (scope) => {
  const found = await cohortMonths(scope);
  const rows = cohortRows(found, scope.today, 1, (of, customers) => share(num(of, 'active'), customers));
  if (rows.length === 0) return nothing('No customers placed their first order in this period.');
  // Average over cohorts that have reached this month, weighted by size.
  const after = (age: number) => {
    const old = rows.filter((row) => monthsSince(String(row['month']), scope.today) >= age);
    const came = found.filter((one) => one['age'] === age && old.some(({ month }) => month === one['month']));
    return share(total(came, 'active'), total(old, 'customers'));
  };
  const [first, third] = [after(1), after(3)];
  return {
    rows,
    finding:
      first === null
        ? 'No first-order month has ended yet, so nobody could have come back in a later one.'
        : `${percent(first)} of new customers ordered again in the month after their first order${third === null ? '' : `, ${percent(third)} in the third month`}.`,
    figures: [
      figure('In month 1', first, 'percent'),
      figure('In month 3', third, 'percent'),
      figure('In month 6', after(6), 'percent'),
    ],
  };
};
