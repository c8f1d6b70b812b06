import { Link } from 'react-router';
import type { ReturnResult } from '@brandwright/contract/returns/results.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { OrderLink } from '#orders/parts/order-link.tsx';
import { returnAddress } from '#returns/labels.ts';
import { ReturnStatusMark } from '#returns/parts/return-status-mark.tsx';
import { formatDay } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';

/** Returns with what came of them, the newest first. */
export function ReturnResultsTable({
  rows,
  currency,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly ReturnResult[];
  currency: string;
  density?: Density;
  stale?: boolean;
}) {
  const name = (row: ReturnResult) => (
    <Link to={returnAddress(row.id)} className="figures font-medium hover:underline hover:underline-offset-4">
      {row.handle}
    </Link>
  );
  const refund = (row: ReturnResult) => <Money amountMinor={row.refundMinor} currency={currency} />;
  return (
    <TableOrRows
      label="Returns"
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={({ handle }) => `return ${handle}`}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {name(row)} · {row.itemsText}
            </span>
            {refund(row)}
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <ReturnStatusMark status={row.status} />
            <span className="text-xs text-ink-soft">
              {row.reasonsText}, {formatDay(row.createdAt)}
            </span>
          </span>
        </>
      )}
      columns={[
        { key: 'return', header: 'Return', cell: name },
        {
          key: 'order',
          header: 'Order',
          from: 'lg',
          cell: (row) => <OrderLink orderNumber={row.orderNumber} />,
        },
        { key: 'items', header: 'Items', cell: (row) => row.itemsText },
        { key: 'reason', header: 'Reason', from: 'md', cell: (row) => row.reasonsText },
        { key: 'status', header: 'Status', cell: (row) => <ReturnStatusMark status={row.status} /> },
        {
          key: 'fee',
          header: 'Fee',
          align: 'right',
          from: 'lg',
          cell: (row) => <Money amountMinor={row.feeMinor} currency={currency} />,
        },
        { key: 'refund', header: 'Refund', align: 'right', cell: refund },
        {
          key: 'restocked',
          header: 'Restocked',
          align: 'right',
          from: 'lg',
          cell: (row) => row.restockedUnits,
        },
        {
          key: 'off',
          header: 'Written off',
          align: 'right',
          from: 'lg',
          cell: (row) => row.writtenOffUnits,
        },
        { key: 'date', header: 'Created', from: 'lg', cell: (row) => formatDay(row.createdAt) },
      ]}
    />
  );
}
