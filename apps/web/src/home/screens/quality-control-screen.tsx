import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { listBookings } from '@brandwright/contract/fulfillment/bookings/list-bookings.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { bookingAddress } from '#fulfillment/bookings/labels.ts';
import { BookingsTable } from '#fulfillment/bookings/parts/bookings-table.tsx';
import { QualityCheckDialog } from '#fulfillment/bookings/parts/quality-check-dialog.tsx';
import { useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useMayAct } from '../use-may-act.ts';

const size = 20;

/** Checks of goods at the fulfillment partner: those booked, and a new one. */
export default function QualityControlScreen() {
  const { page, turnTo } = useListAddress();
  const navigate = useNavigate();
  const mayAct = useMayAct();
  const [isBooking, setBooking] = useState(false);
  const found = useOperation(listBookings, { kind: 'QUALITY_CHECK', page, size }, { keepPrevious: true });
  useScreenInView('Quality control');
  const book = mayAct && (
    <Button look="accent" onClick={() => setBooking(true)}>
      Book a quality check
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Quality control"
        note="Get goods inspected before they go into stock: what to check, how many pieces, and what the inspector found."
        actions={found.data && found.data.total > 0 && book}
      />
      <ListView
        list={found}
        noun="quality checks"
        turnTo={turnTo}
        isNarrowed={false}
        onClear={() => turnTo(0)}
        noMatch={{ title: 'No matching quality checks', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No quality checks yet"
            text="Book one for goods that are on their way or in stock, and track it here."
            action={book}
          />
        }
        skeleton={<RowsSkeleton label="quality checks" />}
      >
        {({ rows }, isStale) => <BookingsTable rows={rows} stale={isStale} />}
      </ListView>
      <p className="mt-6 text-sm text-ink-soft">
        To see what to look for in a sample, read{' '}
        <Link to="/education?article=samples-first" className="text-ink underline underline-offset-4">
          Samples before quantity
        </Link>
        .
      </p>
      {isBooking && (
        <QualityCheckDialog
          onClose={() => setBooking(false)}
          onBooked={(id) => void navigate(bookingAddress(id))}
        />
      )}
    </Page>
  );
}
