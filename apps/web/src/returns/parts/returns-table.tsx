import { Link } from 'react-router';
import type { ReturnRow } from '@brandwright/contract/returns/entities.ts';
import { ListTable } from '#kit/list-table.tsx';
import type { Density } from '#ui/table.tsx';
import { Day, Money } from '#ui/text.tsx';
import { orderAddress, returnAddress } from '../labels.ts';
import { ReturnStatusMark } from './return-status-mark.tsx';

/** Returns in a table; on a narrow one items and customer stand under the handle. */
export function ReturnsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly ReturnRow[];
  density?: Density;
  stale?: boolean;
}) {
  return (
    <ListTable
      label="Returns"
      rows={rows}
      rowKey={({ id }) => id}
      density={density}
      stale={stale}
      columns={[
        {
          key: 'handle',
          header: 'Return',
          cell: (row) => (
            <span className="flex min-w-0 flex-col">
              <Link
                to={returnAddress(row.id)}
                className="figures font-medium hover:underline hover:underline-offset-4"
              >
                {row.handle}
              </Link>
              <span className="text-xs wrap-anywhere text-ink-soft">
                {row.customerName} · {row.itemsText}
              </span>
            </span>
          ),
        },
        { key: 'status', header: 'Status', cell: (row) => <ReturnStatusMark status={row.status} /> },
        {
          key: 'order',
          header: 'Order',
          from: 'md',
          cell: (row) => (
            <Link to={orderAddress(row.orderId)} className="figures hover:underline hover:underline-offset-4">
              #{row.order.orderNumber}
            </Link>
          ),
        },
        { key: 'created', header: 'Created', from: 'md', cell: (row) => <Day at={row.createdAt} /> },
        {
          key: 'refund',
          header: 'Refund',
          align: 'right',
          from: 'sm',
          cell: (row) => (
            <span className="flex flex-col items-end">
              <Money amountMinor={row.refundMinor} currency={row.currency} />
              {row.status === 'RECEIVED' && (
                <span className="text-xs text-ink-soft">{settledWords(row)}</span>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

const settledWords = ({ isSettled, refundMethod }: ReturnRow) =>
  isSettled ? (refundMethod === 'STORE_CREDIT' ? 'store credit' : 'refunded') : 'to refund';
