import { useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { messageOf } from '#api/api-error.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { undoEntry } from '#api/undo-entry.ts';
import { createShareLink } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import { shareLink } from '@brandwright/contract/copilot/conversations/share-link.ts';
import type { approvalPart } from '@brandwright/contract/copilot/messages.ts';
import type { PendingAction } from '@brandwright/contract/kernel/approval.ts';
import { ApprovalCard } from '#ui/approval-card.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { ApprovalEditor } from './conversations/approval-editor.tsx';
import { CopyLinkButton } from './conversations/copy-link-button.tsx';
import { noteUndone, useDecisions } from './decisions-store.ts';
import { recordLink } from './record-link.ts';

export interface ApprovalViewProps {
  action: z.output<typeof approvalPart>;
  /** Whether an answer is being written; decisions wait for it. */
  isAnswering: boolean;
  onDecide: (actionId: string, approved: boolean) => Promise<void>;
  /** Asks anew with other values; absent outside a conversation. */
  onRevise?: (actionId: string, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** An action that waits for a yes or no, and afterward its receipt. */
export function ApprovalView({ action, isAnswering, onDecide, onRevise }: ApprovalViewProps) {
  const latest = useDecisions((state) => state.actions[action.id]) ?? action;
  const undone = useDecisions((state) => state.undone);
  const [busy, setBusy] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const entryId = latest.undoEntryId;
  const isUndone = action.undone === true || (entryId ? undone.has(entryId) : false);
  const mayEdit = onRevise !== undefined && latest.status === 'PENDING' && latest.editable.length > 0;

  async function decide(approved: boolean) {
    setBusy(true);
    await onDecide(action.id, approved);
    invalidateOperations(['list_pending_actions']);
    setBusy(false);
  }

  async function revise(changes: Readonly<Record<string, unknown>>) {
    setEditing(false);
    if (Object.keys(changes).length === 0) return;
    setBusy(true);
    await onRevise?.(action.id, changes);
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
      onEdit={mayEdit ? () => setEditing(true) : undefined}
      editor={
        isEditing && mayEdit ? (
          <ApprovalEditor
            fields={latest.editable}
            onSave={(changes) => void revise(changes)}
            onCancel={() => setEditing(false)}
          />
        ) : null
      }
      onUndo={latest.status === 'DONE' && entryId && !isUndone ? () => void undo(entryId) : undefined}
      record={latest.status === 'DONE' ? <ReceiptRecord action={latest} /> : null}
      undone={isUndone}
    />
  );
}

/** What a receipt leads to: the record's screen, or the link that was made. */
function ReceiptRecord({ action }: { action: PendingAction }) {
  const share = action.operation === createShareLink.name ? shareLink.safeParse(action.output).data : null;
  if (share) return <CopyLinkButton linkId={share.id} />;
  const link = recordLink(action.input);
  if (!link) return null;
  return (
    <Button asChild size="small">
      <Link to={link.to}>{link.label}</Link>
    </Button>
  );
}
