import { Check, CircleSlash, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApprovalPreview, PendingActionStatus } from '@brandwright/contract/kernel/approval.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { PreviewLines } from './preview-lines.tsx';
import { Moment } from './text.tsx';

export interface ApprovalCardProps {
  title: string;
  preview: ApprovalPreview;
  status: PendingActionStatus;
  expiresAt?: string;
  decidedAt?: string | null;
  decidedBy?: string | null;
  /** The sentence of the receipt or of the failure. */
  outcome?: string | null;
  onApprove?: () => void;
  onDeny?: () => void;
  /** Set when the action can be taken back. */
  onUndo?: (() => void) | undefined;
  undone?: boolean;
  /** Set when values can be changed before saying yes. */
  onEdit?: (() => void) | undefined;
  /** The values while they are changed; stands in place of the buttons. */
  editor?: ReactNode;
  busy?: boolean;
  /** A link to the record. */
  record?: ReactNode;
  error?: string | undefined;
}

/** What will happen, to whom, what it costs, what cannot be undone; two buttons. After the decision the same card is the receipt. */
export function ApprovalCard(props: ApprovalCardProps) {
  const { title, preview, status } = props;
  const waiting = status === 'PENDING' || status === 'RUNNING';
  return (
    <article
      aria-label={`${title}: ${statusWords[status]}`}
      className={cn(
        'overflow-hidden rounded-xl border bg-raised',
        waiting ? 'border-accent/45' : 'border-line',
      )}
    >
      <header className="flex items-center gap-2 px-4 pt-3.5 text-sm">
        <StatusIcon status={status} />
        <h3 className="font-semibold">{waiting ? title : statusWords[status]}</h3>
        <span className="ml-auto text-xs text-ink-soft">
          {waiting && props.expiresAt && (
            <>
              expires <Moment at={props.expiresAt} />
            </>
          )}
          {!waiting && props.decidedAt && (
            <>
              {props.decidedBy ? `${props.decidedBy} · ` : ''}
              <Moment at={props.decidedAt} />
            </>
          )}
        </span>
      </header>
      {!waiting && props.outcome && (
        <p className={cn('px-4 pt-2 text-sm', status === 'FAILED' && 'text-bad')}>{props.outcome}</p>
      )}
      <PreviewLines preview={preview} quiet={!waiting} />
      {props.error && (
        <p role="alert" className="px-4 pb-3 text-sm text-bad">
          {props.error}
        </p>
      )}
      {props.editor ? (
        <div className="border-t border-line px-4 py-3.5">{props.editor}</div>
      ) : (
        <ApprovalFooter {...props} waiting={waiting} />
      )}
    </article>
  );
}

function ApprovalFooter({
  preview,
  status,
  waiting,
  busy,
  onApprove,
  onDeny,
  onEdit,
  onUndo,
  undone,
  record,
}: ApprovalCardProps & { waiting: boolean }) {
  if (waiting && onApprove) {
    return (
      <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
        <Button look="accent" busy={busy || status === 'RUNNING'} onClick={onApprove}>
          {preview.verb}
        </Button>
        <Button look="quiet" disabled={busy || status === 'RUNNING'} onClick={onDeny}>
          Not now
        </Button>
        {onEdit && (
          <Button look="quiet" disabled={busy || status === 'RUNNING'} onClick={onEdit} className="ml-auto">
            Edit
          </Button>
        )}
      </footer>
    );
  }
  if (!record && !onUndo && !undone) return null;
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5 text-sm">
      {record}
      {undone ? (
        <span className="text-ink-soft">Undone</span>
      ) : (
        onUndo && (
          <Button size="small" look="quiet" busy={busy} onClick={onUndo}>
            Undo
          </Button>
        )
      )}
    </footer>
  );
}

const statusWords: Record<PendingActionStatus, string> = {
  PENDING: 'Needs your approval',
  RUNNING: 'Running',
  DONE: 'Done',
  FAILED: 'Didn’t go through',
  DENIED: 'Not done',
  EXPIRED: 'Expired, nothing was done',
  REPLACED: 'Replaced, nothing was done',
};

function StatusIcon({ status }: { status: PendingActionStatus }) {
  const classes = 'size-4';
  if (status === 'RUNNING')
    return <LoaderCircle aria-hidden className={cn(classes, 'animate-spin text-ink-soft')} />;
  if (status === 'DONE') return <Check aria-hidden className={cn(classes, 'text-good')} />;
  if (status === 'FAILED') return <TriangleAlert aria-hidden className={cn(classes, 'text-bad')} />;
  if (status === 'DENIED') return <CircleSlash aria-hidden className={cn(classes, 'text-ink-soft')} />;
  return (
    <Clock aria-hidden className={cn(classes, status === 'PENDING' ? 'text-accent' : 'text-ink-soft')} />
  );
}
