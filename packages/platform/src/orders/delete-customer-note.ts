import { deleteCustomerNote } from '@brandwright/contract/orders/delete-customer-note.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { afterNoteChange, findNote } from './customer-notes.ts';
import { findCustomer } from './customers.ts';
import { customerNotes } from './tables.ts';

const deleted = z.object({
  id: z.uuid(),
  customerId: z.uuid(),
  author: z.string(),
  text: z.string(),
  createdAt: z.coerce.date(),
  editedAt: z.coerce.date().nullable(),
});

export default implement(deleteCustomerNote, {
  async run(context, { customer: called, ...which }) {
    const customer = await findCustomer(context, called);
    const note = await findNote(context, customer, which);
    await context.db
      .delete(customerNotes)
      .where(and(eq(customerNotes.storeId, context.storeId), eq(customerNotes.id, note.id)));
    const { id, customerId, author, text, createdAt, editedAt } = note;
    return {
      output: await afterNoteChange(context, customer, `Deleted the note about ${customer.name}: “${text}”.`),
      undo: { id, customerId, author, text, createdAt, editedAt },
      subject: { kind: 'customer', id: customer.id },
    };
  },
  async undo(context, kept) {
    await context.db.insert(customerNotes).values({ storeId: context.storeId, ...deleted.parse(kept) });
  },
});
