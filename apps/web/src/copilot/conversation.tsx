import { Suspense, lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Composer } from './composer.tsx';

const loadThread = () => import('./open-conversation.tsx');
const OpenConversation = lazy(loadThread);

export interface ConversationProps {
  /** Null for a new one. */
  conversationId: string | null;
  /** Changes when another new conversation is begun. */
  freshKey: string;
  /** Shown while nothing has been said. */
  empty: ReactNode;
  onNamed: (conversationId: string) => void;
  autoFocus?: boolean;
}

/** A conversation: the thread (whose code comes after the composer can be typed into) and the composer. */
export function Conversation({
  conversationId,
  freshKey,
  empty,
  onNamed,
  autoFocus = true,
}: ConversationProps) {
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
          placeholder="Ask, or say what should happen"
          autoFocus={autoFocus}
        />
      </div>
    </div>
  );
}

export function ThreadSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="mx-auto flex min-h-0 w-full max-w-[760px] flex-1 flex-col gap-8 px-4 py-8"
    >
      <SkeletonText lines={2} />
      <SkeletonText lines={4} />
      <SkeletonText lines={3} />
    </div>
  );
}
