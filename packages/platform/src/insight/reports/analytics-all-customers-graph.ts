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
    sql`with firsts as (select day from ${scope.all} o where nth = 1),
      months as (select ${monthOf(sql`start`)} as month, start from ${spansOf(scope, 'MONTH')} s)
    select m.month,
      count(f.day) filter (where ${monthOf(sql`f.day`)} = m.month and f.day between ${scope.from}::date and ${scope.to}::date)::int as "newCustomers",
      count(f.day) filter (where f.day <= least((m.start + interval '1 month - 1 day')::date, ${scope.to}::date))::int as customers
    from months m left join firsts f on f.day <= ${scope.to}::date
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
