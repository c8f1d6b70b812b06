import { useState } from 'react';
import type { FormEvent } from 'react';
import { addCustomerNote } from '@brandwright/contract/orders/add-customer-note.ts';
import type { CustomerNote } from '@brandwright/contract/orders/customers.ts';
import { deleteCustomerNote } from '@brandwright/contract/orders/delete-customer-note.ts';
import type { CustomerDetail } from '@brandwright/contract/orders/get-customer.ts';
import { updateCustomerNote } from '@brandwright/contract/orders/update-customer-note.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Label, Textarea } from '#ui/input.tsx';
import { Moment } from '#ui/text.tsx';

/** The team's notes about a customer, newest first, and a place to add one. */
export function CustomerNotes({ customer, mayAct }: { customer: CustomerDetail; mayAct: boolean }) {
  const [editing, setEditing] = useState<string | null>(null);
  const add = useAction(addCustomerNote);
  return (
    <div className="flex flex-col gap-4">
      {customer.notes.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {customer.notes.map((note) => (
            <li key={note.id} className="py-2.5 text-sm first:pt-0 last:pb-0">
              {editing === note.id ? (
                <EditNote customerId={customer.id} note={note} onClose={() => setEditing(null)} />
              ) : (
                <ShownNote
                  customerId={customer.id}
                  note={note}
                  onEdit={mayAct ? () => setEditing(note.id) : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">No notes yet. Only your team can see notes.</p>
      )}
      {mayAct && (
        <NoteForm
          label="Add a note"
          verb="Add note"
          initial=""
          busy={add.isRunning}
          onSave={async (text) => (await add.run({ customer: customer.id, text })) !== null}
        />
      )}
    </div>
  );
}

/** The text with who wrote it; also on the card of notes. */
export function NoteText({ note }: { note: CustomerNote }) {
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      <p className="mt-0.5 text-xs text-ink-soft">
        {note.author} · <Moment at={note.createdAt} />
        {note.editedAt && ' · edited'}
      </p>
    </>
  );
}

interface OneNote {
  customerId: string;
  note: CustomerNote;
}

function ShownNote({ customerId, note, onEdit }: OneNote & { onEdit: (() => void) | undefined }) {
  const remove = useAction(deleteCustomerNote);
  return (
    <>
      <NoteText note={note} />
      {onEdit && (
        <div className="mt-1 -ml-2.5 flex gap-1">
          <Button size="small" look="quiet" onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="small"
            look="quiet"
            busy={remove.isRunning}
            onClick={() => void remove.run({ customer: customerId, noteId: note.id })}
          >
            Delete
          </Button>
        </div>
      )}
    </>
  );
}

function EditNote({ customerId, note, onClose }: OneNote & { onClose: () => void }) {
  const update = useAction(updateCustomerNote, { onDone: onClose });
  return (
    <NoteForm
      label="Edit the note"
      verb="Save note"
      initial={note.text}
      busy={update.isRunning}
      onSave={async (text) => (await update.run({ customer: customerId, noteId: note.id, text })) !== null}
      onCancel={onClose}
    />
  );
}

function NoteForm({
  label,
  verb,
  initial,
  busy,
  onSave,
  onCancel,
}: {
  label: string;
  verb: string;
  initial: string;
  busy: boolean;
  onSave: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}) {
  const [text, setText] = useState(initial);
  const id = `note-${verb.toLowerCase().replace(' ', '-')}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && text.trim() !== initial)
      void onSave(text.trim()).then((isSaved) => isSaved && setText(''));
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Label htmlFor={id} className="sr-only">
        {label}
      </Label>
      <Textarea
        id={id}
        rows={2}
        className="min-h-16"
        placeholder="Add a note for your team"
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button size="small" look="quiet" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {text.trim() && text.trim() !== initial && (
          <Button type="submit" size="small" look="solid" busy={busy}>
            {verb}
          </Button>
        )}
      </div>
    </form>
  );
}
