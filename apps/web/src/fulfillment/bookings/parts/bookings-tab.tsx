import {
  bookingKindLabels,
  bookingKinds,
  bookingStatuses,
  bookingStatusLabels,
} from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { listBookings } from '@brandwright/contract/fulfillment/bookings/list-bookings.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { EmptyState } from '#ui/states.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { BookingsTable } from './bookings-table.tsx';

const size = 20;
const none = { kind: null, status: null, searchTerm: null };

/** What was booked at the fulfillment partner; one opens beside the list. */
export function BookingsTab() {
  const { query, change, narrow, page, turnTo } = useListAddress();
  const kind = readChoice(query, 'kind', bookingKinds);
  const status = readChoice(query, 'status', bookingStatuses);
  const search = readWords(query, 'searchTerm', 100);
  const filters = { ...(kind ? { kind } : {}), ...(status ? { status } : {}), ...(search ? { search } : {}) };
  const found = useOperation(listBookings, { ...filters, page, size }, { keepPrevious: true });
  const counts = found.data?.counts;
  return (
    <>
      <ListView
        list={found}
        noun="bookings"
        exported={{ list: 'BOOKINGS', filters }}
        turnTo={turnTo}
        toolbar={
          <>
            <SearchField
              label="Search bookings"
              className="w-auto min-w-44 flex-1 sm:w-72 sm:flex-none"
              maxLength={100}
              value={search}
              onSearch={(searchTerm) => narrow({ searchTerm })}
            />
            <FilterSelect
              label="Service"
              anyLabel="All services"
              value={kind}
              onChange={(next) => narrow({ kind: next })}
              options={bookingKinds.map((value) => ({ value, label: bookingKindLabels[value] }))}
            />
            <FilterSelect
              label="Status"
              anyLabel="All statuses"
              value={status}
              onChange={(next) => narrow({ status: next })}
              options={bookingStatuses.map((value) => ({
                value,
                label: counts
                  ? `${bookingStatusLabels[value]} (${counts[value]})`
                  : bookingStatusLabels[value],
              }))}
            />
          </>
        }
        onClear={() => narrow(none)}
        isNarrowed={kind !== undefined || status !== undefined || search !== ''}
        noMatch={{ title: 'No matching bookings', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No bookings yet"
            text="Book freight, kitting, a pre-sale or a quality check, and follow it here."
            ask="Book a freight pickup"
          />
        }
        skeleton={<RowsSkeleton label="bookings" />}
      >
        {({ rows }, isStale) => <BookingsTable rows={rows} stale={isStale} />}
      </ListView>
      <BookingSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </>
  );
}
