import { sql, type SQL } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, share, total } from '../say.ts';
import type { Days } from '../../kernel/data/days.ts';
import { rowsOf, withinDays, type Scope } from '../scope.ts';
import { isNewcomer } from './newcomers.ts';
import { monthOf, spansOf, sumWhere } from '../sql.ts';
import { wholeMonths } from './whole-months.ts';

/** A customer counts as new for the whole month of their first order. */
export const analyticsCustomer: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with sums as (${await monthsOf(scope)})
    select ${monthOf(sql`m.start`)} as month, coalesce(sum(s.customers), 0)::int as customers,
      coalesce(sum(s.customers) filter (where s.is_new), 0)::int as "newCustomers",
      coalesce(sum(s.customers) filter (where not s.is_new), 0)::int as "returningCustomers",
      ${sumWhere(sql`s.sales`, sql`s.is_new`)} as "newSalesMinor",
      ${sumWhere(sql`s.sales`, sql`not s.is_new`)} as "returningSalesMinor"
    from ${spansOf(scope, 'MONTH')} m left join sums s on s.start = m.start
    group by m.start order by m.start`,
  );
  const [fresh, returning] = [total(rows, 'newSalesMinor'), total(rows, 'returningSalesMinor')];
  if (fresh + returning === 0) return nothing('No customers ordered in this period.');
  const last = rows.at(-1);
  return {
    rows,
    finding: `Returning customers brought in ${money(returning)}, ${percent(share(returning, fresh + returning))} of sales; in the last month, ${count(num(last, 'customers'), 'customer')} ordered, ${num(last, 'newCustomers')} of them new.`,
    figures: [
      figure('Sales from new customers', fresh, 'money'),
      figure('Sales from returning customers', returning, 'money'),
      figure('Share from returning customers', share(returning, fresh + returning), 'percent'),
    ],
  };
};

/** Customers and sales by month, and by whether the customer's first order was in it. */
async function monthsOf(scope: Scope): Promise<SQL> {
  // A customer is either new for the whole month or not.
  const ofOrders = (people: SQL, days: Days) =>
    sql`select date_trunc('month', day)::date as start, date_trunc('month', first_day) = date_trunc('month', day) as is_new, ${people} as customers,
        sum(net_minor) as sales
      from ${withinDays(scope.all, days)} o where customer_id is not null group by 1, 2`;
  if (scope.channel !== null) return ofOrders(sql`count(distinct customer_id)`, scope);
  const { isWhole, withApart } = await wholeMonths(scope);
  const comers = sql`count(*) filter (where ${isNewcomer(scope, 'MONTH')})`;
  return sql`select month as start, cohort = month as is_new, sum(customers) as customers, sum(net_minor) as sales from insight_cohort_sums
    where store_id = ${scope.context.storeId} and ${isWhole(sql`month`)} group by 1, 2 ${withApart((days) => ofOrders(comers, days))}`;
}
