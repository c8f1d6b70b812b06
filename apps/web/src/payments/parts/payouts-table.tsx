import { Link } from 'react-router';
import type { Payout } from '@brandwright/contract/payments/entities.ts';
import { payoutStatusLabels } from '@brandwright/contract/payments/enums.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { Status } from '#ui/badge.tsx';
import { formatDay } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { payoutAddress, payoutTones } from '../labels.ts';

/** Payouts in a table, the newest first. */
export function PayoutsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly Payout[];
  density?: Density;
  stale?: boolean;
}) {
  const amount = (row: Payout) => <Money amountMinor={row.amountMinor} currency={row.currency} />;
  const name = (row: Payout) => (
    <Link to={payoutAddress(row.payoutId)} className="font-medium hover:underline hover:underline-offset-4">
      {formatDay(row.arrivesOn)}
    </Link>
  );
  const status = (row: Payout) => (
    <Status tone={payoutTones[row.status]}>{payoutStatusLabels[row.status]}</Status>
  );
  return (
    <TableOrRows
      label="Payouts"
      rows={rows}
      rowKey={(row) => row.payoutId}
      nameOf={(row) => `payout of ${formatDay(row.arrivesOn)}`}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            {name(row)}
            {amount(row)}
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            {status(row)}
            <span className="text-xs text-ink-soft">{row.bankName}</span>
          </span>
        </>
      )}
      columns={[
        { key: 'arrives', header: 'Arrives', cell: name },
        { key: 'status', header: 'Status', cell: status },
        { key: 'to', header: 'To', from: 'md', cell: (row) => row.bankName },
        { key: 'amount', header: 'Amount', align: 'right', cell: amount },
      ]}
    />
  );
}
