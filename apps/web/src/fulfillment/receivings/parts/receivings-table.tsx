import { Link } from 'react-router';
import type { Receiving } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import { receivingDestinationLabels } from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { Status } from '#ui/badge.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { receivingAddress, standingOf } from '../labels.ts';

/** Inbound shipments, those that wait to be counted first. */
export function ReceivingsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly Receiving[];
  density?: Density;
  stale?: boolean;
}) {
  const name = (row: Receiving) => (
    <Link to={receivingAddress(row.sn)} className="font-medium hover:underline hover:underline-offset-4">
      {row.sn}
    </Link>
  );
  const status = (row: Receiving) => {
    const { label, tone } = standingOf(row);
    return <Status tone={tone}>{label}</Status>;
  };
  const counted = (row: Receiving) =>
    `${formatNumber(row.receivedUnits + row.damagedUnits)} of ${formatNumber(row.expectedUnits)}`;
  return (
    <TableOrRows
      label="Receivings"
      rows={rows}
      rowKey={(row) => row.id}
      nameOf={(row) => `receiving ${row.sn}`}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {name(row)} · {row.itemsText}
            </span>
            <span className="figures shrink-0">{counted(row)}</span>
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            {status(row)}
            <span className="text-xs text-ink-soft">
              {row.expectedOn ? `Expected ${formatDay(row.expectedOn)}` : formatDay(row.createdAt)}
            </span>
          </span>
        </>
      )}
      columns={[
        { key: 'sn', header: 'Receiving', cell: name },
        { key: 'items', header: 'Items', width: '28%', cell: (row) => row.itemsText },
        { key: 'status', header: 'Status', cell: status },
        {
          key: 'to',
          header: 'Destination',
          from: 'lg',
          cell: (row) => receivingDestinationLabels[row.destination],
        },
        {
          key: 'expected',
          header: 'Expected',
          from: 'md',
          cell: (row) => (row.expectedOn ? formatDay(row.expectedOn) : 'Unknown'),
        },
        {
          key: 'counted',
          header: 'Counted',
          align: 'right',
          cell: (row) => <span className="figures">{counted(row)}</span>,
        },
      ]}
    />
  );
}
