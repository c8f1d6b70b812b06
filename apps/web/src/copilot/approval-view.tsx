import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#api/api-error.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { undoEntry } from '#api/undo-entry.ts';
import type { PendingAction } from '@brandwright/contract/kernel/approval.ts';
import { ApprovalCard } from '#ui/approval-card.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { noteUndone, useDecisions } from './decisions-store.ts';
import { recordLink } from './record-link.ts';
import type { RecordLink } from './record-link.ts';

export interface ApprovalViewProps {
  action: PendingAction;
  /** Whether an answer is being written; decisions wait for it. */
  isAnswering: boolean;
  onDecide: (actionId: string, approved: boolean) => Promise<void>;
}

/** An action that waits for a yes or no, and afterwards its receipt. */
export function ApprovalView({ action, isAnswering, onDecide }: ApprovalViewProps) {
  const latest = useDecisions((state) => state.actions[action.id]) ?? action;
  const undone = useDecisions((state) => state.undone);
  const [busy, setBusy] = useState(false);
  const entryId = latest.undoEntryId;
  const link = recordLink(latest.input);

  async function decide(approved: boolean) {
    setBusy(true);
    await onDecide(action.id, approved);
    invalidateOperations(['list_pending_actions']);
    setBusy(false);
  }

  async function undo(id: string) {
    setBusy(true);
    try {
      await undoEntry(id);
      noteUndone(id);
    } catch (error) {
      toast.failed(messageOf(error));
    }
    setBusy(false);
  }

  return (
    <ApprovalCard
      title={latest.title}
      preview={latest.preview}
      status={latest.status}
      expiresAt={latest.expiresAt}
      decidedAt={latest.decidedAt}
      decidedBy={latest.decidedBy}
      outcome={latest.outcome}
      busy={busy || (latest.status === 'PENDING' && isAnswering)}
      onApprove={() => void decide(true)}
      onDeny={() => void decide(false)}
      onUndo={latest.status === 'DONE' && entryId ? () => void undo(entryId) : undefined}
      record={link && latest.status === 'DONE' ? <ReceiptLink link={link} /> : null}
      undone={entryId ? undone.has(entryId) : false}
    />
  );
}

function ReceiptLink({ link }: { link: RecordLink }) {
  return (
    <Button asChild size="small">
      <Link to={link.to}>{link.label}</Link>
    </Button>
  );
}
