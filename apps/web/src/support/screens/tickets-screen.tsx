import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  ticketStatuses,
  ticketStatusLabels,
  ticketTypeLabels,
  ticketTypes,
} from '@brandwright/contract/support/enums.ts';
import { listSupportTickets } from '@brandwright/contract/support/list-support-tickets.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ticketAddress } from '../labels.ts';
import { OpenTicketDialog } from '../parts/open-ticket-dialog.tsx';
import { TicketsTable } from '../parts/tickets-table.tsx';

const size = 20;
const none = { status: null, type: null, searchTerm: null };

/** The tickets with the warehouse’s support, those with an answer first. */
export default function TicketsScreen() {
  const { query, narrow, page, turnTo } = useListAddress();
  const navigate = useNavigate();
  const { mayAct } = usePermissions();
  const [isOpening, setOpening] = useState(false);
  const status = readChoice(query, 'status', ticketStatuses);
  const type = readChoice(query, 'type', ticketTypes);
  const search = readWords(query, 'searchTerm', 100);
  const filters = { ...(status ? { status } : {}), ...(type ? { type } : {}), ...(search ? { search } : {}) };
  const found = useOperation(listSupportTickets, { ...filters, page, size }, { keepPrevious: true });
  useScreenInView('Support tickets');
  const counts = found.data?.counts;
  return (
    <Page>
      <PageHeader
        title="Support tickets"
        note="Your questions to warehouse support, by order."
        actions={
          mayAct && (
            <Button look="accent" onClick={() => setOpening(true)}>
              Open a ticket
            </Button>
          )
        }
      />
      <ListView
        list={found}
        noun="support tickets"
        exported={{ list: 'SUPPORT_TICKETS', filters }}
        turnTo={turnTo}
        toolbar={
          <>
            <SearchField
              label="Search support tickets"
              placeholder="Ticket, order, customer or keyword"
              className="sm:w-80"
              maxLength={100}
              value={search}
              onSearch={(searchTerm) => narrow({ searchTerm })}
            />
            <FilterSelect
              label="Status"
              anyLabel="All statuses"
              className="sm:w-52"
              value={status}
              onChange={(next) => narrow({ status: next })}
              options={ticketStatuses.map((value) => ({
                value,
                label: counts ? `${ticketStatusLabels[value]} (${counts[value]})` : ticketStatusLabels[value],
              }))}
            />
            <FilterSelect
              label="About"
              anyLabel="Anything"
              className="sm:w-52"
              value={type}
              onChange={(next) => narrow({ type: next })}
              options={ticketTypes.map((value) => ({ value, label: ticketTypeLabels[value] }))}
            />
          </>
        }
        onClear={() => narrow(none)}
        isNarrowed={status !== undefined || type !== undefined || search !== ''}
        noMatch={{ title: 'No matching support tickets', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No support tickets yet"
            text="Ask the warehouse about a lost parcel, broken items or a hold, from the order or here."
            ask="Open a support ticket"
          />
        }
        skeleton={<RowsSkeleton label="support tickets" />}
      >
        {({ rows }, isStale) => <TicketsTable rows={rows} stale={isStale} />}
      </ListView>
      {isOpening && (
        <OpenTicketDialog
          onClose={() => setOpening(false)}
          onOpened={({ id }) => void navigate(ticketAddress(id))}
        />
      )}
    </Page>
  );
}
