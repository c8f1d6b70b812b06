import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#api/api-error.ts';
import { undoEntry } from '#api/undo-entry.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import type { CallState } from '../card-props.ts';
import { shortValues } from './input-lines.ts';
import { noteUndone, useDecisions } from './decisions-store.ts';

/** Changes that can be taken back, each with its Undo. */
export function UndoLines({ calls }: { calls: readonly CallState[] }) {
  const undoable = calls.filter((call) => call.undoEntryId);
  if (undoable.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {undoable.map((call) => (
        <li key={call.callId} className="flex items-center gap-2 text-sm text-ink-soft">
          <span className="min-w-0 truncate">{[call.title, ...shortValues(call.input)].join(' · ')}</span>
          <UndoButton entryId={call.undoEntryId ?? ''} isUndone={call.undone ?? false} />
        </li>
      ))}
    </ul>
  );
}

/** Takes a journal entry back; afterward says so. */
export function UndoButton({ entryId, isUndone }: { entryId: string; isUndone: boolean }) {
  const [busy, setBusy] = useState(false);
  const wasUndone = useDecisions((state) => state.undone.has(entryId));

  async function undo() {
    setBusy(true);
    try {
      await undoEntry(entryId);
      noteUndone(entryId);
    } catch (error) {
      toast.failed(messageOf(error));
    }
    setBusy(false);
  }

  if (isUndone || wasUndone) return <span className="text-sm text-ink-soft">Undone</span>;
  return (
    <Button size="small" look="quiet" busy={busy} onClick={() => void undo()}>
      {!busy && <Undo2 aria-hidden />}
      Undo
    </Button>
  );
}
