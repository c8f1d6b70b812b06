import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { churnStatus, rhythms } from './churn.ts';
import { standings } from './customer-standing.ts';

export const analyticsChurnRisk: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`select customer_id::text as "customerId", customer_name as customer, ${churnStatus} as status, orders, sales::float8 as "salesMinor",
      round(rhythm::numeric)::float8 as rhythm, since as "daysSince", round(risk::numeric, 1)::float8 as risk
    from ${rhythms(await standings(scope), sql`${scope.asOf}::date`)} r
    order by array_position(array['At risk', 'Late', 'Lost', 'On time'], ${churnStatus}), sales desc, customer_name, customer_id`,
  );
  if (rows.length === 0)
    return nothing(
      'No customers have three orders in this period, so there’s no usual gap to compare with yet.',
    );
  const of = (status: string) => rows.filter((row) => row['status'] === status);
  const risk = of('At risk');
  const [first] = risk;
  return {
    rows,
    finding: `${count(risk.length, 'customer')} at risk, worth ${money(total(risk, 'salesMinor'))} to date${first ? `; the biggest is ${text(first, 'customer')} (${money(num(first, 'salesMinor'))}, ${num(first, 'daysSince')} days since the last order vs. the usual ${num(first, 'rhythm')})` : ''}. ${of('Late').length} more are late and ${of('Lost').length} are lost.`,
    figures: ['On time', 'Late', 'At risk', 'Lost'].map((status) =>
      figure(status, of(status).length, 'count'),
    ),
  };
};
