import { OperationError } from '@brandwright/contract';
import { removeSupplierNote } from '@brandwright/contract/sourcing/network/my-suppliers/remove-supplier-note.ts';
import { plainWords } from '@brandwright/language/text.ts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../../kernel/request/implementation.ts';
import { findMine } from './find.ts';
import { addEvents, authorOf, dropEvents, mySupplierDetailOf, toNote } from './rows.ts';
import { mySupplierNotes } from './tables.ts';
import { notesOf } from './notes.ts';

const undoRemove = z.object({
  noteId: z.uuid(),
  supplierId: z.uuid(),
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  events: z.array(z.uuid()),
});

/** By its id, by words in it, else the newest. */
function meant<T extends { id: string; text: string }>(
  notes: readonly T[],
  noteId: string | undefined,
  about: string | undefined,
): T | undefined {
  if (noteId !== undefined) return notes.find((note) => note.id === noteId);
  if (about === undefined) return notes[0];
  const words = plainWords(about).split(' ');
  return notes.find((note) => words.every((word) => plainWords(note.text).includes(word)));
}

export default implement(removeSupplierNote, {
  async run(context, { supplierId, noteId, about }) {
    const row = await findMine(context, supplierId);
    const notes = await context.db
      .select()
      .from(mySupplierNotes)
      .where(notesOf(context, row.id))
      .orderBy(desc(mySupplierNotes.createdAt), desc(mySupplierNotes.id));
    const note = meant(notes, noteId, about);
    if (!note)
      throw new OperationError(
        'not_found',
        notes.length === 0
          ? `There are no notes about ${row.name}.`
          : `No note about ${row.name} ${about ? `says "${about}"` : 'has that id'}. Look at its notes first.`,
      );
    await context.db
      .delete(mySupplierNotes)
      .where(and(eq(mySupplierNotes.storeId, context.storeId), eq(mySupplierNotes.id, note.id)));
    const events = await addEvents(context, [row.id], `${authorOf(context)} removed a note`);
    const { text, author, createdAt } = note;
    return {
      output: { ...(await mySupplierDetailOf(context, row.id)), removed: toNote(note) },
      undo: { noteId: note.id, supplierId: row.id, text, author, createdAt: createdAt.toISOString(), events },
      subject: { kind: 'supplier', id: row.id },
    };
  },
  async undo(context, saved) {
    const { noteId, createdAt, events, ...note } = undoRemove.parse(saved);
    await context.db
      .insert(mySupplierNotes)
      .values({ ...note, storeId: context.storeId, id: noteId, createdAt: new Date(createdAt) })
      .onConflictDoNothing();
    await dropEvents(context, events);
  },
});
