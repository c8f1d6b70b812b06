import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num } from '../say.ts';
import { valueByAge } from './value-by-age.ts';

const monthDays = 30;
/** The last day of each month, each one of `insight_ages`. */
export const monthlyAges = Array.from({ length: 25 }, (_none, month) => (month + 1) * monthDays - 1);

export const analyticsLtv: ReportQuery = async (scope) => {
  const found = await valueByAge(scope, monthlyAges);
  const rows = found.map((row) => ({ ...row, age: (num(row, 'age') + 1) / monthDays - 1 }));
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return nothing('No customer’s first order is 30 days old yet.');
  const year = rows.find(({ age }) => age === 11);
  return {
    rows,
    finding: `A customer is worth ${money(num(first, 'valueMinor'))} after 30 days${year ? ` and ${money(num(year, 'valueMinor'))} after 360 days` : ''}; the oldest ${num(last, 'customers')} averaged ${money(num(last, 'valueMinor'))} in ${(num(last, 'age') + 1) * monthDays} days.`,
    figures: [
      figure('After 30 days', num(first, 'valueMinor'), 'money'),
      ...(year ? [figure('After 360 days', num(year, 'valueMinor'), 'money')] : []),
    ],
  };
};
