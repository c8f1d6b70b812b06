import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderNote, orderNumberOut } from './entities.ts';
import { mayAct, orderRef } from './order-ref.ts';

export const addOrderNote = declareOperation({
  name: 'add_order_note',
  area: 'orders',
  title: 'Add a note to an order',
  description:
    'Adds a note to the history of notes of one order. Only the team sees it. For the pinned note use set_order_note.',
  examples: [
    'Add a note to order 1042: customer asked for gift wrap',
    'Note on #1042 that she called today',
    'Write on order 1042 that the address was checked',
  ],
  input: z.object({
    ...orderRef,
    text: field(z.string().trim().min(1).max(5000), {
      sense: 'free_text',
      words: ['note', 'saying', 'that', 'text'],
      question: 'What should the note say?',
      label: 'Note',
    }),
  }),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    added: orderNote,
    notes: z.array(orderNote),
  }),
  http: { method: 'POST', path: '/web/orders/{id}/order-notes', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'order_notes',
  offered: true,
  errors: ['not_found'],
  related: ['list_order_notes', 'set_order_note'],
  invalidates: ['get_order', 'list_order_notes'],
  toModel: ({ id, orderNumber, added }) => ({ id, orderNumber, added }),
  summary: (output) => `Noted on order #${output.orderNumber}: “${output.added.text}”.`,
});
