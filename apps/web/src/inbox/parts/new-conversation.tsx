import { ArrowLeft } from 'lucide-react';
import { useShallow } from 'zustand/shallow';
import { getConversationProperties } from '@brandwright/contract/inbox/get-conversation-properties.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/button.tsx';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { retryMessage, sendMessage, useOutbox, waitingFor } from '../messages/outbox.ts';
import { MessageComposer } from './message-composer.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import { MayNotWrite, ThreadPane } from './thread-pane.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

export interface SupplierThreadProps {
  supplierId: string;
  /** The conversation is there now. */
  onStarted: (conversationSid: string) => void;
  onLeave: () => void;
}

const none: ReadonlySet<string> = new Set();

/** The conversation with a supplier, or the place to write the first message of one. */
export function SupplierThread({ supplierId, onStarted, onLeave }: SupplierThreadProps) {
  const known = useOperation(getConversationProperties, { supplierId, returnArchived: true });
  if (known.isError) return <ErrorState error={known.error} onRetry={() => void known.refetch()} />;
  if (!known.data) return <ThreadSkeleton />;
  const [conversation] = known.data.rows;
  if (conversation) return <ThreadPane conversationSid={conversation.sid} autoFocus onLeave={onLeave} />;
  return <FirstMessage supplierId={supplierId} onStarted={onStarted} onLeave={onLeave} />;
}

function FirstMessage({ supplierId, onStarted, onLeave }: SupplierThreadProps) {
  const supplier = useOperation(getSupplier, { supplierId });
  const mayAct = useMayAct();
  const outgoing = useOutbox(useShallow((state) => waitingFor(state.messages, { supplierId }, none)));
  useScreenInView('Inbox', supplier.data && { kind: 'supplier', id: supplierId, label: supplier.data.name });
  if (supplier.isError) return <ErrorState error={supplier.error} onRetry={() => void supplier.refetch()} />;
  if (!supplier.data) return <ThreadSkeleton />;
  const { name, logoUrl, city, countryName, responseHours } = supplier.data;
  const started = (sid: string | null) => void (sid && onStarted(sid));
  return (
    <section aria-label={`Conversation with ${name}`} className="flex h-full min-h-0 flex-col">
      <header className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line px-3 py-2 sm:px-5">
        <IconButton label="Back to conversations" className="@3xl/inbox:hidden" onClick={onLeave}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <Avatar name={name} src={logoUrl} shape="square" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-sm font-semibold">{name}</h2>
          <p className="truncate text-xs text-ink-soft">
            {city}, {countryName}
          </p>
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-5 sm:px-6">
        <div className="mx-auto flex min-h-full max-w-[760px] flex-col justify-end">
          {outgoing.length === 0 ? (
            <EmptyState
              title={`Write to ${name}`}
              text={`Say what you make, how many you need and by when. Usually answers within ${responseHours} hours.`}
              className="my-auto"
            />
          ) : (
            outgoing.map((message) => (
              <OutgoingRow
                key={message.key}
                message={message}
                onRetry={() => void retryMessage(message.key).then(started)}
              />
            ))
          )}
        </div>
      </div>
      <div className="shrink-0 border-t border-line px-3 py-3 sm:px-6">
        {mayAct ? (
          <MessageComposer
            draftKey={`supplier:${supplierId}`}
            supplierName={name}
            autoFocus
            onSend={(text, files) => void sendMessage({ supplierId }, text, files).then(started)}
            onLeave={onLeave}
          />
        ) : (
          <MayNotWrite />
        )}
      </div>
    </section>
  );
}
