import { Lock, RefreshCw, Sparkles, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '#api/api-error.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

export interface EmptyStateProps {
  /** What will appear here. */
  title: string;
  text?: string;
  /** The sentence that would fill it: a button that says it to the partner. */
  ask?: string;
  action?: ReactNode;
  picture?: ReactNode;
  className?: string;
}

/** Says what will appear here and offers the first step. */
export function EmptyState({ title, text, ask, action, picture, className }: EmptyStateProps) {
  return (
    <section
      className={cn('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center', className)}
    >
      {picture}
      <h2 className="font-display text-lg">{title}</h2>
      {text && <p className="text-ink-soft">{text}</p>}
      {(ask || action) && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {action}
          {ask && (
            <Button
              look="outline"
              onClick={() => askPartner(ask)}
              className="h-auto min-h-9 max-w-full shrink py-1.5 text-left whitespace-normal"
            >
              <Sparkles aria-hidden className="text-accent" />
              {ask}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** What went wrong, what is safe, what to do. Denied and blocked are told apart by themselves. */
export function ErrorState({
  error,
  onRetry,
  className,
}: {
  error: unknown;
  onRetry?: (() => void) | undefined;
  className?: string;
}) {
  if (error instanceof ApiError && (error.kind === 'denied' || error.kind === 'preview'))
    return <DeniedState message={error.message} who={error.reason} />;
  if (error instanceof ApiError && error.kind === 'feature_blocked')
    return (
      <BlockedState
        reason={error.details[0]?.message}
        isPlan={(error.details[0]?.path ?? 'plan') === 'plan'}
      />
    );
  return (
    <section
      role="alert"
      className={cn('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center', className)}
    >
      <TriangleAlert aria-hidden className="size-6 text-bad" />
      <h2 className="text-base font-semibold">{messageOf(error)}</h2>
      {error instanceof ApiError && error.requestId && (
        <p className="text-xs text-ink-soft">Reference {error.requestId}</p>
      )}
      {onRetry && (
        <Button onClick={onRetry}>
          <RefreshCw aria-hidden />
          Try again
        </Button>
      )}
    </section>
  );
}

/** The role is too low or the account is a preview; `who` says who can. */
export function DeniedState({ message, who }: { message: string; who?: string | undefined }) {
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center"
    >
      <Lock aria-hidden className="size-6 text-ink-soft" />
      <h2 className="text-base font-semibold">{message}</h2>
      <p className="text-ink-soft">
        {who && who !== message ? who : 'An owner or admin of this store can change what you can see.'}
      </p>
    </section>
  );
}

/** The plan or a flag does not include it; `reason` is what the server said of it: what opens it, and who can. */
export function BlockedState({ reason, isPlan = true }: { reason?: string | undefined; isPlan?: boolean }) {
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center"
    >
      <Lock aria-hidden className="size-6 text-ink-soft" />
      <h2 className="font-display text-lg">
        {isPlan ? 'Your plan doesn’t include this yet' : 'This isn’t turned on yet'}
      </h2>
      <p className="text-ink-soft">
        {reason ?? 'Nothing was changed. The owner of the store can change the plan.'}
      </p>
      <Button asChild>
        {isPlan ? (
          <Link to="/account-info?tab=plan">See the plans</Link>
        ) : (
          <Link to="/homebase">Back to home</Link>
        )}
      </Button>
    </section>
  );
}
