import { Bell } from 'lucide-react';
import { useState } from 'react';
import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { useOperation } from '#api/use-operation.ts';
import { moveBetweenRows } from '#kit/row-keys.ts';
import { SearchField } from '#kit/search-field.tsx';
import { changedQuery, useQueryState } from '#routes/use-query-state.ts';
import { IconButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { listInputOf, listSize } from '../messages/inbox-address.ts';
import { inboxLines } from '../messages/inbox-lines.ts';
import { jumpToMessage } from '../messages/jump.ts';
import { ConversationRow } from './conversation-row.tsx';
import { NotificationsDialog } from './notifications-dialog.tsx';
import { ConversationFilters } from './conversation-filters.tsx';
import { EmptyList, ListSkeleton } from './conversation-list-states.tsx';
import { TicketRow } from './ticket-row.tsx';

/** Conversations with suppliers and tickets with warehouse support: search, filters, rows by page. The address holds all of it. */
export function ConversationList({ current, onOpen }: { current: string | null; onOpen: () => void }) {
  const [query, change] = useQueryState();
  const input = listInputOf(query);
  const list = useOperation(listSupplierConversations, input, { keepPrevious: true });
  const [isChoosing, setChoosing] = useState(false);

  return (
    <section aria-label="Conversations" className="flex h-full min-h-0 flex-col">
      <div className="flex shrink-0 flex-col gap-2.5 px-3 pt-3 pb-2">
        <div className="flex items-center gap-1.5">
          <SearchField
            label="Search suppliers, tickets and messages"
            placeholder="Search"
            className="w-auto min-w-0 flex-1 sm:w-auto"
            value={query.get('searchTerm') ?? ''}
            onSearch={(searchTerm) => change({ searchTerm, page: null })}
          />
          <IconButton label="New message notifications" size="icon" onClick={() => setChoosing(true)}>
            <Bell aria-hidden />
          </IconButton>
        </div>
        <ConversationFilters />
      </div>
      <div
        role="presentation"
        className="min-h-0 flex-1 overflow-y-auto px-1.5 pb-3"
        aria-busy={list.isPlaceholderData}
        onKeyDown={moveBetweenRows}
      >
        <Load
          query={list}
          skeleton={<ListSkeleton />}
          isEmpty={({ rows, tickets = [] }) => rows.length + tickets.length === 0}
          empty={<EmptyList />}
        >
          {({ rows, tickets, total, page }) => (
            <>
              <ul aria-label="Conversations" className="flex flex-col gap-0.5">
                {inboxLines(rows, tickets).map((line) => (
                  <li key={line.key}>
                    {line.kind === 'ticket' ? (
                      <TicketRow ticket={line.ticket} />
                    ) : (
                      <ConversationRow
                        row={line.row}
                        to={`?${changedQuery(query, { sid: line.row.sid, supplierId: null })}`}
                        isCurrent={line.row.sid === current}
                        onOpen={() => {
                          jumpToMessage(line.row.excerpt?.messageSid ?? null);
                          onOpen();
                        }}
                      />
                    )}
                  </li>
                ))}
              </ul>
              {total > listSize && (
                <div className="px-2">
                  <Pagination
                    page={page}
                    size={listSize}
                    total={total}
                    noun="conversations"
                    onPage={(next) => change({ page: next || null })}
                  />
                </div>
              )}
            </>
          )}
        </Load>
      </div>
      {isChoosing && <NotificationsDialog onClose={() => setChoosing(false)} />}
    </section>
  );
}
