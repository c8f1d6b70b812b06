import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, share, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, spansOf, sumWhere } from '../sql.ts';

/** A customer counts as new for the whole month of their first order. */
export const analyticsCustomer: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with told as (select ${monthOf(sql`day`)} as month, customer_id, net_minor, ${monthOf(sql`first_day`)} = ${monthOf(sql`day`)} as is_new
        from ${scope.orders} o where customer_id is not null)
    select m.month, count(distinct t.customer_id)::int as customers,
      count(distinct t.customer_id) filter (where t.is_new)::int as "newCustomers",
      count(distinct t.customer_id) filter (where not t.is_new)::int as "returningCustomers",
      ${sumWhere(sql`t.net_minor`, sql`t.is_new`)} as "newSalesMinor",
      ${sumWhere(sql`t.net_minor`, sql`not t.is_new`)} as "returningSalesMinor"
    from (select ${monthOf(sql`start`)} as month from ${spansOf(scope, 'MONTH')} s) m left join told t using (month)
    group by m.month order by m.month`,
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
