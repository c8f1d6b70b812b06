import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, largest, num, text } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, spansOf } from '../sql.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { monthWords } from '@brandwright/contract/insight/value-words.ts';

export const analyticsAllCustomersGraph: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with firsts as (select day, sum(first_orders) as came from ${scope.allSums} o where day <= ${scope.to}::date group by day),
      months as (select ${monthOf(sql`start`)} as month, start from ${spansOf(scope, 'MONTH')} s)
    select m.month,
      coalesce(sum(f.came) filter (where ${monthOf(sql`f.day`)} = m.month and f.day >= ${scope.from}::date), 0)::int as "newCustomers",
      coalesce(sum(f.came) filter (where f.day < m.start + interval '1 month'), 0)::int as customers
    from months m left join firsts f on true
    group by m.month order by m.month`,
  );
  const last = rows.at(-1);
  if (!last || num(last, 'customers') === 0) return nothing('No customers have ordered yet.');
  const best = largest(rows, 'newCustomers');
  return {
    rows,
    finding: `${count(num(last, 'customers'), 'customer')} to date, ${num(last, 'newCustomers').toLocaleString('en-US')} of them new in ${monthWords(text(last, 'month'))}; the best month was ${monthWords(text(best, 'month'))} (${num(best, 'newCustomers')} new).`,
    figures: [
      figure('Total customers', num(last, 'customers'), 'count'),
      figure('New this month', num(last, 'newCustomers'), 'count'),
    ],
  };
};
