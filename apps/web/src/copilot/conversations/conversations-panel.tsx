import { PanelLeftClose, Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { listConversations } from '@brandwright/contract/copilot/conversations/list-conversations.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useOperation } from '#api/use-operation.ts';
import { IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useMomentZone } from '#ui/zone.ts';
import { groupConversations } from './conversation-groups.ts';
import { ConversationRow } from './conversation-row.tsx';

export interface ConversationsPanelProps {
  /** The one that is open. */
  currentId: string | null;
  onClose: () => void;
  onNew: () => void;
}

const pageSize = 30;
type Shelf = 'open' | 'archive';
const shelves = [
  { value: 'open', label: 'Open' },
  { value: 'archive', label: 'Archive' },
] as const satisfies readonly { value: Shelf; label: string }[];

/** Conversations: search in all that was said, open, rename, share, export, archive, delete. */
export function ConversationsPanel({ currentId, onClose, onNew }: ConversationsPanelProps) {
  const [words, setWords] = useState('');
  const [shelf, setShelf] = useState<Shelf>('open');
  const [page, setPage] = useState(0);
  const timeZone = useMomentZone();
  const search = useDeferredValue(words.trim());
  const query = useOperation(
    listConversations,
    { isArchived: shelf === 'archive', page, size: pageSize, ...(search ? { search } : {}) },
    { keepPrevious: true },
  );
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-1 px-3 pt-3 pb-2">
        <h2 className="flex-1 px-1 font-medium">Chats</h2>
        <IconButton label="New chat" onClick={onNew}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Close chats" onClick={onClose}>
          <PanelLeftClose aria-hidden />
        </IconButton>
      </div>
      <div className="relative px-3 pb-1">
        <Search aria-hidden className="absolute top-2.5 left-5.5 size-4 text-ink-soft" />
        <Input
          type="search"
          aria-label="Search chats"
          placeholder="Search"
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setPage(0);
          }}
          className="pl-8"
        />
      </div>
      <Tabs
        value={shelf}
        onChange={(next) => {
          setShelf(next);
          setPage(0);
        }}
        items={shelves}
        label="Which chats"
        className="flex min-h-0 flex-1 flex-col px-3 [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:pt-2"
      >
        <div className="scroll-quiet -mx-1 h-full overflow-y-auto pb-3">
          <Load
            query={query}
            skeleton={<Skeletons />}
            isEmpty={(data) => data.conversations.length === 0 && page === 0}
            empty={<Nothing search={search} shelf={shelf} />}
          >
            {(data) => (
              <>
                <p role="status" className="sr-only">
                  {search && `${data.total} found`}
                </p>
                {groupConversations(data.conversations, serverNowMs(), timeZone).map((group) => (
                  <section key={group.label} aria-label={group.label} className="pb-3">
                    <h3 className="px-2.5 pb-1 text-xs font-medium text-ink-soft">{group.label}</h3>
                    <ul className="flex flex-col gap-0.5">
                      {group.conversations.map((conversation) => (
                        <ConversationRow
                          key={conversation.id}
                          conversation={conversation}
                          isCurrent={conversation.id === currentId}
                          onGone={onNew}
                        />
                      ))}
                    </ul>
                  </section>
                ))}
                {data.total > pageSize && (
                  <div className="px-2">
                    <Pagination page={page} size={pageSize} total={data.total} onPage={setPage} noun="" />
                  </div>
                )}
              </>
            )}
          </Load>
        </div>
      </Tabs>
    </div>
  );
}

function Nothing({ search, shelf }: { search: string; shelf: Shelf }) {
  const words = search
    ? `No matching ${shelf === 'archive' ? 'archived ' : ''}chats. Try other words.`
    : shelf === 'archive'
      ? 'Chats you archive are kept here.'
      : 'Your chats will appear here.';
  return <p className="px-3 py-6 text-center text-ink-soft">{words}</p>;
}

function Skeletons() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4 px-2.5 py-3">
      {['w-40', 'w-32', 'w-44', 'w-36', 'w-28'].map((width) => (
        <Skeleton key={width} className={cn('h-3.5', width)} />
      ))}
    </div>
  );
}
