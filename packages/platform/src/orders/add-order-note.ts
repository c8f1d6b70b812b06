import { addOrderNote } from '@brandwright/contract/orders/add-order-note.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { authorOf } from './change-order.ts';
import { findOrder } from './find-order.ts';
import { notesOf } from './read-order.ts';
import { orderNotes } from './tables.ts';

export default implement(addOrderNote, {
  async run(context, { text, ...name }) {
    const order = await findOrder(context, name);
    const id = randomUUID();
    const createdAt = context.clock.now();
    const author = authorOf(context);
    await context.db
      .insert(orderNotes)
      .values({ storeId: context.storeId, id, orderId: order.id, author, kind: 'TEAM', text, createdAt });
    const added = { id, author, kind: 'TEAM' as const, text, createdAt: createdAt.toISOString() };
    return {
      output: {
        id: order.id,
        orderNumber: order.orderNumber,
        added,
        notes: await notesOf(context, order.id),
      },
      undo: { noteId: id },
      subject: { kind: 'order', id: order.id },
    };
  },
  async prepare(context, input) {
    const order = await findOrder(context, input);
    return {
      input,
      preview: {
        verb: 'Add the note',
        what: `Adds a note to order #${order.orderNumber}: “${input.text}”.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [
          { label: 'Order', value: `#${order.orderNumber}, ${order.customerName}` },
          { label: 'Note', value: input.text },
        ],
        warnings: [],
      },
    };
  },
  async undo(context, kept) {
    const { noteId } = z.object({ noteId: z.uuid() }).parse(kept);
    await context.db
      .delete(orderNotes)
      .where(and(eq(orderNotes.storeId, context.storeId), eq(orderNotes.id, noteId)));
  },
});
