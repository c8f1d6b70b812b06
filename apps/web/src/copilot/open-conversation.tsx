import { useEffect, useState } from 'react';
import { getConversation } from '@brandwright/contract/copilot/conversations/get-conversation.ts';
import { callOperation } from '#api/call-operation.ts';
import { ErrorState } from '#ui/states.tsx';
import { openSession, sessionOf } from './chat-session.ts';
import type { ChatSession } from './chat-session.ts';
import type { ConversationProps } from './conversation-props.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import LiveConversation from './live-conversation.tsx';

/** Finds or loads the session of a conversation and goes on with an answer that is still being written. */
export default function OpenConversation({ conversationId, freshKey, empty, onNamed }: ConversationProps) {
  const fresh = useFreshSession(freshKey, onNamed);
  const named = useNamedSession(conversationId);
  if (named.error) return <ErrorState error={named.error} onRetry={named.retry} className="flex-1" />;
  const session = conversationId ? named.session : fresh;
  if (!session) return <ThreadSkeleton />;
  // A new conversation keeps its key when it gets its id, so that it is not drawn anew.
  return <LiveConversation key={session.key} session={session} empty={empty} />;
}

/** The session of a new conversation; another one for another key. */
function useFreshSession(freshKey: string, onNamed: (conversationId: string) => void): ChatSession {
  const [fresh, setFresh] = useState(() => ({
    freshKey,
    session: openSession({ conversationId: null, onNamed }),
  }));
  if (fresh.freshKey === freshKey) return fresh.session;
  const next = { freshKey, session: openSession({ conversationId: null, onNamed }) };
  setFresh(next);
  return next.session;
}

function useNamedSession(conversationId: string | null) {
  const known = conversationId ? sessionOf(conversationId) : undefined;
  const [loaded, setLoaded] = useState<{ id: string; session?: ChatSession; error?: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!conversationId || sessionOf(conversationId)) return;
    const controller = new AbortController();
    callOperation(getConversation, { id: conversationId }, { signal: controller.signal })
      .then(({ conversation, messages }) => {
        const session = openSession({ conversationId, messages });
        if (conversation.isAnswering) session.resume().catch(() => undefined);
        setLoaded({ id: conversationId, session });
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setLoaded({ id: conversationId, error });
      });
    return () => controller.abort();
  }, [conversationId, attempt]);

  const current = loaded?.id === conversationId ? loaded : null;
  function retry() {
    setLoaded(null);
    setAttempt(attempt + 1);
  }
  return { session: known ?? current?.session, error: known ? undefined : current?.error, retry };
}
