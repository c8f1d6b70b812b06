import { Check, CircleSlash, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApprovalPreview, PendingActionStatus } from '@brandwright/contract/kernel/approval.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
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

/** The four lines and the exact values. */
export function PreviewLines({ preview, quiet = false }: { preview: ApprovalPreview; quiet?: boolean }) {
  const lines = [
    ['What', preview.what],
    ['To', preview.toWhom],
    ['Cost', preview.cost],
    ['Final', preview.irreversible],
  ].filter((line): line is [string, string] => Boolean(line[1]));
  return (
    <div className={cn('flex flex-col gap-3 px-4 py-3.5 text-sm', quiet && 'text-ink-soft')}>
      <dl className="flex flex-col gap-1.5">
        {lines.map(([label, value]) => (
          <div key={label} className="flex gap-3">
            <dt className="w-11 shrink-0 text-ink-soft">{label}</dt>
            <dd className="figures min-w-0 flex-1">{value}</dd>
          </div>
        ))}
      </dl>
      {preview.warnings.length > 0 && !quiet && (
        <ul className="flex flex-col gap-1 rounded-lg bg-warn/8 px-3 py-2 text-warn">
          {preview.warnings.map((warning) => (
            <li key={warning} className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4" />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      )}
      {preview.values.length > 0 && (
        <dl className="flex flex-col gap-1 border-t border-line pt-3 text-xs">
          {preview.values.map((entry) =>
            // A letter is read as it will be: with its lines.
            entry.value.includes('\n') ? (
              <div key={entry.label} className="flex flex-col gap-1.5">
                <dt className="text-ink-soft">{entry.label}</dt>
                <dd className="rounded-lg bg-ink/4 px-3 py-2.5 text-sm whitespace-pre-wrap wrap-anywhere">
                  {entry.value}
                </dd>
              </div>
            ) : (
              <div key={entry.label} className="flex justify-between gap-4">
                <dt className="text-ink-soft">{entry.label}</dt>
                <dd className="figures min-w-0 text-right wrap-anywhere">{entry.value}</dd>
              </div>
            ),
          )}
        </dl>
      )}
    </div>
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
        <span className="text-ink-soft">Taken back</span>
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
  PENDING: 'Waits for your yes',
  RUNNING: 'Running',
  DONE: 'Done',
  FAILED: 'Did not go through',
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
