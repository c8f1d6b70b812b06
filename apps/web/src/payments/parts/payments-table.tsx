import { Link } from 'react-router';
import type { Payment } from '@brandwright/contract/payments/entities.ts';
import { Status } from '#ui/badge.tsx';
import { formatDay } from '#ui/format.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { paymentAddress, paymentTones, shortStatusLabels } from '../labels.ts';

/** Payments in a table, the newest first. */
export function PaymentsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly Payment[];
  density?: Density;
  stale?: boolean;
}) {
  const name = (row: Payment) => (
    <Link to={paymentAddress(row.paymentId)} className="font-medium hover:underline hover:underline-offset-4">
      {row.description}
    </Link>
  );
  const paidWith = ({ method, amountMinor, creditMinor }: Payment) =>
    creditMinor > 0 && amountMinor > 0 ? `${method} and account credit` : method;
  const status = (row: Payment) => (
    <Status tone={paymentTones[row.status]}>{shortStatusLabels[row.status]}</Status>
  );
  return (
    <TableOrRows
      label="Payments"
      rows={rows}
      rowKey={(row) => row.paymentId}
      nameOf={(row) => `payment for ${row.description}`}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            {name(row)}
            <Money amountMinor={row.amountMinor + row.creditMinor} currency={row.currency} />
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            {status(row)}
            <span className="text-xs text-ink-soft">{formatDay(row.createdAt)}</span>
          </span>
        </>
      )}
      columns={[
        { key: 'for', header: 'For', cell: name },
        { key: 'status', header: 'Status', cell: status },
        { key: 'card', header: 'Paid with', from: 'lg', cell: paidWith },
        { key: 'date', header: 'Date', from: 'md', cell: (row) => formatDay(row.createdAt) },
        {
          key: 'amount',
          header: 'Amount',
          align: 'right',
          cell: (row) => <Money amountMinor={row.amountMinor + row.creditMinor} currency={row.currency} />,
        },
      ]}
    />
  );
}
