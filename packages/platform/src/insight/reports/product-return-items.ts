import { returnReasonLabels, type ReturnReason } from '@brandwright/contract/returns/enums.ts';
import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, share, text, total } from '../say.ts';
import { countedOrders, rowsOf } from '../scope.ts';
import { percentOf } from '../sql.ts';

export const productReturnItems: ReportQuery = async (scope) => {
  const { context, from, to, channel } = scope;
  const ofChannel =
    channel === null
      ? sql``
      : sql`and order_id in (select id from insight_orders where store_id = ${context.storeId} and origin = ${channel})`;
  const found = await rowsOf(
    context,
    sql`select title as product, reason, sum(units)::int as units, sum(damaged_units)::int as "damagedUnits",
      ${percentOf(sql`sum(units)`, sql`sum(sum(units)) over ()`)} as share, count(distinct order_id)::int as orders
    from insight_returned_lines r where store_id = ${context.storeId} and day between ${from}::date and ${to}::date ${ofChannel}
    group by title, reason order by sum(units) desc, title, reason`,
  );
  const units = total(found, 'units');
  if (units === 0) return nothing('No returns were received in this period.');
  const reasons = new Map<string, number>();
  for (const row of found)
    reasons.set(text(row, 'reason'), (reasons.get(text(row, 'reason')) ?? 0) + num(row, 'units'));
  const ranked = [...reasons].toSorted((one, other) => other[1] - one[1]);
  const label = (reason: string) => returnReasonLabels[reason as ReturnReason];
  const [first] = ranked;
  const [of] = await rowsOf(
    context,
    sql`select count(*)::int as orders from ${countedOrders(context, channel)} o where id in
      (select order_id from insight_returned_lines where store_id = ${context.storeId} and day between ${from}::date and ${to}::date)`,
  );
  return {
    rows: found.map(({ orders: _orders, ...row }) => ({ ...row, reason: label(text(row, 'reason')) })),
    finding: `${count(units, 'unit')} came back, most often for “${first ? label(first[0]) : ''}” (${first?.[1] ?? 0}, ${percent(share(first?.[1] ?? 0, units))}); ${text(found[0], 'product')} tops the list.`,
    figures: ranked.slice(0, 4).map(([reason, number]) => figure(label(reason), number, 'count')),
    orders: num(of, 'orders'),
  };
};
