import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { ApiError } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { DeadLink, EntryPage } from './entry-page.tsx';

interface WayOut {
  to: string;
  label: string;
}

/**
 * The page that a mailed link opens: looks whether the link still works, shows what to do with it, then that it is done, or why it
 * doesn’t work and where a new one is asked for.
 */
export function LinkPage<D extends AnyDeclaration>({
  title,
  opens,
  inputOf,
  height,
  askAgain,
  children,
  done,
}: {
  /** Of the browser’s tab. */
  title: string;
  opens: D;
  inputOf: (token: string) => SendOf<D>;
  /** Kept free until it is known, in pixels. */
  height: number;
  /** Where a link that doesn’t work leads. */
  askAgain: WayOut;
  children: (opened: { token: string; link: OutputOf<D>; onDone: () => void }) => ReactNode;
  done: (link: OutputOf<D>) => { title: string; text: ReactNode; next: WayOut };
}) {
  // In the hash, which no server sees.
  const token = useLocation().hash.slice(1);
  const found = useOperation(opens, inputOf(token), { enabled: token !== '' });
  // What it opened, kept: once used, the link opens nothing more.
  const [used, setUsed] = useState<OutputOf<D> | null>(null);
  useEffect(() => {
    document.title = `${title} · Brandwright`;
  }, [title]);
  if (used !== null)
    return (
      <EntryPage>
        <Done {...done(used)} />
      </EntryPage>
    );
  const link = found.data;
  return (
    <EntryPage>
      {link !== undefined ? (
        children({ token, link, onDone: () => setUsed(link) })
      ) : found.isError || token === '' ? (
        <Failed error={found.error} askAgain={askAgain} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonCard height={height} />
      )}
    </EntryPage>
  );
}

const Done = ({ title, text, next }: { title: string; text: ReactNode; next: WayOut }) => (
  <div role="status" className="flex flex-col items-start gap-3">
    <h1 className="text-lg font-semibold">{title}</h1>
    <p className="text-ink-soft">{text}</p>
    <Button asChild look="accent" size="large">
      <Link to={next.to}>{next.label}</Link>
    </Button>
  </div>
);

function Failed({ error, askAgain, onRetry }: { error: unknown; askAgain: WayOut; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : 'locked';
  if (code !== 'locked' && code !== 'bad_input') return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <DeadLink
      title="This link doesn’t work"
      text={
        code === 'locked' && error instanceof ApiError
          ? error.message
          : 'Part of the link may be missing. Open it from the email again, or ask for a new one.'
      }
      action={
        <Button asChild look="accent">
          <Link to={askAgain.to}>{askAgain.label}</Link>
        </Button>
      }
    />
  );
}
