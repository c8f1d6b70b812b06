import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, medianOf } from '../sql.ts';

const most = 11;
const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th and later'];

export const orderAovPreOrderCount: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`select least(nth, ${sql.raw(String(most))})::int as at, count(*)::int as orders, ${averageOf(sql`sum(net_minor)`, sql`count(*)`)} as "averageMinor",
      ${medianOf(sql`net_minor`)} as "medianMinor"
    from ${scope.orders} o where nth is not null group by least(nth, ${sql.raw(String(most))}) order by 1`,
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
