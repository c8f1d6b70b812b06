import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';

/** What went wrong with an answer; nothing that was said is lost. */
export function AnswerFailure({
  message,
  link,
  onRetry,
}: {
  message: string;
  /** The screen that mends it. */
  link?: { label: string; path: string } | undefined;
  onRetry: (() => void) | undefined;
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-xl border border-bad/35 bg-bad/5 px-4 py-3 text-sm"
    >
      <TriangleAlert aria-hidden className="size-4 text-bad" />
      <p className="min-w-0 flex-1">{message}</p>
      {link && (
        <Button size="small" asChild>
          <Link to={link.path}>{link.label}</Link>
        </Button>
      )}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          <RefreshCw aria-hidden />
          Try again
        </Button>
      )}
    </div>
  );
}
