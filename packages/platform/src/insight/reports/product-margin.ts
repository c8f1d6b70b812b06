import { sql } from 'drizzle-orm';
import { count } from '@brandwright/contract/kernel/words.ts';
import { nothing, type ReportQuery } from '../report-query.ts';
import { figure, money, num, percent, share, text, total } from '../say.ts';
import { rowsOf } from '../scope.ts';
import { sumOf } from '../sql.ts';
import { variantKey } from './product-sums.ts';

/** Card processing fees: a percentage of the amount paid, not given back on refunds, plus a fixed amount per order. */
const fee = { percent: 2.9, eachMinor: 30 };

export const productMargin: ReportQuery = async (scope) => {
  const found = await rowsOf(
    scope.context,
    sql`with l as materialized (select title, variant, sku, sum(units) as units, sum(item_sales_minor) as item_sales_minor,
        sum(returned_units) as returned_units, sum(order_share) as order_share, sum(paid_minor) as paid_minor, sum(label_minor) as label_minor
        from ${scope.products} p group by title, variant, sku having sum(units) > 0),
      costs as materialized (select sku, unit_cost_minor from insight_sku_costs where store_id = ${scope.context.storeId})
    select ${variantKey('l')} as sku, min(l.title) as product, sum(l.units)::int as units, ${sumOf(sql`l.item_sales_minor`)} as "itemSalesMinor",
      round(coalesce(sum((l.units - l.returned_units) * k.unit_cost_minor), 0))::float8 as "goodsMinor",
      round(sum(l.label_minor))::float8 as "labelMinor",
      round(sum(${fee.percent}::numeric / 100 * l.paid_minor + ${fee.eachMinor} * l.order_share))::float8 as "feeMinor",
      bool_or(k.unit_cost_minor is null) as uncosted
    from l left join costs k on k.sku = lower(l.sku) group by ${variantKey('l')}`,
  );
  if (found.length === 0) return nothing('Nothing was sold in this period.');
  const rows = found
    .map(({ uncosted, ...row }) => {
      const left =
        num(row, 'itemSalesMinor') - num(row, 'goodsMinor') - num(row, 'labelMinor') - num(row, 'feeMinor');
      return {
        ...row,
        leftMinor: left,
        margin: share(left, num(row, 'itemSalesMinor')),
        missing: uncosted ? 'Unit cost' : '',
      };
    })
    .toSorted(
      (one, other) => other.leftMinor - one.leftMinor || text(one, 'sku').localeCompare(text(other, 'sku')),
    );
  const known = rows.filter((row) => row.missing === '');
  const unknown = rows.length - known.length;
  const left = total(known, 'leftMinor');
  const best = known[0];
  const thin = known.toSorted((one, other) => (one.margin ?? 0) - (other.margin ?? 0))[0];
  return {
    rows,
    finding: best
      ? `Contribution profit is ${money(left)} on ${count(known.length, 'SKU')} with a known cost, ${percent(share(left, total(known, 'itemSalesMinor')))} of their item sales; ${text(best, 'sku')} makes the most (${money(best.leftMinor)}, ${percent(best.margin)})${thin && thin !== best ? ` and ${text(thin, 'sku')} has the thinnest margin (${percent(thin.margin)})` : ''}.`
      : 'None of the SKUs sold has a cost, so the margin can’t be calculated.',
    figures: [
      figure('Contribution profit', best ? left : null, 'money'),
      figure('Margin', best ? share(left, total(known, 'itemSalesMinor')) : null, 'percent'),
      figure('SKUs without a cost', unknown, 'count'),
    ],
    notes: [
      ...(unknown > 0
        ? [`${count(unknown, 'SKU')} sold without a known cost, so their contribution profit is overstated.`]
        : []),
      'Advertising, packaging and storage aren’t included: Brandwright doesn’t track them.',
    ],
  };
};
