import { Link } from 'react-router';
import { screenAddress } from '#routes/patterns.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { NoteText } from '../parts/customer-notes.tsx';

const shownInThread = 4;

/** The notes about a customer after one was added, changed or deleted. */
export function CustomerNotesCard({ output, call, density }: CardProps<OutputOfCard<'customer_notes'>>) {
  const notes = density === 'thread' ? output.notes.slice(0, shownInThread) : output.notes;
  const more = output.notes.length - notes.length;
  return (
    <Card
      label={`Notes about ${output.name}`}
      title={
        <>
          Notes about{' '}
          <Link
            to={screenAddress('/customers/{customerId}', { customerId: output.customerId })}
            className="rounded-sm hover:underline"
          >
            {output.name}
          </Link>
        </>
      }
      note={call.undone ? 'Undone' : undefined}
    >
      {notes.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {notes.map((note) => (
            <li key={note.id} className="py-2.5 text-sm first:pt-0 last:pb-0">
              <NoteText note={note} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">No notes.</p>
      )}
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'earlier note')}</p>}
    </Card>
  );
}
