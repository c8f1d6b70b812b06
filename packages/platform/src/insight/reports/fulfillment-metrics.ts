import { count } from '@brandwright/contract/kernel/words.ts';
import { daysUntilLate } from '@brandwright/contract/orders/list-orders.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, number, percent, share, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, monthOf, percentOf, spansOf } from '../sql.ts';

export const fulfillmentMetrics: ReportQuery = async (scope) => {
  const { context, from, to, channel } = scope;
  // Includes orders that were never paid, such as exchanges.
  const every = sql`(select * from insight_orders where store_id = ${context.storeId}${channel === null ? sql`` : sql` and origin = ${channel}`})`;
  const hours = (later: ReturnType<typeof sql>, earlier: ReturnType<typeof sql>) =>
    sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${later} - ${earlier}) / 3600))::numeric, 1)::float8`;
  const inTime = sql`fulfilled_at <= placed_at + ${sql.raw(`interval '${daysUntilLate} days'`)}`;
  const rows = await rowsOf(
    context,
    sql`with shipped as (select ${monthOf(sql`(fulfilled_at at time zone 'utc')::date`)} as month, count(*) as orders, count(*) filter (where ${inTime}) as punctual,
          ${hours(sql`fulfilled_at`, sql`placed_at`)} as hours
        from ${every} o where fulfilled_at is not null and (fulfilled_at at time zone 'utc')::date between ${from}::date and ${to}::date group by 1),
      came as (select ${monthOf(sql`day`)} as month, count(*) as receivings, ${hours(sql`received_at`, sql`created_at`)} as hours, sum(right_units) as good, sum(expected_units) as expected
        from insight_receivings where store_id = ${context.storeId} and day between ${from}::date and ${to}::date group by 1),
      labels as (select ${monthOf(sql`day`)} as month, sum(cost_minor) as cost from insight_labels
        where store_id = ${context.storeId} and order_id in (select id from ${every} o) and day between ${from}::date and ${to}::date group by 1)
    select m.month, coalesce(s.orders, 0)::int as shipped, coalesce(s.punctual, 0)::int as punctual, ${percentOf(sql`s.punctual`, sql`s.orders`)} as "onTime",
      s.hours as "hoursToShip", coalesce(c.receivings, 0)::int as receivings, c.hours as "hoursToStock",
      ${percentOf(sql`c.good`, sql`c.expected`)} as accuracy, coalesce(l.cost, 0)::float8 as "labelMinor", ${averageOf(sql`coalesce(l.cost, 0)`, sql`s.orders`)} as "costPerOrderMinor"
    from (select ${monthOf(sql`start`)} as month from ${spansOf(scope, 'MONTH')} s) m
    left join shipped s using (month) left join came c using (month) left join labels l using (month) order by m.month`,
  );
  const shipped = total(rows, 'shipped');
  if (shipped === 0 && total(rows, 'receivings') === 0)
    return nothing('Nothing was shipped or received in this period.');
  const onTime = share(total(rows, 'punctual'), shipped);
  const last = rows.findLast((row) => num(row, 'shipped') > 0);
  const cost = total(rows, 'labelMinor');
  return {
    rows: rows.map(({ punctual: _punctual, ...row }) => row),
    finding: last
      ? `${count(shipped, 'order')} shipped, ${percent(onTime)} within ${daysUntilLate} days, most recently in a median of ${number(num(last, 'hoursToShip'))} hours; labels cost ${money(cost)}.`
      : `No orders were shipped; ${count(total(rows, 'receivings'), 'receiving')} came in.`,
    figures: [
      figure('On time', onTime, 'percent'),
      figure('Orders shipped', shipped, 'count'),
      figure('Label cost', cost, 'money'),
      figure('Receivings', total(rows, 'receivings'), 'count'),
    ],
    orders: shipped,
    notes: ['Label costs include only labels bought in Brandwright.'],
  };
};
