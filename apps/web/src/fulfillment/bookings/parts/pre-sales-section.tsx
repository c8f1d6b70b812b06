import { Link } from 'react-router';
import { listBookings } from '@brandwright/contract/fulfillment/bookings/list-bookings.ts';
import { useOperation } from '#api/use-operation.ts';
import { Section } from '#orders/parts/section.tsx';
import { formatDay } from '#ui/format.ts';
import { bookingAddress } from '../labels.ts';
import { BookingStatusMark } from './booking-status.tsx';

/** Pre-sales of a product; nothing where it has none. */
export function PreSalesSection({ productId }: { productId: string }) {
  const { data } = useOperation(listBookings, { productId, size: 5 });
  if (!data || data.total === 0) return null;
  return (
    <Section title="Pre-sales">
      <ul className="flex flex-col gap-2 text-sm">
        {data.rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              <Link
                to={bookingAddress(row.id)}
                className="font-medium hover:underline hover:underline-offset-4"
              >
                {row.handle}
              </Link>{' '}
              · {row.title}
            </span>
            <span className="flex items-center gap-3">
              {row.onDate !== null && row.untilDate !== null && (
                <span className="figures text-xs text-ink-soft">
                  {formatDay(row.onDate)} – {formatDay(row.untilDate)}
                </span>
              )}
              <BookingStatusMark booking={row} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
