import { count } from '@brandwright/contract/kernel/words.ts';
import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, num, percent, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { standings } from './customer-standing.ts';
import { percentOf, sumOf } from '../sql.ts';

const most = 10;

export const orderCountDistribution: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`with per as (select least(orders, ${sql.raw(String(most))})::int as orders, orders as exact, sales from ${await standings(scope)} s)
    select orders, count(*)::int as customers, ${percentOf(sql`count(*)`, sql`sum(count(*)) over ()`)} as share, ${sumOf(sql`sales`)} as "salesMinor",
      sum(exact)::int as placed
    from per group by orders order by orders`,
  );
  if (found.length === 0) return nothing('No customers ordered in this period.');
  const customers = total(found, 'customers');
  const placed = total(found, 'placed');
  const rows = found.map(({ placed: _placed, ...row }) => ({
    ...row,
    orders: row['orders'] === most ? `${most} or more` : text(row, 'orders'),
  }));
  const once = found.find((row) => row['orders'] === 1);
  return {
    rows,
    finding: `${count(customers, 'customer')} placed ${count(placed, 'order')}; ${once ? percent(num(once, 'share')) : 'none'} ordered once.`,
    figures: [
      figure('Customers', customers, 'count'),
      figure('Orders per customer', Math.round((placed * 100) / customers) / 100, 'number'),
    ],
    orders: placed,
  };
};
