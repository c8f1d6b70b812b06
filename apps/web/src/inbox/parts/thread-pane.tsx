import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/shallow';
import { markConversationRead } from '@brandwright/contract/inbox/mark-conversation-read.ts';
import { useReadMark } from '#api/use-read-mark.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { IconButton } from '#ui/button.tsx';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { useCarrier } from '../carrier/use-carrier.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { forgetKnown, sendMessage, useOutbox, waitingFor } from '../messages/outbox.ts';
import { useHistory } from '../messages/use-history.ts';
import { useHasRoom } from '../messages/use-has-room.ts';
import { useTyping } from '../messages/use-typing.ts';
import { WarningBar } from '../thread/warning-bar.tsx';
import { MessageComposer } from './message-composer.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadHistory } from './thread-history.tsx';
import { ThreadSide } from './thread-side.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

/** In pixels: a thread that can be read and the panel beside it. */
const roomForSide = 760;

/** One conversation: head, messages, composer, and beside them what was agreed. */
export function ThreadPane({
  conversationSid,
  autoFocus,
  onLeave,
}: {
  conversationSid: string;
  autoFocus: boolean;
  onLeave: () => void;
}) {
  const history = useHistory(conversationSid);
  const { conversation, messages, query } = history;
  const mayAct = useMayAct();
  const { ref, hasRoom } = useHasRoom(roomForSide);
  const [isSideOpen, setSideOpen] = useState(false);
  const { isTyping, sayTyping } = useTyping(conversationSid, messages.at(-1)?.sid, mayAct);
  const known = useMemo(() => new Set(messages.map((message) => message.sid)), [messages]);
  const outgoing = useOutbox(useShallow((state) => waitingFor(state.messages, { conversationSid }, known)));
  useEffect(() => forgetKnown(known), [known]);
  useReadMark(markConversationRead, {
    input: { conversationSid },
    newest: (mayAct && conversation?.lastMessage?.sid) || null,
    isUnread: (conversation?.unreadCount ?? 0) > 0,
  });
  useCarrier(mayAct);
  useScreenInView(
    'Inbox',
    conversation && {
      kind: 'supplier_conversation',
      id: conversation.sid,
      label: conversation.supplierName,
      path: conversationAddress(conversation.sid),
    },
  );

  if (!conversation) {
    return query.isError ? (
      <>
        <IconButton label="Back to conversations" className="m-3 @3xl/inbox:hidden" onClick={onLeave}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </>
    ) : (
      <ThreadSkeleton />
    );
  }
  const { supplierName, avatarUrl } = conversation;
  return (
    <div ref={ref} className="flex h-full min-h-0">
      <section aria-label={`Conversation with ${supplierName}`} className="flex min-w-0 flex-1 flex-col">
        <ThreadHead
          conversation={conversation}
          mayAct={mayAct}
          isSideOpen={isSideOpen}
          onSide={() => setSideOpen(!isSideOpen)}
          onLeave={onLeave}
        />
        <WarningBar conversationSid={conversation.sid} onShow={() => setSideOpen(true)} />
        {messages.length === 0 && outgoing.length === 0 ? (
          <EmptyState
            title="No messages yet"
            {...(mayAct
              ? { text: `Say what you make and how many you need. Replies from ${supplierName} appear here.` }
              : {})}
            className="flex-1 justify-center"
          />
        ) : (
          <ThreadHistory
            key={conversationSid}
            history={history}
            outgoing={outgoing}
            supplierName={supplierName}
            avatarUrl={avatarUrl}
            isTyping={isTyping}
            mayAct={mayAct}
          />
        )}
        <div className="shrink-0 border-t border-line px-3 py-3 sm:px-6">
          {mayAct ? (
            <MessageComposer
              draftKey={`supplier:${conversation.sid}`}
              supplierName={supplierName}
              autoFocus={autoFocus}
              onSend={(text, files) => void sendMessage({ conversationSid }, text, files)}
              onTyping={sayTyping}
              onLeave={onLeave}
            />
          ) : (
            <MayNotWrite />
          )}
        </div>
      </section>
      {isSideOpen && (
        <ThreadSide conversationSid={conversation.sid} hasRoom={hasRoom} onClose={() => setSideOpen(false)} />
      )}
    </div>
  );
}

/** In place of the composer for those who read only: who can write. */
export function MayNotWrite() {
  const store = useStoreProfile().data;
  if (!store) return null;
  return (
    <p className="mx-auto max-w-[760px] py-2 text-center text-sm text-ink-soft">
      {store.isPreviewAccount
        ? "Preview mode can't take this action: messages are for reading here."
        : 'You can read these messages. A member, admin or owner of this store can write to suppliers.'}
    </p>
  );
}
