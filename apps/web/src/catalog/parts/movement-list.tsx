import type { StockMovement } from '@brandwright/contract/catalog/entities.ts';
import { movementKindLabels } from '@brandwright/contract/catalog/enums.ts';
import { cn } from '#ui/cn.ts';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { Table, type Column } from '#ui/table.tsx';
import { Figure, Moment } from '#ui/text.tsx';

/** Why stock changed, newest first. `named`: which SKU each is about. */
export function MovementList({
  rows,
  named = false,
  stale = false,
}: {
  rows: readonly StockMovement[];
  named?: boolean;
  stale?: boolean;
}) {
  return (
    <div className="[&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
      <Table
        label="Stock movements"
        density="compact"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns(named)}
        stale={stale}
      />
    </div>
  );
}

const columns = (named: boolean): Column<StockMovement>[] => [
  {
    key: 'kind',
    header: 'What happened',
    cell: (row) => (
      <span className="block min-w-0 py-1 font-normal">
        <span className="block">{movementKindLabels[row.kind]}</span>
        <span className="block text-xs wrap-anywhere text-ink-soft">{aboutOf(row, named)}</span>
      </span>
    ),
  },
  {
    key: 'quantity',
    header: 'Units',
    align: 'right',
    cell: ({ quantity }) => (
      <span className={cn('font-semibold', quantity < 0 ? 'text-ink' : 'text-good')}>
        {quantity > 0 ? `+${formatNumber(quantity)}` : `−${formatNumber(-quantity)}`}
      </span>
    ),
  },
  {
    key: 'after',
    header: 'After',
    align: 'right',
    from: 'sm',
    cell: ({ onHandAfter }) => <Figure value={onHandAfter} />,
  },
  {
    key: 'place',
    header: 'Place',
    from: 'md',
    cell: ({ place }) => <span className="text-ink-soft">{place}</span>,
  },
  { key: 'by', header: 'By', from: 'md', cell: ({ by }) => <span className="text-ink-soft">{by}</span> },
  {
    key: 'at',
    header: 'When',
    align: 'right',
    cell: ({ at }) => <Moment at={at} className="text-ink-soft" />,
  },
];

const aboutOf = (row: StockMovement, named: boolean) =>
  [
    named ? row.code : null,
    row.reference,
    row.reason,
    row.unitCostMinor === null ? null : `${formatMoney(row.unitCostMinor, row.currency)} each`,
  ]
    .filter(Boolean)
    .join(' · ');
