import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, share, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { isNewcomer } from './newcomers.ts';
import { monthOf, spansOf, sumWhere } from '../sql.ts';

/** A customer counts as new for the whole month of their first order. */
export const analyticsCustomer: ReportQuery = async (scope) => {
  // A customer is either new for the whole month or not.
  const people =
    scope.channel === null ? sql`count(*) filter (where t.comes)` : sql`count(distinct t.customer_id)`;
  const rows = await rowsOf(
    scope.context,
    sql`with told as (select date_trunc('month', day) as start, customer_id, net_minor,
          date_trunc('month', first_day) = date_trunc('month', day) as is_new, ${isNewcomer(scope, 'MONTH')} as comes
        from ${scope.orders} o where customer_id is not null),
      sums as (select start, is_new, ${people} as customers, sum(net_minor) as sales from told t group by start, is_new)
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
