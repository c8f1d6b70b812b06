import { OperationError } from '@brandwright/contract';
import { updateCustomerNote } from '@brandwright/contract/orders/update-customer-note.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { afterNoteChange, findNote } from './customer-notes.ts';
import { findCustomer } from './customers.ts';
import { customerNotes } from './tables.ts';

const changed = z.object({
  noteId: z.uuid(),
  before: z.string(),
  after: z.string(),
  editedAt: z.coerce.date().nullable(),
});

const oneNote = ({ storeId }: Context, noteId: string) =>
  and(eq(customerNotes.storeId, storeId), eq(customerNotes.id, noteId));

export default implement(updateCustomerNote, {
  async run(context, { customer: called, text, ...which }) {
    const customer = await findCustomer(context, called);
    const note = await findNote(context, customer, which);
    await context.db
      .update(customerNotes)
      .set({ text, editedAt: context.clock.now() })
      .where(oneNote(context, note.id));
    return {
      output: await afterNoteChange(context, customer, `The note about ${customer.name} now says “${text}”.`),
      undo: { noteId: note.id, before: note.text, after: text, editedAt: note.editedAt },
      subject: { kind: 'customer', id: customer.id },
    };
  },
  async undo(context, kept) {
    const { noteId, before, after, editedAt } = changed.parse(kept);
    const [note] = await context.db
      .select()
      .from(customerNotes)
      .where(oneNote(context, noteId))
      .for('update');
    if (note?.text !== after)
      throw new OperationError('conflict', 'The note has changed since then, so this can’t be undone.');
    await context.db.update(customerNotes).set({ text: before, editedAt }).where(oneNote(context, noteId));
  },
});
