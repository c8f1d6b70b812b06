import { addOrderNote as addDeclaration } from '@brandwright/contract/orders/add-order-note.ts';
import { setOrderNote as setDeclaration } from '@brandwright/contract/orders/set-order-note.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { authorOf, unchangedSince, updateOrder } from './change-order.ts';
import { findOrder, lockOrder } from './find-order.ts';
import { afterChange, notesOf } from './read-order.ts';
import { orderNotes } from './tables.ts';

const pinned = z.object({ orderId: z.uuid(), before: z.string().nullable(), after: z.string().nullable() });

export const setOrderNote = implement(setDeclaration, {
  async run(context, { note: text, ...name }) {
    const order = await lockOrder(context, name);
    const note = text === '' ? null : text;
    await updateOrder(context, order.id, { note });
    const change =
      note === null
        ? `The pinned note of order #${order.orderNumber} is cleared.`
        : `Pinned on order #${order.orderNumber}: “${note}”.`;
    return {
      output: await afterChange(context, order.id, change),
      undo: { orderId: order.id, before: order.note, after: note } satisfies z.output<typeof pinned>,
      subject: { kind: 'order', id: order.id },
    };
  },
  async undo(context, kept) {
    const { orderId, before, after } = pinned.parse(kept);
    await unchangedSince(context, orderId, (order) => order.note === after, 'pinned note');
    await updateOrder(context, orderId, { note: before });
  },
});

export const addOrderNote = implement(addDeclaration, {
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
