import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';

const most = 10;

export const orderItemsPerBasket: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`with baskets as (select o.id, o.net_minor, sum(l.units) as units from ${scope.orders} o join ${scope.lines} l on l.order_id = o.id group by o.id, o.net_minor)
    select least(units, ${sql.raw(String(most))})::int as units, count(*)::int as orders, ${percentOf(sql`count(*)`, sql`sum(count(*)) over ()`)} as share,
      ${sumOf(sql`net_minor`)} as "salesMinor", ${averageOf(sql`sum(net_minor)`, sql`count(*)`)} as "averageMinor", sum(units)::int as held
    from baskets group by least(units, ${sql.raw(String(most))}) order by 1`,
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
