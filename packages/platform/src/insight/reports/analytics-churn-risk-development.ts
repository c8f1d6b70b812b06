import { sql, type SQL } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent } from '../say.ts';
import { rowsOf, type Row, type Scope } from '../scope.ts';
import { monthOf, percentOf, spansOf } from '../sql.ts';
import { churnStatus, rhythms } from './churn.ts';

export const analyticsChurnRiskDevelopment: ReportQuery = async (scope) => {
  const rows = scope.channel === null ? await ofSums(scope) : await ofOrders(scope);
  const last = rows.at(-1);
  if (!last || num(last, 'onTime') + num(last, 'late') + num(last, 'atRisk') + num(last, 'lost') === 0)
    return nothing('No customers had three orders by then, so there’s no usual gap to compare with yet.');
  const [first] = rows;
  return {
    rows,
    finding: `${percent(num(last, 'share'))} of regulars are at risk or lost${first && first !== last && first['share'] !== null ? `, compared with ${percent(num(first, 'share'))} at the start` : ''}.`,
    figures: [
      figure('On time', num(last, 'onTime'), 'count'),
      figure('At risk', num(last, 'atRisk'), 'count'),
      figure('At risk or lost', num(last, 'share'), 'percent'),
    ],
  };
};

/** Each month and its last day, or the report's last one. */
const months = (scope: Scope): SQL =>
  sql`(select start, least((start + interval '1 month - 1 day')::date, ${scope.asOf}::date) as at from ${spansOf(scope, 'MONTH')} s)`;

/** Who came to stand so up to a day, less who stopped. */
const ofSums = (scope: Scope): Promise<Row[]> =>
  rowsOf(
    scope.context,
    sql`with days as materialized (select day, sum(on_time) as on_time, sum(late) as late, sum(at_risk) as at_risk, sum(lost) as lost
        from insight_rhythm_sums where store_id = ${scope.context.storeId} and day <= ${scope.asOf}::date group by day)
    select ${monthOf(sql`m.start`)} as month, coalesce(sum(d.on_time), 0)::int as "onTime", coalesce(sum(d.late), 0)::int as late,
      coalesce(sum(d.at_risk), 0)::int as "atRisk", coalesce(sum(d.lost), 0)::int as lost,
      ${percentOf(sql`sum(d.at_risk + d.lost)`, sql`sum(d.on_time + d.late + d.at_risk + d.lost)`)} as share
    from ${months(scope)} m left join days d on d.day <= m.at group by m.start order by m.start`,
  );

/** With a channel, its orders have to be gathered by customer. */
function ofOrders(scope: Scope): Promise<Row[]> {
  const statuses = { onTime: 'On time', late: 'Late', atRisk: 'At risk', lost: 'Lost' };
  const counts = Object.entries(statuses).map(
    ([key, status]) =>
      sql`count(*) filter (where status = ${sql.raw(`'${status}'`)})::int as ${sql.raw(`"${key}"`)}`,
  );
  const at = sql`(select count(*)::int as orders, min(placed_at) as first_at, max(placed_at) as last_at, max(day) as last_day
    from ${scope.all} o where customer_id is not null and o.day <= m.at group by customer_id)`;
  return rowsOf(
    scope.context,
    sql`select ${monthOf(sql`m.start`)} as month, ${sql.join(counts, sql`, `)},
      ${percentOf(sql`count(*) filter (where status in ('At risk', 'Lost'))`, sql`count(status)`)} as share
    from ${months(scope)} m left join lateral (select ${churnStatus} as status from ${rhythms(at, sql`m.at`)} r) r on true
    group by m.start order by m.start`,
  );
}
