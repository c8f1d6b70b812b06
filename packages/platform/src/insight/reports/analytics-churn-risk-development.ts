import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, percentOf, spansOf } from '../sql.ts';
import { churnStatus, rhythms } from './churn.ts';

export const analyticsChurnRiskDevelopment: ReportQuery = async (scope) => {
  const statuses = { onTime: 'On time', late: 'Late', atRisk: 'At risk', lost: 'Lost' };
  const counts = Object.entries(statuses).map(
    ([key, status]) =>
      sql`count(*) filter (where status = ${sql.raw(`'${status}'`)})::int as ${sql.raw(`"${key}"`)}`,
  );
  const rows = await rowsOf(
    scope.context,
    sql`select ${monthOf(sql`m.start`)} as month, ${sql.join(counts, sql`, `)},
      ${percentOf(sql`count(*) filter (where status in ('At risk', 'Lost'))`, sql`count(status)`)} as share
    from (select start, least((start + interval '1 month - 1 day')::date, ${scope.asOf}::date) as at from ${spansOf(scope, 'MONTH')} s) m
    left join lateral (select ${churnStatus} as status from ${rhythms(scope.all, sql`m.at`)} r) r on true
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
