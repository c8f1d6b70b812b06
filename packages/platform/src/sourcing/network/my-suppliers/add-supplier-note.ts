import { OperationError } from '@brandwright/contract';
import { mostNotes } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { addSupplierNote } from '@brandwright/contract/sourcing/network/my-suppliers/add-supplier-note.ts';
import { and, count, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../../kernel/request/implementation.ts';
import { ensureMine, takeOut } from './find.ts';
import { addEvents, authorOf, dropEvents, mySupplierDetailOf, toNote } from './rows.ts';
import { mySupplierNotes } from './tables.ts';
import { notesOf } from './notes.ts';

const undoAdd = z.object({
  noteId: z.uuid(),
  supplierId: z.uuid(),
  added: z.enum(['NEW', 'BACK']).nullable(),
  events: z.array(z.uuid()),
});

export default implement(addSupplierNote, {
  async run(context, { supplierId, text }) {
    const { row, added } = await ensureMine(context, supplierId);
    const [written] = await context.db
      .select({ notes: count() })
      .from(mySupplierNotes)
      .where(notesOf(context, row.id));
    if ((written?.notes ?? 0) >= mostNotes)
      throw new OperationError(
        'conflict',
        `${row.name} has ${mostNotes} notes, the most it can have. Remove one first.`,
      );
    const note = {
      storeId: context.storeId,
      id: randomUUID(),
      supplierId: row.id,
      text,
      author: authorOf(context),
      createdAt: context.clock.now(),
    };
    await context.db.insert(mySupplierNotes).values(note);
    const events = await addEvents(context, [row.id], `${note.author} added a note`);
    return {
      output: { ...(await mySupplierDetailOf(context, row.id)), added: toNote(note) },
      undo: { noteId: note.id, supplierId: row.id, added, events },
      subject: { kind: 'supplier', id: row.id },
    };
  },
  async undo(context, saved) {
    const { noteId, supplierId, added, events } = undoAdd.parse(saved);
    await context.db
      .delete(mySupplierNotes)
      .where(and(eq(mySupplierNotes.storeId, context.storeId), eq(mySupplierNotes.id, noteId)));
    await dropEvents(context, events);
    await takeOut(context, supplierId, added);
  },
});
