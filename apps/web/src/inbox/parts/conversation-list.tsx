import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { countUnreadConversations } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { useOperation } from '#api/use-operation.ts';
import { moveBetweenRows } from '#kit/row-keys.ts';
import { SearchField } from '#kit/search-field.tsx';
import { changedQuery, useQueryState } from '#routes/use-query-state.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { filterIn, listInputOf, listSize } from '../messages/inbox-address.ts';
import type { FilterWord } from '../messages/inbox-address.ts';
import { jumpToMessage } from '../messages/jump.ts';
import { ConversationRow } from './conversation-row.tsx';
import { NotificationsDialog } from './notifications-dialog.tsx';

const filters: readonly { word: FilterWord | null; label: string }[] = [
  { word: null, label: 'All' },
  { word: 'personal', label: 'Personal' },
  { word: 'sourcing-agent', label: 'Sourcing agent' },
  { word: 'archived', label: 'Archived' },
];

/** Conversations with suppliers: search, filters, rows by page. The address holds all of it. */
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
            label="Search suppliers and messages"
            placeholder="Search"
            className="w-auto min-w-0 flex-1 sm:w-auto"
            value={query.get('searchTerm') ?? ''}
            onSearch={(searchTerm) => change({ searchTerm, page: null })}
          />
          <IconButton label="New message notifications" size="icon" onClick={() => setChoosing(true)}>
            <Bell aria-hidden />
          </IconButton>
        </div>
        <Filters />
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
          isEmpty={({ rows }) => rows.length === 0}
          empty={<EmptyList />}
        >
          {({ rows, total, page }) => (
            <>
              <ul aria-label="Conversations" className="flex flex-col gap-0.5">
                {rows.map((row) => (
                  <li key={row.sid}>
                    <ConversationRow
                      row={row}
                      to={`?${changedQuery(query, { sid: row.sid, supplierId: null })}`}
                      isCurrent={row.sid === current}
                      onOpen={() => {
                        jumpToMessage(row.excerpt?.messageSid ?? null);
                        onOpen();
                      }}
                    />
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

function Filters() {
  const [query] = useQueryState();
  const chosen = filterIn(query);
  const unread = useOperation(countUnreadConversations, {}).data;
  const counts = {
    personal: unread?.personal ?? 0,
    'sourcing-agent': unread?.sourcingAgent ?? 0,
    archived: unread?.archived ?? 0,
  };
  return (
    <nav aria-label="Filters">
      <ul className="flex flex-wrap gap-1.5">
        {filters.map((filter) => (
          <li key={filter.label}>
            <Link
              to={`?${changedQuery(query, { filter: filter.word, page: null })}`}
              replace
              aria-current={filter.word === chosen ? 'true' : undefined}
              className={cn(
                'inline-flex h-7 items-center gap-1.5 rounded-full border border-line bg-raised px-2.5 text-xs text-ink-soft hover:text-ink',
                filter.word === chosen && 'border-ink bg-ink text-paper hover:text-paper',
              )}
            >
              {filter.label}
              {filter.word && counts[filter.word] > 0 && (
                <span className="figures font-semibold">
                  <span aria-hidden>{counts[filter.word] > 99 ? '99+' : counts[filter.word]}</span>
                  <span className="sr-only">{counts[filter.word]} unread</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function EmptyList() {
  const [query, change] = useQueryState();
  const words = query.get('searchTerm');
  const filter = filterIn(query);
  if (words)
    return (
      <EmptyState
        title={`Nothing found for “${words}”`}
        text="Supplier names and all messages were searched. Try other words."
        action={<Button onClick={() => change({ searchTerm: null, page: null })}>Clear search</Button>}
      />
    );
  if (filter === 'archived')
    return (
      <EmptyState
        title="No archived conversations"
        text="Conversations you archive are kept here with every message."
      />
    );
  if (filter === 'sourcing-agent')
    return (
      <EmptyState
        title="Nothing from the sourcing agent yet"
        text="When it writes to factories for you, their replies appear here."
        action={
          <Button asChild>
            <Link to="/sourcing-agent">Describe your product</Link>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="No conversations yet"
      text="Find a supplier you like and write to them. Their replies appear here."
      action={
        <Button asChild look="solid">
          <Link to="/browse-suppliers">Find a supplier</Link>
        </Button>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-1 px-3 pt-2">
      {Array.from({ length: 7 }, (_, row) => (
        <div key={row} className="flex gap-3 py-2.5">
          <Skeleton className="size-9 rounded-lg" />
          <div className="flex flex-1 flex-col gap-2 pt-0.5">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
