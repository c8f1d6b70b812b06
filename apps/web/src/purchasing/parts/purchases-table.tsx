import { Link } from 'react-router';
import type { PurchaseItemRow } from '@brandwright/contract/purchasing/entities.ts';
import {
  purchaseStatusLabels,
  purchaseTypeLabels,
  receivingLabels,
} from '@brandwright/contract/purchasing/enums.ts';
import { Status } from '#ui/badge.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';
import { ListTable } from '#kit/list-table.tsx';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { purchaseAddress, purchaseTones } from '../labels.ts';

/** Purchases from suppliers in a table. */
export function PurchasesTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly PurchaseItemRow[];
  density?: Density;
  stale?: boolean;
}) {
  return (
    <ListTable
      label="Purchase orders"
      rows={rows}
      rowKey={(row) => row.purchaseItemId}
      density={density}
      stale={stale}
      columns={[
        {
          key: 'title',
          header: 'Purchase order',
          cell: (row) => (
            <span className="flex flex-col">
              <Link
                to={purchaseAddress(row.purchaseItemId)}
                className="font-medium hover:underline hover:underline-offset-4"
              >
                {row.title}
              </Link>
              {density === 'comfortable' && <span className="text-xs text-ink-soft">{row.supplierName}</span>}
            </span>
          ),
        },
        ...(density === 'compact'
          ? [
              {
                key: 'supplier',
                header: 'Supplier',
                from: 'md' as const,
                cell: (row: PurchaseItemRow) => row.supplierName,
              },
            ]
          : []),
        {
          key: 'status',
          header: 'Status',
          cell: (row) => <Status tone={purchaseTones[row.status]}>{purchaseStatusLabels[row.status]}</Status>,
        },
        { key: 'type', header: 'Type', from: 'lg', cell: (row) => purchaseTypeLabels[row.orderType] },
        {
          key: 'quantity',
          header: 'Quantity',
          align: 'right',
          from: 'md',
          cell: (row) => (
            <span className="figures flex flex-col items-end">
              {formatNumber(row.quantity)}
              {row.receivingStatus !== 'NONE' && (
                <span className="text-xs text-ink-soft">
                  {row.receivingStatus === 'RECEIVED'
                    ? receivingLabels.RECEIVED
                    : `${formatNumber(row.receivedUnits)} received`}
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'expected',
          header: 'Expected',
          from: 'lg',
          cell: (row) => (row.expectedOn === null ? '–' : formatDay(row.expectedOn)),
        },
        {
          key: 'total',
          header: 'Total',
          align: 'right',
          from: 'sm',
          cell: (row) => <Money amountMinor={row.totalMinor} currency={row.currency} />,
        },
      ]}
    />
  );
}
