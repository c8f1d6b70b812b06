import { sql } from 'drizzle-orm';
import { changeWords } from '@brandwright/contract/insight/value-words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { changeOf, figure, money, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, spansOf, sumOf } from '../sql.ts';

/** Whether a day is in the same days a year earlier. A full month is compared with the full month, so that February is always complete. */
const isYearBefore = sql`d.day between (m.first - interval '1 year')::date and
  case when m.first = m.start and m.last = (m.start + interval '1 month - 1 day')::date
    then (m.start - interval '1 year' + interval '1 month - 1 day')::date else (m.last - interval '1 year')::date end`;

export const orderDevelopment: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`with days as (select day, sum(orders) as orders, sum(net_minor) as sales from ${scope.allSums} o group by day),
      months as (select start, greatest(start, ${scope.from}::date) as first, least((start + interval '1 month - 1 day')::date, ${scope.to}::date) as last
        from ${spansOf(scope, 'MONTH')} s)
    select ${monthOf(sql`m.start`)} as month, coalesce(sum(d.orders) filter (where d.day between m.first and m.last), 0)::int as orders,
      ${sumOf(sql`case when d.day between m.first and m.last then d.sales end`)} as "salesMinor",
      coalesce(sum(d.orders) filter (where ${isYearBefore}), 0)::int as "ordersBefore",
      ${sumOf(sql`case when ${isYearBefore} then d.sales end`)} as "salesBeforeMinor"
    from months m left join days d on true group by m.start order by m.start`,
  );
  const sum = (key: string) => total(found, key);
  if (sum('orders') + sum('ordersBefore') === 0) return nothing();
  const rows = found.map((row) => ({
    ...row,
    ordersChange: changeOf(Number(row['orders']), Number(row['ordersBefore'])),
    salesChange: changeOf(Number(row['salesMinor']), Number(row['salesBeforeMinor'])),
  }));
  const [sales, before] = [sum('salesMinor'), sum('salesBeforeMinor')];
  return {
    rows,
    finding:
      before === 0
        ? `${money(sales)} in sales; there were none a year earlier to compare with.`
        : `${money(sales)} in sales, ${changeWords(changeOf(sales, before))} from ${money(before)} a year earlier; orders were ${changeWords(changeOf(sum('orders'), sum('ordersBefore')))}.`,
    figures: [
      figure('Sales', sales, 'money'),
      figure('A year earlier', before, 'money'),
      figure('Change', changeOf(sales, before), 'percent'),
    ],
  };
};
