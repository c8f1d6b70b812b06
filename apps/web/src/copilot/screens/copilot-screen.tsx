import { MessagesSquare, SquarePen } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { deleteConversation } from '@brandwright/contract/copilot/conversations/delete-conversation.ts';
import { useFrame } from '#frame/frame-store.ts';
import { askPartner, usePartner } from '#frame/partner-store.ts';
import { IconButton } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { useIsWide } from '#ui/use-is-wide.ts';
import { Conversation } from '../conversation.tsx';
import { useDecisions } from '../decisions-store.ts';
import { closePanel, usePanel } from '../panel-store.ts';

const ConversationsFrame = lazy(() => import('../conversations/conversations-frame.tsx'));
const RightPanel = lazy(() => import('../right-panel.tsx'));

const conversationKey = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * The partner: a new conversation at /homebase, one that exists or one opened from a home option at /llm/….
 * `start` draws what stands before the first word; it is given the option's key, null at /homebase.
 */
export function CopilotScreen({ start }: { start: (optionKey: string | null) => ReactNode }) {
  const { homebaseOptionKey: key = '' } = useParams();
  const { key: locationKey } = useLocation();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const conversationId = conversationKey.test(key) ? key : null;
  const [isOpen, setOpen] = useConversationsOpen();
  const hasPanel = usePanel((state) => state.call !== null);
  const asked = query.get('ask');

  const onNamed = useCallback((id: string) => void navigate(`/llm/${id}`, { replace: true }), [navigate]);
  const onNew = useCallback(() => void navigate('/homebase'), [navigate]);

  useEffect(() => {
    document.title = 'Partner · Brandwright';
    usePartner.setState({ dockConversationId: conversationId, screen: { title: 'Partner' } });
    return closePanel;
  }, [conversationId]);

  useEffect(() => {
    if (!asked) return;
    askPartner(asked);
    setQuery({}, { replace: true });
  }, [asked, setQuery]);

  useGone(conversationId, onNew);

  return (
    <div className="flex h-full min-h-0">
      {isOpen && (
        <Suspense>
          <ConversationsFrame currentId={conversationId} onClose={() => setOpen(false)} onNew={onNew} />
        </Suspense>
      )}
      <div className="@container relative flex min-w-0 flex-1 flex-col">
        {/* Beside the thread where its margin has room, else above it. */}
        <div className="z-10 flex shrink-0 gap-1 px-3 pt-2 @[940px]:absolute @[940px]:top-2 @[940px]:left-2 @[940px]:p-0">
          {!isOpen && (
            <IconButton label="Chats" onClick={() => setOpen(true)}>
              <MessagesSquare aria-hidden />
            </IconButton>
          )}
          {conversationId && (
            <IconButton label="New chat" onClick={onNew}>
              <SquarePen aria-hidden />
            </IconButton>
          )}
        </div>
        <Conversation
          conversationId={conversationId}
          freshKey={conversationId ? '' : locationKey}
          onNamed={onNamed}
          empty={start(key === '' || conversationId ? null : key)}
        />
      </div>
      {hasPanel && (
        <Suspense>
          <RightPanel />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the conversations are listed. As a column they stay so in this browser; a sheet over the thread is never there at first. */
function useConversationsOpen(): [boolean, (isOpen: boolean) => void] {
  const isWide = useIsWide();
  const isColumnOpen = useFrame((state) => state.isConversationsOpen);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return isWide
    ? [isColumnOpen, (isConversationsOpen) => useFrame.setState({ isConversationsOpen })]
    : [isSheetOpen, setSheetOpen];
}

/** Leaves a conversation that was deleted from within it. */
function useGone(conversationId: string | null, onGone: () => void) {
  const isGone = useDecisions((state) =>
    Object.values(state.actions).some(
      ({ operation, status, input }) =>
        operation === deleteConversation.name &&
        status === 'DONE' &&
        deleteConversation.input.safeParse(input).data?.id === conversationId,
    ),
  );
  useEffect(() => {
    if (!isGone || !conversationId) return;
    toast.done('Chat deleted.');
    onGone();
  }, [isGone, conversationId, onGone]);
}
