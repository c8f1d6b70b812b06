import { count } from '@brandwright/contract/kernel/words.ts';
import { daysUntilLate } from '@brandwright/contract/orders/list-orders.ts';
import { sql, type SQL } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, number, percent, share, total } from '../say.ts';
import { rowsOf, type Scope } from '../scope.ts';
import { averageOf, monthOf, percentOf, spansOf } from '../sql.ts';
import { wholeMonths } from './whole-months.ts';

export const fulfillmentMetrics: ReportQuery = async (scope) => {
  const { context, from, to } = scope;
  const rows = await rowsOf(
    context,
    sql`with shipped as (${await shippedOf(scope)}),
      came as (select ${monthOf(sql`day`)} as month, count(*) as receivings, ${hours(sql`received_at`, sql`created_at`)} as hours, sum(right_units) as good, sum(expected_units) as expected
        from insight_receivings where store_id = ${context.storeId} and day between ${from}::date and ${to}::date group by 1),
      labels as (select ${monthOf(sql`day`)} as month, sum(cost_minor) as cost from ${labelsOf(scope)} l where day between ${from}::date and ${to}::date group by 1)
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
      ? `${count(shipped, 'order')} shipped, ${percent(onTime)} within ${daysUntilLate} days, most recently in a median of ${number(num(last, 'hoursToShip'))} hours; their labels cost ${money(cost)}.`
      : `No orders were shipped; ${count(total(rows, 'receivings'), 'receiving')} came in.`,
    figures: [
      figure('On time', onTime, 'percent'),
      figure('Orders shipped', shipped, 'count'),
      figure('Label cost', cost, 'money'),
      figure('Receivings', total(rows, 'receivings'), 'count'),
    ],
    orders: shipped,
    notes: ['Label costs include only labels bought in Brandwright for an order.'],
  };
};

/** The median of hours, to a tenth. */
const hours = (later: SQL, earlier: SQL): SQL =>
  sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${later} - ${earlier}) / 3600))::numeric, 1)::float8`;

/** All orders, as those that were never paid count here too, such as exchanges. */
const every = ({ context, channel }: Scope): SQL =>
  sql`(select * from insight_orders where store_id = ${context.storeId}${channel === null ? sql`` : sql` and origin = ${channel}`})`;

/** Orders shipped by month. Sums by tenths of an hour tell the median, unless its two middle ones are of different tenths. */
async function shippedOf(scope: Scope): Promise<SQL> {
  const { context } = scope;
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone 'utc'`;
  const isIn = (from: SQL, until: SQL) =>
    sql`fulfilled_at >= ${startOf(from)} and fulfilled_at < ${startOf(until)}`;
  const { isWhole, withApart } = await wholeMonths(
    scope,
    (from, until) =>
      sql`exists (select from insight_orders where store_id = ${context.storeId} and ${isIn(from, until)})`,
  );
  const shippedOn = sql`(fulfilled_at at time zone 'utc')::date`;
  const inTime = sql`fulfilled_at <= placed_at + ${sql.raw(`interval '${daysUntilLate} days'`)}`;
  const exactly = sql`(select ${hours(sql`fulfilled_at`, sql`placed_at`)} from ${every(scope)} o where ${isIn(sql`s.month`, sql`s.month + interval '1 month'`)})`;
  return sql`select ${monthOf(sql`s.month`)} as month, s.orders, s.punctual, case when s.low = s.high then (s.low / 10.0)::float8 else ${exactly} end as hours
    from (select month, max(orders) as orders, max(punctual) as punctual, min(tenth) filter (where upto >= floor((orders + 1) / 2)) as low,
        min(tenth) filter (where upto >= ceil((orders + 1) / 2)) as high
      from (select month, tenth, sum(times) over (partition by month order by tenth) as upto, sum(times) over (partition by month) as orders, punctual
        from (select month, tenth, sum(times) as times from (select month, unnest(tenths) as tenth, unnest(counts) as times
            from insight_shipped_sums where ${shippedSums(scope)} and ${isWhole(sql`month`)}) one group by month, tenth having sum(times) <> 0) counted
        join (select month, sum(punctual) as punctual from insight_shipped_sums where ${shippedSums(scope)} and ${isWhole(sql`month`)} group by month) p
          using (month)) told
      group by month) s
    ${withApart(
      (
        days,
      ) => sql`select ${monthOf(shippedOn)}, count(*), count(*) filter (where ${inTime}), ${hours(sql`fulfilled_at`, sql`placed_at`)}
      from ${every(scope)} o where ${isIn(sql`${days.from}::date`, sql`${days.to}::date + 1`)} group by 1`,
    )}`;
}

const shippedSums = ({ context, channel }: Scope): SQL =>
  sql`store_id = ${context.storeId}${channel === null ? sql`` : sql` and origin = ${channel}`}`;

/** What labels cost by day: of a channel from each of its orders' labels. */
const labelsOf = (scope: Scope): SQL =>
  scope.channel === null
    ? sql`(select * from insight_label_sums where store_id = ${scope.context.storeId})`
    : sql`(select * from insight_labels where store_id = ${scope.context.storeId} and order_id in (select id from ${every(scope)} o))`;
