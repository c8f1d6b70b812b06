import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num } from '../say.ts';
import { valueByAge } from './value-by-age.ts';

/** Each is one of `insight_ages`. */
export const dailyAges = [0, 1, 3, 7, 14, 21, 30, 45, 60, 90, 120, 180, 270, 365];

export const customerDailyLtv: ReportQuery = async (scope) => {
  const found = await valueByAge(scope, dailyAges);
  const rows = found.map(({ orders: _orders, ...row }) => row);
  const first = rows[0];
  if (!first) return nothing('No customers ordered in this period.');
  const after = [30, 90, 365].flatMap((age) => rows.filter((row) => row['age'] === age));
  return {
    rows,
    finding: `A customer spends ${money(num(first, 'valueMinor'))} in the first 24 hours${after.map((row) => `, ${money(num(row, 'valueMinor'))} by day ${num(row, 'age')}`).join('')}.`,
    figures: [first, ...after].map((row) =>
      figure(`Day ${num(row, 'age')}`, num(row, 'valueMinor'), 'money'),
    ),
  };
};
