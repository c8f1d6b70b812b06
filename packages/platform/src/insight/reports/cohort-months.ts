import { sql, type SQL } from 'drizzle-orm';
import type { Days } from '../../kernel/data/days.ts';
import type { Row, Scope } from '../scope.ts';
import { rowsOf } from '../scope.ts';
import { monthOf } from '../sql.ts';
import { isNewcomer } from './newcomers.ts';
import { wholeMonths } from './whole-months.ts';

/** Customers by the month of their first order, with how many ordered and their sales in each month since (0 is the first month). */
export async function cohortMonths(scope: Scope): Promise<Row[]> {
  return rowsOf(
    scope.context,
    sql`with sums as (${scope.channel === null ? await ofSums(scope) : ofOrders(scope, scope)})
    select ${monthOf(sql`cohort`)} as month, (sum(firsts) over (partition by cohort))::int as customers, age::int as age,
      active::int as active, sales::float8 as "salesMinor"
    from sums where age <= 12 order by cohort, age`,
  );
}

const ageOf = (later: SQL, earlier: SQL) =>
  sql`(extract(year from ${later}) - extract(year from ${earlier})) * 12 + extract(month from ${later}) - extract(month from ${earlier})`;

/** From each order of customers whose first order was on one of the days. */
const ofOrders = ({ all, channel, from, to }: Scope, came: Days): SQL =>
  sql`select cohort, age, count(*) filter (where nth = 1) as firsts, sum(net_minor) as sales,
      ${channel === null ? sql`count(*) filter (where comes)` : sql`count(distinct customer_id)`} as active
    from (select date_trunc('month', first_day)::date as cohort, customer_id, net_minor, nth, ${isNewcomer({ from, to }, 'MONTH')} as comes,
        ${ageOf(sql`day`, sql`first_day`)} as age
      from ${all} every_order where day >= ${from}::date and first_day between ${came.from}::date and ${came.to}::date
        ${channel === null ? sql`` : sql`and first_origin = ${channel}`}) o group by cohort, age`;

async function ofSums(scope: Scope): Promise<SQL> {
  const { isWhole, withApart } = await wholeMonths(scope);
  return sql`select cohort, ${ageOf(sql`month`, sql`cohort`)} as age, sum(first_orders) as firsts, sum(net_minor) as sales, sum(customers) as active
    from insight_cohort_sums where store_id = ${scope.context.storeId} and ${isWhole(sql`cohort`)} group by cohort, month having sum(orders) > 0
    ${withApart((days) => ofOrders(scope, days))}`;
}

/** Whole months between a cohort's month and today's. */
export function monthsSince(month: string, today: string): number {
  const at = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return at(today) - at(month);
}

/** A row for each cohort, with a cell for each month; months that haven't started are null. */
export function cohortRows(
  found: readonly Row[],
  today: string,
  from: number,
  cell: (of: Row | undefined, customers: number) => number | null,
): Row[] {
  const months = [...new Set(found.map((row) => String(row['month'])))];
  return months.map((month) => {
    const of = found.filter((row) => row['month'] === month);
    const customers = Number(of[0]?.['customers'] ?? 0);
    const row: Row = { month, customers };
    for (let age = from; age <= 12; age += 1)
      row[`m${age}`] =
        age > monthsSince(month, today)
          ? null
          : cell(
              of.find((one) => one['age'] === age),
              customers,
            );
    return row;
  });
}
