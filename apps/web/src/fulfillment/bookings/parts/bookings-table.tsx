import { Link } from 'react-router';
import type { Booking } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import { bookingKindLabels } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { formatDay } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { bookingAddress } from '../labels.ts';
import { BookingStatusMark } from './booking-status.tsx';

const when = ({ onDate, untilDate }: Booking): string => {
  if (onDate === null) return '–';
  return untilDate === null ? formatDay(onDate) : `${formatDay(onDate)} – ${formatDay(untilDate)}`;
};

/** What was booked at the fulfillment partner, open bookings first. */
export function BookingsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly Booking[];
  density?: Density;
  stale?: boolean;
}) {
  const name = (row: Booking) => (
    <Link to={bookingAddress(row.id)} className="font-medium hover:underline hover:underline-offset-4">
      {row.handle}
    </Link>
  );
  return (
    <TableOrRows
      label="Bookings"
      rows={rows}
      rowKey={(row) => row.id}
      nameOf={(row) => `booking ${row.handle}`}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {name(row)} · {row.title}
            </span>
            <span className="figures shrink-0 text-xs text-ink-soft">{when(row)}</span>
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <BookingStatusMark booking={row} />
            <span className="text-xs text-ink-soft">{bookingKindLabels[row.kind]}</span>
          </span>
        </>
      )}
      columns={[
        { key: 'booking', header: 'Booking', cell: name },
        { key: 'kind', header: 'Service', cell: (row) => bookingKindLabels[row.kind] },
        { key: 'title', header: 'Details', width: '36%', cell: (row) => row.title },
        { key: 'status', header: 'Status', cell: (row) => <BookingStatusMark booking={row} /> },
        {
          key: 'when',
          header: 'When',
          from: 'md',
          cell: (row) => <span className="figures">{when(row)}</span>,
        },
      ]}
    />
  );
}
