import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, spansOf, sumOf } from '../sql.ts';

/** Days without an order after which a customer counts as gone. */
const goneAfter = 180;

export const analyticsRecoveredCustomers: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`select m.month, count(o.id)::int as customers, ${sumOf(sql`o.net_minor`)} as "salesMinor",
      percentile_cont(0.5) within group (order by o.away)::float8 as "daysAway"
    from (select ${monthOf(sql`start`)} as month from ${spansOf(scope, 'MONTH')} s) m
    left join (select id, net_minor, ${monthOf(sql`day`)} as month, floor(extract(epoch from placed_at - previous_at) / 86400) as away
      from ${scope.orders} o where placed_at - previous_at >= ${sql.raw(`interval '${goneAfter} days'`)}) o using (month)
    group by m.month order by m.month`,
  );
  const orders = total(rows, 'customers');
  if (orders === 0) return nothing(`No customers came back after ${goneAfter} days or more.`);
  return {
    rows,
    finding: `${count(orders, 'order')} worth ${money(total(rows, 'salesMinor'))} came from customers who hadn’t ordered in ${goneAfter} days or more.`,
    figures: [figure('Recovered', orders, 'count'), figure('Sales', total(rows, 'salesMinor'), 'money')],
    orders,
  };
};
