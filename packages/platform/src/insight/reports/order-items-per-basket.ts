import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';

/** The sums by size go up to it. */
const most = 10;

export const orderItemsPerBasket: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`select units, sum(orders)::int as orders, ${percentOf(sql`sum(orders)`, sql`sum(sum(orders)) over ()`)} as share,
      ${sumOf(sql`net_minor`)} as "salesMinor", ${averageOf(sql`sum(net_minor)`, sql`sum(orders)`)} as "averageMinor", sum(held)::int as held
    from ${scope.basketSums} b group by units having sum(orders) > 0 order by units`,
  );
  const orders = total(found, 'orders');
  if (orders === 0) return nothing();
  const rows = found.map(({ held: _held, ...row }) => ({
    ...row,
    units: row['units'] === most ? `${most} or more` : text(row, 'units'),
  }));
  const mean = Math.round((total(found, 'held') * 10) / orders) / 10;
  const single = found.find((row) => row['units'] === 1);
  return {
    rows,
    finding: `${mean} units per basket on average; ${percent(num(single, 'share'))} of baskets have just one.`,
    figures: [
      figure('Units per order', mean, 'number'),
      figure('Single-item baskets', num(single, 'share'), 'percent'),
      figure('Orders', orders, 'count'),
    ],
    orders,
  };
};
