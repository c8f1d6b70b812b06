import { Link } from 'react-router';
import type { LabelRow } from '@brandwright/contract/fulfillment/entities.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { OrderLink } from '#orders/parts/order-link.tsx';
import { formatDay } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { labelAddressOf } from '../labels.ts';
import { LabelStatus } from './label-status.tsx';

/** Labels in a table, the newest first. */
export function LabelsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly LabelRow[];
  density?: Density;
  stale?: boolean;
}) {
  const name = (row: LabelRow) => (
    <Link to={labelAddressOf(row.labelId)} className="font-medium hover:underline hover:underline-offset-4">
      {row.toName}
    </Link>
  );
  return (
    <TableOrRows
      label="Shipping labels"
      rows={rows}
      rowKey={(row) => row.labelId}
      nameOf={(row) => `label to ${row.toName}`}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            {name(row)}
            <Money amountMinor={row.amountMinor} currency={row.currency} />
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <LabelStatus label={row} />
            <span className="text-xs text-ink-soft">
              {row.serviceLabel} · {formatDay(row.createdAt)}
            </span>
          </span>
        </>
      )}
      columns={[
        { key: 'to', header: 'To', cell: name },
        { key: 'status', header: 'Status', cell: (row) => <LabelStatus label={row} /> },
        { key: 'service', header: 'Service', cell: (row) => row.serviceLabel },
        {
          key: 'order',
          header: 'Order',
          from: 'lg',
          cell: (row) => (row.orderNumber === null ? '–' : <OrderLink orderNumber={row.orderNumber} />),
        },
        { key: 'tracking', header: 'Tracking', from: 'lg', cell: (row) => row.trackingNumber ?? '–' },
        { key: 'date', header: 'Date', from: 'md', cell: (row) => formatDay(row.createdAt) },
        {
          key: 'price',
          header: 'Price',
          align: 'right',
          cell: (row) => <Money amountMinor={row.amountMinor} currency={row.currency} />,
        },
      ]}
    />
  );
}
