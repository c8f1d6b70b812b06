import type { ReactNode } from 'react';
import type { SkuRow } from '@brandwright/contract/catalog/entities.ts';
import { Table, type Column } from '#ui/table.tsx';
import { Figure, Money } from '#ui/text.tsx';
import { lastsText, leftText } from '../labels.ts';
import { StockStatus } from './stock-status.tsx';

/** SKUs with price and stock. `named`: the product's title too, where they are of several products. */
export function SkuTable({
  rows,
  named = false,
  actions,
}: {
  rows: readonly SkuRow[];
  named?: boolean;
  actions?: ((sku: SkuRow) => ReactNode) | undefined;
}) {
  return (
    <div className="[&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
      <Table
        label="SKUs"
        density="compact"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns(named, actions)}
      />
    </div>
  );
}

const columns = (named: boolean, actions: ((sku: SkuRow) => ReactNode) | undefined): Column<SkuRow>[] => [
  {
    key: 'sku',
    header: 'SKU',
    cell: (sku) => (
      <span className="block min-w-0 py-1 font-normal">
        <span className="block wrap-anywhere">
          {named ? sku.title : sku.variant === '-' ? sku.code : sku.variant}
        </span>
        <span className="block text-xs text-ink-soft">
          {[named && sku.variant !== '-' ? sku.variant : null, named || sku.variant !== '-' ? sku.code : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    ),
  },
  {
    key: 'stock',
    header: 'Stock',
    from: 'sm',
    cell: ({ level, enabled }) => <StockStatus level={level} enabled={enabled} />,
  },
  {
    key: 'available',
    header: 'Left',
    align: 'right',
    cell: (sku) => <span className="font-semibold">{leftText(sku)}</span>,
  },
  {
    key: 'onHand',
    header: 'On hand',
    align: 'right',
    from: 'md',
    cell: ({ onHand }) => <Figure value={onHand} />,
  },
  {
    key: 'lasts',
    header: 'Lasts',
    from: 'md',
    cell: (sku) => <span className="whitespace-nowrap text-ink-soft">{lastsText(sku)}</span>,
  },
  {
    key: 'cost',
    header: 'Landed cost',
    align: 'right',
    from: 'lg',
    cell: ({ landedCostMinor, costMinor, currency }) => {
      const cost = landedCostMinor ?? costMinor;
      return cost === null ? '–' : <Money amountMinor={cost} currency={currency} className="text-ink-soft" />;
    },
  },
  {
    key: 'price',
    header: 'Price',
    align: 'right',
    cell: ({ priceMinor, currency }) => <Money amountMinor={priceMinor} currency={currency} />,
  },
  ...(actions ? [{ key: 'actions', header: '', align: 'right' as const, cell: actions }] : []),
];
