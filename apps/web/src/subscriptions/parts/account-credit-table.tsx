import { accountCreditLabels, type AccountCreditEntry } from '@brandwright/contract/kernel/account-credit.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { formatMoney } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { Money } from '#ui/text.tsx';
import { planDay } from '../labels.ts';

const signed = ({ amountMinor, currency }: AccountCreditEntry) =>
  `${amountMinor < 0 ? '−' : '+'}${formatMoney(Math.abs(amountMinor), currency)}`;

/** Entries of the book of account credit, the newest first. */
export function AccountCreditTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly AccountCreditEntry[];
  density?: Density;
  stale?: boolean;
}) {
  const amount = (row: AccountCreditEntry) => (
    <span className="figures whitespace-nowrap">{signed(row)}</span>
  );
  return (
    <TableOrRows
      label="Account credit entries"
      rows={rows}
      rowKey={({ entryId }) => entryId}
      nameOf={({ note }) => note}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{row.note}</span>
            {amount(row)}
          </span>
          <span className="text-xs text-ink-soft">
            {planDay(row.createdAt)} · {accountCreditLabels[row.kind]}
          </span>
        </>
      )}
      columns={[
        { key: 'date', header: 'Date', cell: (row) => planDay(row.createdAt) },
        { key: 'kind', header: 'Kind', cell: (row) => accountCreditLabels[row.kind] },
        { key: 'note', header: 'For', cell: (row) => <span className="wrap-anywhere">{row.note}</span> },
        { key: 'amount', header: 'Amount', align: 'right', cell: amount },
        {
          key: 'balance',
          header: 'Balance',
          align: 'right',
          from: 'lg',
          cell: (row) => <Money amountMinor={row.balanceAfterMinor} currency={row.currency} />,
        },
      ]}
    />
  );
}
