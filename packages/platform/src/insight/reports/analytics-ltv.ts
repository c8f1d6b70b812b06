import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num } from '../say.ts';
import { valueByAge } from './value-by-age.ts';

const monthDays = 30;
const ends = Array.from({ length: 25 }, (_none, month) => (month + 1) * monthDays - 1);

export const analyticsLtv: ReportQuery = async (scope) => {
  const found = await valueByAge(scope, ends);
  const rows = found.map((row) => ({ ...row, age: (num(row, 'age') + 1) / monthDays - 1 }));
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return nothing('no customer is a month old yet.');
  const year = rows.find(({ age }) => age === 11);
  return {
    rows,
    finding: `a customer has brought ${money(num(first, 'valueMinor'))} by the end of the first 30 days${year ? ` and ${money(num(year, 'valueMinor'))} by the end of a year` : ''}; the oldest ${num(last, 'customers')} brought ${money(num(last, 'valueMinor'))} in ${(num(last, 'age') + 1) * monthDays} days.`,
    figures: [
      figure('After 30 days', num(first, 'valueMinor'), 'money'),
      ...(year ? [figure('After 360 days', num(year, 'valueMinor'), 'money')] : []),
    ],
  };
};
