import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { NoteList, PinnedNote, ShopperWords } from '../parts/order-notes.tsx';

/** Notes of one order; after adding one, that one stands first. */
export function OrderNotesCard({ output, call, density }: CardProps<OutputOfCard<'order_notes'>>) {
  const notes = density === 'thread' ? output.notes.slice(0, 5) : output.notes;
  const more = output.notes.length - notes.length;
  const pinned = 'note' in output ? output.note : null;
  const shopper = 'shopperNote' in output ? output.shopperNote : null;
  const isEmpty = notes.length === 0 && !pinned && !shopper;
  return (
    <Card
      label={`Notes of order ${output.orderNumber}`}
      title={
        <>
          {'added' in output ? 'Note added to ' : 'Notes on '}
          <OrderLink id={output.id} orderNumber={output.orderNumber} />
        </>
      }
      note={call.undone ? 'Undone' : undefined}
    >
      <div className="flex flex-col gap-3">
        {pinned && <PinnedNote text={pinned} />}
        {shopper && <ShopperWords text={shopper} />}
        {notes.length > 0 && <NoteList notes={notes} />}
        {more > 0 && <p className="text-sm text-ink-soft">{count(more, 'earlier note')}</p>}
        {isEmpty && <p className="text-sm text-ink-soft">No notes yet.</p>}
      </div>
    </Card>
  );
}
