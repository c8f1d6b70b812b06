import { Suspense, lazy, useEffect } from 'react';
import { Composer } from './composer.tsx';
import type { ConversationProps } from './conversation-props.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';

const loadThread = () => import('./open-conversation.tsx');
const OpenConversation = lazy(loadThread);

interface Props extends ConversationProps {
  autoFocus?: boolean;
}

/** A conversation: the thread (whose code comes after the composer can be typed into) and the composer. */
export function Conversation({ conversationId, freshKey, empty, onNamed, autoFocus = true }: Props) {
  useEffect(() => void loadThread(), []);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Suspense fallback={conversationId ? <ThreadSkeleton /> : empty}>
        <OpenConversation
          conversationId={conversationId}
          freshKey={freshKey}
          empty={empty}
          onNamed={onNamed}
        />
      </Suspense>
      <div className="mx-auto w-full max-w-[760px] px-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Composer
          draftKey={conversationId ?? 'new'}
          placeholder="Ask a question, or say what you need done"
          autoFocus={autoFocus}
        />
      </div>
    </div>
  );
}
