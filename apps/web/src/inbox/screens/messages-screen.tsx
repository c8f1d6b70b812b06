import { useEffect, useRef, useState } from 'react';
import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/states.tsx';
import { listInputOf } from '../messages/inbox-address.ts';
import { ConversationList } from '../parts/conversation-list.tsx';
import { rowId } from '../parts/conversation-row.tsx';
import { InboxFrame } from '../parts/inbox-frame.tsx';
import { SupplierThread } from '../parts/new-conversation.tsx';
import { ThreadPane } from '../parts/thread-pane.tsx';

/** Messages of the inbox: the list and the open conversation side by side, or one after the other where it is narrow. */
export default function MessagesScreen() {
  const [query, change] = useQueryState();
  const sid = query.get('sid');
  const supplierId = sid ? null : query.get('supplierId');
  const isOpen = sid !== null || supplierId !== null;
  const left = useRef<string | null>(null);
  // A thread that one opened oneself takes the cursor; one that came with the address does not.
  const [hasOpened, setOpened] = useState(false);

  const leave = () => {
    left.current = sid;
    change({ sid: null, supplierId: null }, true);
  };

  useEffect(() => {
    if (isOpen || !left.current) return;
    document.getElementById(rowId(left.current))?.focus();
    left.current = null;
  }, [isOpen]);

  return (
    <InboxFrame tab="messages" fills headless={isOpen}>
      <div className="flex h-full min-h-0">
        <div
          className={cn(
            'h-full w-full shrink-0 border-line @3xl/inbox:w-80 @5xl/inbox:w-92 @3xl/inbox:border-r',
            isOpen && '@max-3xl/inbox:hidden',
          )}
        >
          <ConversationList current={sid} onOpen={() => setOpened(true)} />
        </div>
        <div className={cn('h-full min-w-0 flex-1', !isOpen && '@max-3xl/inbox:hidden')}>
          {sid ? (
            <ThreadPane key={sid} conversationSid={sid} autoFocus={hasOpened} onLeave={leave} />
          ) : supplierId ? (
            <SupplierThread
              key={supplierId}
              supplierId={supplierId}
              onStarted={(started) => change({ sid: started, supplierId: null })}
              onLeave={leave}
            />
          ) : (
            <NothingOpen />
          )}
        </div>
      </div>
    </InboxFrame>
  );
}

/** Where a thread will be; nothing beside an empty list, which says how to start. */
function NothingOpen() {
  const [query] = useQueryState();
  const list = useOperation(listSupplierConversations, listInputOf(query), { keepPrevious: true });
  useScreenInView('Inbox');
  if (!list.data || list.data.rows.length + (list.data.tickets ?? []).length === 0) return null;
  return (
    <EmptyState
      title="Choose a conversation"
      text="Its messages appear here. Use the up and down arrow keys to move through the list, and Enter to open one."
      className="h-full justify-center"
    />
  );
}
