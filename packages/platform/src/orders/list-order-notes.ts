import { listOrderNotes } from '@brandwright/contract/orders/list-order-notes.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findOrder } from './find-order.ts';
import { notesOf } from './read-order.ts';

export default implement(listOrderNotes, {
  async run(context, name) {
    const { id, orderNumber, note, shopperNote } = await findOrder(context, name);
    return { output: { id, orderNumber, note, shopperNote, notes: await notesOf(context, id) } };
  },
});
