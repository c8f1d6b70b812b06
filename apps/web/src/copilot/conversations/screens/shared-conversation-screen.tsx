import { Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { viewSharedConversation } from '@brandwright/contract/copilot/conversations/view-shared-conversation.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { ApiError } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { Day } from '#ui/text.tsx';
import { hiddenInWords } from '../hidden-in-words.ts';
import { TranscriptView } from '../transcript-view.tsx';

/** For whoever has the link: a conversation as it was shared. Nothing can be done from here. */
export default function SharedConversationScreen() {
  const { token = '' } = useParams();
  const shared = useOperation(viewSharedConversation, { token });
  const title = shared.data?.title;
  useEffect(() => {
    document.title = title ? `${title} · shared with you` : 'Shared chat';
  }, [title]);

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[760px] flex-col px-4 py-10 sm:py-16">
      {shared.data ? (
        <Shared conversation={shared.data} />
      ) : shared.isError ? (
        <Failed error={shared.error} onRetry={() => void shared.refetch()} />
      ) : (
        <Loading />
      )}
    </main>
  );
}

function Shared({ conversation }: { conversation: OutputOf<typeof viewSharedConversation> }) {
  const { title, sharedAt, expiresAt, hidden, messages } = conversation;
  return (
    <>
      <header className="border-b border-line pb-6">
        <p className="text-sm text-ink-soft">Shared chat, read-only</p>
        <h1 className="mt-1 font-display text-xl tracking-tight wrap-anywhere">{title}</h1>
        <p className="mt-2 text-sm text-ink-soft">
          As of <Day at={sharedAt} />. The link works until <Day at={expiresAt} />.
          {hidden.length > 0 && ` ${hiddenInWords(hidden)}`}
        </p>
      </header>
      <TranscriptView messages={messages} />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_input');
  if (!isGone) return <ErrorState error={error} onRetry={onRetry} className="flex-1" />;
  return (
    <div className="m-auto flex max-w-sm flex-col items-center gap-3 text-center">
      <Link2Off aria-hidden className="size-7 text-ink-soft" />
      <h1 className="font-display text-xl tracking-tight">This link no longer works</h1>
      <p className="text-ink-soft">
        It expired, was revoked, or was cut off when it was copied. Ask the person who sent it for a new one.
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-7 w-72" />
      <Skeleton className="mt-6 h-16 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
