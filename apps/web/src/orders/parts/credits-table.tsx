import { Link } from 'react-router';
import {
  creditStatusColors,
  creditStatusLabels,
  type StoreCredit,
} from '@brandwright/contract/orders/credits/entities.ts';
import { ListTable } from '#kit/list-table.tsx';
import { Status } from '#ui/badge.tsx';
import type { Density } from '#ui/table.tsx';
import { Day, Money } from '#ui/text.tsx';
import { creditAddress } from '../labels.ts';

/** Store credits in a table; on a narrow one whose it is stands under the code. */
export function CreditsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly StoreCredit[];
  density?: Density;
  stale?: boolean;
}) {
  return (
    <ListTable
      label="Store credits"
      rows={rows}
      rowKey={({ id }) => id}
      density={density}
      stale={stale}
      columns={[
        {
          key: 'code',
          header: 'Code',
          cell: (row) => (
            <span className="flex min-w-0 flex-col">
              <Link
                to={creditAddress(row.id)}
                className="figures font-medium hover:underline hover:underline-offset-4"
              >
                {row.code}
              </Link>
              <span className="text-xs wrap-anywhere text-ink-soft">
                {[row.customerName, row.returnHandle ? `Return ${row.returnHandle}` : row.reason]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          ),
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status }) => (
            <Status tone={creditStatusColors[status]}>{creditStatusLabels[status]}</Status>
          ),
        },
        {
          key: 'expires',
          header: 'Good until',
          from: 'md',
          cell: ({ expiresOn }) => (expiresOn === null ? 'No limit' : <Day at={expiresOn} />),
        },
        { key: 'created', header: 'Given', from: 'md', cell: ({ createdAt }) => <Day at={createdAt} /> },
        {
          key: 'left',
          header: 'Left',
          align: 'right',
          cell: (row) => (
            <span className="flex flex-col items-end">
              <Money amountMinor={row.leftMinor} currency={row.currency} />
              {row.leftMinor !== row.amountMinor && (
                <span className="text-xs text-ink-soft">
                  of <Money amountMinor={row.amountMinor} currency={row.currency} />
                </span>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
