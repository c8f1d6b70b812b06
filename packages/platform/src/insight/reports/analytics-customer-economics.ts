import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, total } from '../say.ts';
import { linesOfOrders, rowsOf } from '../scope.ts';
import { averageOf, monthOf, sumOf } from '../sql.ts';

export const analyticsCustomerEconomics: ReportQuery = async (scope) => {
  const { context, all, from, to } = scope;
  const rows = await rowsOf(
    context,
    sql`with chosen as (select customer_id, ${monthOf(sql`day`)} as month from ${all} o where nth = 1 and day between ${from}::date and ${to}::date),
      spent as (select c.month, count(distinct c.customer_id) as customers, sum(o.net_minor) as sales, sum(o.discount_minor) as discount,
          sum(o.refunded_minor) as refunded, sum(o.tax_minor) as tax
        from ${all} o join chosen c using (customer_id) group by c.month),
      goods as (select c.month, round(sum((l.units - l.returned_units) * k.unit_cost_minor)) as goods,
          sum(l.units - l.returned_units) filter (where k.unit_cost_minor is null) as uncosted
        from ${linesOfOrders(context, all)} l join chosen c using (customer_id)
        left join insight_sku_costs k on k.store_id = l.store_id and k.sku = lower(l.sku) group by c.month)
    select s.month, s.customers::int as customers, ${sumOf(sql`s.sales`)} as "salesMinor", ${sumOf(sql`s.discount`)} as "discountMinor",
      ${sumOf(sql`s.refunded`)} as "refundedMinor", ${sumOf(sql`s.tax`)} as "taxMinor", ${sumOf(sql`g.goods`)} as "goodsMinor",
      ${sumOf(sql`s.sales - s.tax - coalesce(g.goods, 0)`)} as "leftMinor",
      ${averageOf(sql`sum(s.sales - s.tax - coalesce(g.goods, 0))`, sql`max(s.customers)`)} as "leftPerCustomerMinor",
      coalesce(sum(g.uncosted), 0)::int as "unitsWithoutCost"
    from spent s left join goods g using (month) group by s.month, s.customers order by s.month`,
  );
  const customers = total(rows, 'customers');
  if (customers === 0) return nothing('No customers placed their first order in this period.');
  const left = total(rows, 'leftMinor');
  const uncosted = total(rows, 'unitsWithoutCost');
  return {
    rows,
    finding: `${count(customers, 'new customer')} spent ${money(total(rows, 'salesMinor'))}; gross profit after tax and cost of goods is ${money(left)}, ${money(Math.round(left / customers))} per customer.`,
    figures: [
      figure('Customers', customers, 'count'),
      figure('Gross profit', left, 'money'),
      figure('Gross profit per customer', Math.round(left / customers), 'money'),
    ],
    notes:
      uncosted > 0
        ? [`The cost of ${count(uncosted, 'unit')} isn’t known, so gross profit is overstated.`]
        : [],
  };
};
