import { Link } from 'react-router';
import type { ProjectRequestRow } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { requestKindLabels, requestStatusLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { Status } from '#ui/badge.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';
import { ListTable } from '#kit/list-table.tsx';
import type { Density } from '#ui/table.tsx';
import { formAddress, requestAddress, requestTones } from '../labels.ts';

/** Requests in a table; a draft opens its form, everything else its page. */
export function RequestsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly ProjectRequestRow[];
  density?: Density;
  stale?: boolean;
}) {
  return (
    <ListTable
      label="Custom project requests"
      rows={rows}
      rowKey={(row) => row.requestId}
      density={density}
      stale={stale}
      columns={[
        {
          key: 'title',
          header: 'Request',
          cell: (row) => (
            <Link
              to={row.status === 'DRAFT' ? formAddress(row.requestId) : requestAddress(row.requestId)}
              className="font-medium hover:underline hover:underline-offset-4"
            >
              {row.title || 'Untitled'}
            </Link>
          ),
        },
        {
          key: 'status',
          header: 'Status',
          cell: (row) => <Status tone={requestTones[row.status]}>{requestStatusLabels[row.status]}</Status>,
        },
        { key: 'kind', header: 'Kind', from: 'lg', cell: (row) => requestKindLabels[row.kind] },
        {
          key: 'quantity',
          header: 'Quantity',
          align: 'right',
          from: 'md',
          cell: (row) => (
            <span className="figures">{row.quantity === null ? '–' : formatNumber(row.quantity)}</span>
          ),
        },
        {
          key: 'neededBy',
          header: 'Needed by',
          from: 'lg',
          cell: (row) => (row.neededBy === null ? '–' : formatDay(row.neededBy)),
        },
        {
          key: 'quotes',
          header: 'Quotes',
          align: 'right',
          from: 'sm',
          cell: (row) => (
            <span className="figures">
              {row.openQuoteCount === row.quoteCount
                ? row.quoteCount
                : `${row.openQuoteCount} of ${row.quoteCount} open`}
            </span>
          ),
        },
      ]}
    />
  );
}
