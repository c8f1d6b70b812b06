import { sql, type SQL } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import type { Days } from '../../kernel/data/days.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, total } from '../say.ts';
import { rowsOf, type Scope } from '../scope.ts';
import { averageOf, monthOf, sumOf } from '../sql.ts';
import { wholeMonths } from './whole-months.ts';

export const analyticsCustomerEconomics: ReportQuery = async (scope) => {
  const { context } = scope;
  const { spent, kept } = scope.channel === null ? await ofSums(scope) : ofOrders(scope, scope);
  const rows = await rowsOf(
    context,
    sql`with spent as (${spent}), kept as (${kept}),
      goods as (select l.month, round(sum(l.units * k.unit_cost_minor)) as goods, sum(l.units) filter (where k.unit_cost_minor is null) as uncosted
        from kept l left join insight_sku_costs k on k.store_id = ${context.storeId} and k.sku = lower(l.sku) group by l.month)
    select ${monthOf(sql`s.month`)} as month, s.customers::int as customers, ${sumOf(sql`s.sales`)} as "salesMinor", ${sumOf(sql`s.discount`)} as "discountMinor",
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

/** What customers of each month spent, and what they kept of each SKU. */
interface Parts {
  spent: SQL;
  kept: SQL;
}

/** From each order, of customers whose first order was on one of the days. */
function ofOrders({ all, allLines, channel }: Scope, { from, to }: Days): Parts {
  const isMeant = (day: SQL) => sql`${day} between ${from}::date and ${to}::date`;
  return {
    spent: sql`select date_trunc('month', first_day)::date as month, count(*) filter (where nth = 1) as customers, sum(net_minor) as sales,
        sum(discount_minor) as discount, sum(refunded_minor) as refunded, sum(tax_minor) as tax
      from ${all} o where ${isMeant(sql`first_day`)} ${channel === null ? sql`` : sql`and first_origin = ${channel}`} group by 1`,
    kept: sql`select c.month, l.sku, sum(l.units - l.returned_units) as units
      from ${allLines} l join (select customer_id, date_trunc('month', day)::date as month from ${all} o where nth = 1 and ${isMeant(sql`day`)}) c
        using (customer_id) group by c.month, l.sku`,
  };
}

async function ofSums(scope: Scope): Promise<Parts> {
  const { isWhole, withApart } = await wholeMonths(scope);
  const mine = sql`store_id = ${scope.context.storeId} and ${isWhole(sql`cohort`)}`;
  return {
    spent: sql`select cohort as month, sum(first_orders) as customers, sum(net_minor) as sales, sum(discount_minor) as discount,
        sum(refunded_minor) as refunded, sum(tax_minor) as tax
      from insight_cohort_sums where ${mine} group by cohort having sum(orders) > 0 ${withApart((days) => ofOrders(scope, days).spent)}`,
    kept: sql`select cohort as month, sku, sum(units) as units from insight_cohort_goods where ${mine} group by cohort, sku ${withApart((days) => ofOrders(scope, days).kept)}`,
  };
}
