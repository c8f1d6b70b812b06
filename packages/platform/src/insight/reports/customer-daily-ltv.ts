import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num } from '../say.ts';
import { valueByAge } from './value-by-age.ts';

const days = [0, 1, 3, 7, 14, 21, 30, 45, 60, 90, 120, 180, 270, 365];

export const customerDailyLtv: ReportQuery = async (scope) => {
  const found = await valueByAge(scope, days);
  const rows = found.map(({ orders: _orders, ...row }) => row);
  const first = rows[0];
  if (!first) return nothing('no customer has ordered in these days.');
  const after = [30, 90, 365].flatMap((age) => rows.filter((row) => row['age'] === age));
  return {
    rows,
    finding: `${money(num(first, 'valueMinor'))} on the day of the first order${after.map((row) => `, ${money(num(row, 'valueMinor'))} by day ${num(row, 'age')}`).join('')}.`,
    figures: [first, ...after].map((row) =>
      figure(`Day ${num(row, 'age')}`, num(row, 'valueMinor'), 'money'),
    ),
  };
};
