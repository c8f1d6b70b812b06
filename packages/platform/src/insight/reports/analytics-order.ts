import { sql } from 'drizzle-orm';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, percent, share, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { monthOf, spansOf, sumOf } from '../sql.ts';

export const analyticsOrder: ReportQuery = async (scope) => {
  const rows = await rowsOf(
    scope.context,
    sql`select m.month, coalesce(sum(o.orders), 0)::int as orders, ${sumOf(sql`o.subtotal_minor`)} as "subtotalMinor",
      ${sumOf(sql`o.discount_minor`)} as "discountMinor", ${sumOf(sql`o.shipping_minor`)} as "shippingMinor",
      ${sumOf(sql`o.tax_minor`)} as "taxMinor", ${sumOf(sql`o.total_minor`)} as "totalMinor",
      ${sumOf(sql`o.captured_minor`)} as "paidMinor", ${sumOf(sql`o.refunded_minor`)} as "refundedMinor", ${sumOf(sql`o.net_minor`)} as "salesMinor"
    from (select ${monthOf(sql`start`)} as month from ${spansOf(scope, 'MONTH')} s) m
    left join (select *, ${monthOf(sql`day`)} as month from ${scope.sums} o) o using (month)
    group by m.month order by m.month`,
  );
  const orders = total(rows, 'orders');
  if (orders === 0) return nothing();
  const sum = (key: string) => total(rows, key);
  return {
    rows,
    finding: `${money(sum('subtotalMinor'))} in items minus ${money(sum('discountMinor'))} in discounts (${percent(share(sum('discountMinor'), sum('subtotalMinor')))}); with ${money(sum('shippingMinor'))} in shipping and ${money(sum('taxMinor'))} in tax, customers paid ${money(sum('paidMinor'))}; you refunded ${money(sum('refundedMinor'))} and kept ${money(sum('salesMinor'))}.`,
    figures: [
      figure('Orders', orders, 'count'),
      figure('Sales', sum('salesMinor'), 'money'),
      figure('Average order', Math.round(sum('salesMinor') / orders), 'money'),
      figure('Refunded', sum('refundedMinor'), 'money'),
    ],
  };
};
