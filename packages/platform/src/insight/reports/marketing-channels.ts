import { originLabels, type OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, largest, money, num, percent, text } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';

export const marketingChannels: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`select origin as channel, sum(orders)::int as orders, ${sumOf(sql`net_minor`)} as "salesMinor",
      ${percentOf(sql`sum(net_minor)`, sql`sum(sum(net_minor)) over ()`)} as share, ${averageOf(sql`sum(net_minor)`, sql`sum(orders)`)} as "averageMinor",
      sum(first_orders)::int as "newCustomers"
    from ${scope.sums} o group by origin having sum(orders) > 0 order by sum(net_minor) desc, origin`,
  );
  const rows = found.map((row) => ({ ...row, channel: originLabels[text(row, 'channel') as OrderOrigin] }));
  const [first] = rows;
  if (!first) return nothing();
  const fresh = largest(rows, 'newCustomers');
  return {
    rows,
    finding: `${first.channel} brings in the most sales, ${money(num(first, 'salesMinor'))} (${percent(num(first, 'share'))})${num(fresh, 'newCustomers') === 0 ? '' : `; the most new customers came through ${text(fresh, 'channel')} (${num(fresh, 'newCustomers').toLocaleString('en-US')})`}.`,
    figures: rows.slice(0, 4).map((row) => figure(row.channel, num(row, 'salesMinor'), 'money')),
  };
};
