import { setOrderNote } from '@brandwright/contract/orders/set-order-note.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { unchangedSince, updateOrder } from './change-order.ts';
import { lockOrder } from './find-order.ts';
import { afterChange } from './read-order.ts';

const pinned = z.object({ orderId: z.uuid(), before: z.string().nullable(), after: z.string().nullable() });

export default implement(setOrderNote, {
  async run(context, { note: text, ...name }) {
    const order = await lockOrder(context, name);
    const note = text === '' ? null : text;
    await updateOrder(context, order.id, { note });
    const change =
      note === null
        ? `The pinned note on order #${order.orderNumber} is cleared.`
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
