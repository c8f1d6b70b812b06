import { addCustomerNote } from '@brandwright/contract/orders/add-customer-note.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { authorOf } from './change-order.ts';
import { afterNoteChange } from './customer-notes.ts';
import { findCustomer } from './customers.ts';
import { customerNotes } from './tables.ts';

const added = z.object({ noteId: z.uuid() });

export default implement(addCustomerNote, {
  async run(context, { customer: called, text }) {
    const customer = await findCustomer(context, called);
    const noteId = randomUUID();
    await context.db.insert(customerNotes).values({
      storeId: context.storeId,
      id: noteId,
      customerId: customer.id,
      author: authorOf(context),
      text,
      createdAt: context.clock.now(),
    });
    return {
      output: await afterNoteChange(context, customer, `Noted about ${customer.name}: “${text}”.`),
      undo: { noteId } satisfies z.output<typeof added>,
      subject: { kind: 'customer', id: customer.id },
    };
  },
  async undo(context, kept) {
    const { noteId } = added.parse(kept);
    await context.db
      .delete(customerNotes)
      .where(and(eq(customerNotes.storeId, context.storeId), eq(customerNotes.id, noteId)));
  },
});
