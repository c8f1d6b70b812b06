import type { SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { Details, type Detail } from '#ui/details.tsx';
import { count, formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import { leftText } from '../labels.ts';

/** The stock of a SKU in figures: by place, needed, left, until when. */
export function StockFacts({ sku }: { sku: SkuStock }) {
  const money = (amountMinor: number | null) =>
    amountMinor === null ? null : formatMoney(amountMinor, sku.currency);
  const lasts =
    sku.daysLeft === null || sku.runsOutOn === null || sku.available <= 0
      ? null
      : `${count(sku.daysLeft, 'day')}, until ${formatDay(sku.runsOutOn)}`;
  const places: Detail[] =
    sku.places.length > 1
      ? sku.places.map(({ place, onHand }) => ({ label: place, value: formatNumber(onHand) }))
      : [];
  if (sku.level === 'MADE_TO_ORDER')
    return (
      <Details
        items={[
          { label: 'Stock', value: 'Made to order' },
          { label: 'Sold in 30 days', value: formatNumber(sku.soldUnits) },
        ]}
      />
    );
  return (
    <Details
      columns={2}
      items={[
        { label: 'Left to sell', value: leftText(sku), strong: true },
        { label: 'On hand', value: formatNumber(sku.onHand) },
        { label: 'Needed by open orders', value: formatNumber(sku.committed) },
        ...places,
        { label: 'Sold in 30 days', value: formatNumber(sku.soldUnits) },
        { label: 'Lasts', value: lasts },
        { label: 'Low at', value: sku.lowStockPoint === null ? null : formatNumber(sku.lowStockPoint) },
        { label: 'Landed cost of one', value: money(sku.landedCostMinor) },
        ...sku.parts.map((part) => ({
          label: `${part.quantity} × ${part.title}`,
          value: `${formatNumber(part.available)} left`,
        })),
      ]}
    />
  );
}
