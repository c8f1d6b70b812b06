import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, share, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { averageOf, percentOf, sumOf } from '../sql.ts';

const without = 'No discount';

export const orderDiscounts: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`with o as (select *, case when discount_code is not null then upper(discount_code) when discount_minor > 0 then 'Without a code' else ${without} end as code
        from ${scope.orders} o)
    select code, count(*)::int as orders, ${percentOf(sql`count(*)`, sql`sum(count(*)) over ()`)} as share, ${sumOf(sql`subtotal_minor`)} as "subtotalMinor",
      ${sumOf(sql`discount_minor`)} as "discountMinor", ${sumOf(sql`net_minor`)} as "salesMinor", ${averageOf(sql`sum(net_minor)`, sql`count(*)`)} as "averageMinor",
      ${percentOf(sql`count(*) filter (where nth = 1)`, sql`count(*)`)} as "newShare"
    from o group by code order by (code = ${without}) desc, (code = 'Without a code') desc, sum(net_minor) desc, code`,
  );
  if (rows.length === 0) return nothing();
  const plain = rows.find((row) => row['code'] === without);
  const reduced = rows.filter((row) => row !== plain);
  const orders = total(reduced, 'orders');
  const average = orders === 0 ? null : Math.round(total(reduced, 'salesMinor') / orders);
  return {
    rows,
    finding:
      orders === 0
        ? 'No orders had a discount.'
        : `${percent(share(orders, total(rows, 'orders')))} of orders had a discount, ${money(total(reduced, 'discountMinor'))} in total; they averaged ${money(average)}${plain ? `, vs. ${money(num(plain, 'averageMinor'))} without one` : ''}.`,
    figures: [
      figure('With a discount', orders, 'count'),
      figure('Total discounts', total(reduced, 'discountMinor'), 'money'),
      figure('Average with a discount', average, 'money'),
      figure('Average without a discount', plain ? num(plain, 'averageMinor') : null, 'money'),
    ],
  };
};
