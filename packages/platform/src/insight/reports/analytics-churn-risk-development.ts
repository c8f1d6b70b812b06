import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, percentOf, spansOf } from '../sql.ts';
import { churnStatus, rhythmFrom, rhythms } from './churn.ts';

export const analyticsChurnRiskDevelopment: ReportQuery = async (scope) => {
  const statuses = { onTime: 'On time', late: 'Late', atRisk: 'At risk', lost: 'Lost' };
  const counts = Object.entries(statuses).map(
    ([key, status]) =>
      sql`count(*) filter (where status = ${sql.raw(`'${status}'`)})::int as ${sql.raw(`"${key}"`)}`,
  );
  // How each customer stood at the end of a day: as of the last order by then. With a channel, its orders have to be gathered.
  const at =
    scope.channel === null
      ? sql`(select * from regulars where last_day <= m.at and (next_day is null or next_day > m.at))`
      : sql`(select count(*)::int as orders, min(placed_at) as first_at, max(placed_at) as last_at, max(day) as last_day
          from ${scope.all} o where customer_id is not null and o.day <= m.at group by customer_id)`;
  const rows = await rowsOf(
    scope.context,
    sql`with regulars as materialized (select nth as orders, first_at, placed_at as last_at, day as last_day, (next_at at time zone 'utc')::date as next_day
        from ${scope.all} o where nth >= ${rhythmFrom} and day <= ${scope.asOf}::date)
    select ${monthOf(sql`m.start`)} as month, ${sql.join(counts, sql`, `)},
      ${percentOf(sql`count(*) filter (where status in ('At risk', 'Lost'))`, sql`count(status)`)} as share
    from (select start, least((start + interval '1 month - 1 day')::date, ${scope.asOf}::date) as at from ${spansOf(scope, 'MONTH')} s) m
    left join lateral (select ${churnStatus} as status from ${rhythms(at, sql`m.at`)} r) r on true
    group by m.start order by m.start`,
  );
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
