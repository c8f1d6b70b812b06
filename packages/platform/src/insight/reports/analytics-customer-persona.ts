import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, largest, money, num, percent, text } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { perCustomer } from './customer-standing.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';
import { cellOf, valueAfter } from './value-after.ts';
import { territories } from './zones.ts';

const personas = ['Wholesale', 'Loyal', 'Bargain hunters', 'Big baskets', 'Abroad', 'One-time', 'Regular'];

export const analyticsCustomerPersona: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with ${await perCustomer(scope, sql`orders, sales, wholesale, discounted, sales / orders::float8 as average, country_code as country`)},
      -- The least of the highest fifth: as many have more as there can be in it besides.
      ${valueAfter(sql`average`, cellOf(sql`sales::bigint / orders`), sql`everyone - div(everyone, 5)`)},
      named as (select *, case
        when wholesale then 'Wholesale' when orders >= 4 then 'Loyal' when discounted * 2 >= orders then 'Bargain hunters'
        when average >= (select value from cut) then 'Big baskets' when country not in ('US', ${territories}) then 'Abroad' when orders = 1 then 'One-time'
        else 'Regular' end as persona from per)
    select persona, count(*)::int as customers, ${percentOf(sql`count(*)`, sql`sum(count(*)) over ()`)} as share, sum(orders)::int as orders,
      ${sumOf(sql`sales`)} as "salesMinor", ${averageOf(sql`sum(sales)`, sql`sum(orders)`)} as "averageMinor"
    from named group by persona order by array_position(array[${sql.join(personas, sql`, `)}]::text[], persona)`,
  );
  const most = largest(rows, 'customers');
  const best = largest(rows, 'salesMinor');
  if (!most || !best) return nothing('No customers ordered in this period.');
  return {
    rows,
    finding: `The largest group is “${text(most, 'persona')}” (${count(num(most, 'customers'), 'customer')}, ${percent(num(most, 'share'))}); “${text(best, 'persona')}” brings in the most sales, ${money(num(best, 'salesMinor'))}.`,
    figures: rows.map((row) => figure(text(row, 'persona'), num(row, 'customers'), 'count')),
  };
};
