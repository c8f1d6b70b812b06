import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averagesOf, orderValues } from './order-values.ts';

const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th and later'];

export const orderAovPreOrderCount: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`select key as at, orders, average as "averageMinor", median as "medianMinor"
    from ${averagesOf(sql`select nth as key, dollars, orders, amount, cents, counts from ${await orderValues(scope, 'MONTH')} v where nth > 0`)} a order by key`,
  );
  if (found.length === 0) return nothing('No customers ordered in this period.');
  const rows = found.map(({ at, ...row }) => ({ orderNumber: ordinals[Number(at) - 1] ?? '', ...row }));
  const [first, second] = rows;
  return {
    rows,
    finding: `${first?.orderNumber} orders average ${money(num(first, 'averageMinor'))}${second ? `, ${second.orderNumber} orders ${money(num(second, 'averageMinor'))}` : ''}.`,
    figures: rows
      .slice(0, 4)
      .map((row) => figure(`${row.orderNumber} order`, num(row, 'averageMinor'), 'money')),
    orders: total(found, 'orders'),
  };
};
