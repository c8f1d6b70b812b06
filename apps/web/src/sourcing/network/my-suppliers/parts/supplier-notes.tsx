import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  longestNote,
  type MySupplierDetail,
} from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { addSupplierNote } from '@brandwright/contract/sourcing/network/my-suppliers/add-supplier-note.ts';
import { removeSupplierNote } from '@brandwright/contract/sourcing/network/my-suppliers/remove-supplier-note.ts';
import { useAction } from '#api/use-action.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Textarea } from '#ui/input.tsx';
import { Moment } from '#ui/text.tsx';

/** What the team noted, newest first, and room for one more. */
export function SupplierNotes({ supplier, mayAct }: { supplier: MySupplierDetail; mayAct: boolean }) {
  const { supplierId, notes } = supplier;
  const [text, setText] = useState('');
  const add = useAction(addSupplierNote, { onDone: () => setText('') });
  const remove = useAction(removeSupplierNote);
  return (
    <section aria-label="Notes" className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">Notes</h3>
      {mayAct && (
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void add.run({ supplierId, text: text.trim() });
          }}
        >
          <Textarea
            aria-label="New note"
            placeholder="Terms, quoted prices, impressions. Only your team sees it."
            maxLength={longestNote}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            type="submit"
            size="small"
            className="self-end"
            busy={add.isRunning}
            disabled={text.trim() === ''}
          >
            Add note
          </Button>
        </form>
      )}
      {notes.length === 0 && <p className="text-sm text-ink-soft">No notes yet.</p>}
      <ul className="flex flex-col gap-3">
        {notes.map((note) => (
          <li key={note.noteId} className="flex items-start gap-2 border-l-2 border-line pl-3 text-sm">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
              <p className="text-xs text-ink-soft">
                {note.author} · <Moment at={note.createdAt} />
              </p>
            </div>
            {mayAct && (
              <IconButton
                label={`Remove note “${note.text.slice(0, 40)}”`}
                disabled={remove.isRunning}
                onClick={() => void remove.run({ supplierId, noteId: note.noteId })}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
