import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import type { Page } from '../kept-rows.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { churnStatus, rhythms } from './churn.ts';
import { standings } from './customer-standing.ts';

const statuses = ['At risk', 'Late', 'Lost', 'On time'] as const;

export const analyticsChurnRisk: ReportQuery = async (scope) => {
  const people = rhythms(await standings(scope), sql`${scope.asOf}::date`);
  const sums = await rowsOf(
    scope.context,
    sql`select status, count(*)::int as customers, sum(sales)::float8 as "salesMinor" from (select ${churnStatus} as status, sales from ${people} r) s
    group by status`,
  );
  if (sums.length === 0)
    return nothing(
      'No customers have three orders in this period, so there’s no usual gap to compare with yet.',
    );
  // Names are looked up for those who are shown, and for others with as much as the last of them.
  const rowsWith = (page: Page | null) =>
    rowsOf(
      scope.context,
      sql`with told as (select customer_id, orders, sales, rhythm, since, risk,
            array_position(array[${sql.join([...statuses], sql`, `)}], ${churnStatus}) as place from ${people} r
          ${page ? sql`order by place, sales desc fetch first ${(page.page + 1) * page.size} rows with ties` : sql``})
      select customer_id::text as "customerId", c.customer_name as customer, ${churnStatus} as status, t.orders, sales::float8 as "salesMinor",
        round(rhythm::numeric)::float8 as rhythm, since as "daysSince", round(risk::numeric, 1)::float8 as risk
      from told t join insight_customers c using (customer_id) where c.store_id = ${scope.context.storeId} order by place, sales desc, customer_name, customer_id
      ${page ? sql`offset ${page.page * page.size} limit ${page.size}` : sql``}`,
    );
  const rows = await rowsWith(scope.page);
  const of = (status: string) => sums.find((row) => row['status'] === status);
  const [first] = of('At risk') ? (scope.page?.page ? await rowsWith({ page: 0, size: 1 }) : rows) : [];
  return {
    rows,
    total: total(sums, 'customers'),
    finding: `${count(num(of('At risk'), 'customers'), 'customer')} at risk, worth ${money(num(of('At risk'), 'salesMinor'))} to date${first ? `; the biggest is ${text(first, 'customer')} (${money(num(first, 'salesMinor'))}, ${num(first, 'daysSince')} days since the last order vs. the usual ${num(first, 'rhythm')})` : ''}. ${num(of('Late'), 'customers')} more are late and ${num(of('Lost'), 'customers')} are lost.`,
    figures: ['On time', 'Late', 'At risk', 'Lost'].map((status) =>
      figure(status, num(of(status), 'customers'), 'count'),
    ),
  };
};
