import { useState } from 'react';
import type { FormEvent } from 'react';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { addOrderNote } from '@brandwright/contract/orders/add-order-note.ts';
import { setOrderNote } from '@brandwright/contract/orders/set-order-note.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Label, Textarea } from '#ui/input.tsx';
import { NoteList, PinnedNote, ShopperWords } from './order-notes.tsx';
import { Section } from './section.tsx';

/** The shopper's words, the pinned note, the history of notes, and a place to add one. */
export function NotesSection({ order, mayAct }: { order: OrderDetail; mayAct: boolean }) {
  const [isPinning, setPinning] = useState(false);
  return (
    <Section
      title="Notes"
      aside={
        mayAct &&
        !isPinning && (
          <Button size="small" look="quiet" onClick={() => setPinning(true)}>
            {order.note ? 'Edit pinned note' : 'Pin a note'}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {isPinning ? (
          <PinForm order={order} onClose={() => setPinning(false)} />
        ) : (
          order.note && <PinnedNote text={order.note} />
        )}
        {order.shopperNote && <ShopperWords text={order.shopperNote} />}
        {order.notes.length > 0 && <NoteList notes={order.notes} />}
        {order.notes.length === 0 && !order.note && !order.shopperNote && !isPinning && (
          <p className="text-sm text-ink-soft">No notes yet. Only your team can see notes.</p>
        )}
        {mayAct && <AddNote orderId={order.id} />}
      </div>
    </Section>
  );
}

function AddNote({ orderId }: { orderId: string }) {
  const [text, setText] = useState('');
  const add = useAction(addOrderNote, { onDone: () => setText('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void add.run({ id: orderId, text: text.trim() });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Label htmlFor="add-note" className="sr-only">
        Add a note
      </Label>
      <Textarea
        id="add-note"
        rows={2}
        className="min-h-16"
        placeholder="Add a note for your team"
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() && (
        <Button type="submit" size="small" look="solid" busy={add.isRunning} className="self-end">
          Add note
        </Button>
      )}
    </form>
  );
}

function PinForm({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [text, setText] = useState(order.note ?? '');
  const pin = useAction(setOrderNote, { onDone: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pin.run({ id: order.id, note: text.trim() });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Label htmlFor="pinned-note">Pinned note</Label>
      <Textarea
        id="pinned-note"
        autoFocus
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" look="quiet" disabled={pin.isRunning} onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="small"
          look="solid"
          busy={pin.isRunning}
          disabled={text.trim() === (order.note ?? '')}
        >
          {text.trim() || !order.note ? 'Pin note' : 'Clear note'}
        </Button>
      </div>
    </form>
  );
}
