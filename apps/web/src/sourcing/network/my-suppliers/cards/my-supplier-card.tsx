import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { placeOf } from '../labels.ts';
import { mySupplierAddress } from '../my-suppliers-query.ts';
import { SourceMark, TagList } from '../parts/supplier-marks.tsx';

const threadNotes = 3;

/** One of the store's suppliers with what the team noted. */
export function MySupplierCard({ output, density }: CardProps<OutputOfCard<'my_supplier'>>) {
  const notes = 'notes' in output ? output.notes : [];
  const shown = density === 'thread' ? notes.slice(0, threadNotes) : notes;
  return (
    <Card
      label={output.name}
      title={
        <Link to={mySupplierAddress(output.supplierId)} className="hover:underline hover:underline-offset-4">
          {output.name}
        </Link>
      }
      note={placeOf(output)}
      aside={<SourceMark supplier={output} />}
      actions={
        <Button asChild size="small">
          <Link to={mySupplierAddress(output.supplierId)}>Open</Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <TagList tags={output.tags} most={6} />
        {shown.length > 0 && (
          <ul aria-label="Notes" className="flex flex-col gap-2">
            {shown.map((note) => (
              <li key={note.noteId} className="border-l-2 border-line pl-3 text-sm">
                <p className="wrap-anywhere">{note.text}</p>
                <p className="text-xs text-ink-soft">
                  {note.author} · <Moment at={note.createdAt} />
                </p>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-soft">
          {notes.length > shown.length && <>{count(notes.length - shown.length, 'more note')} · </>}
          {output.noteCount === 0 && <>No notes yet · </>}
          {output.lastContactAt ? (
            <>
              Last contact <Moment at={output.lastContactAt} />
            </>
          ) : (
            'No contact yet'
          )}
        </p>
      </div>
    </Card>
  );
}
