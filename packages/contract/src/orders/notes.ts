import { z } from 'zod';
import { field, untrustedText } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, orderNote, orderNumberOut, shortOrder } from './entities.ts';
import { mayAct, mayRead, orderReads, orderRef } from './order-ref.ts';
import { count, dayWords } from './words.ts';

export const setOrderNote = declareOperation({
  name: 'set_order_note',
  area: 'orders',
  title: "Set an order's pinned note",
  description:
    'Sets or replaces the one pinned note on top of an order; empty text clears it. To add to the history of notes use add_order_note.',
  examples: [
    'Pin a note on order 1042: gift wrap it',
    'Replace the note of #1042 with: call before shipping',
    'Clear the pinned note of 1042',
  ],
  input: z.object({
    ...orderRef,
    note: field(z.string().trim().max(5000), {
      sense: 'free_text',
      words: ['pinned note', 'note', 'saying', 'with'],
      question: 'What should the pinned note say?',
      label: 'Pinned note',
    }),
  }),
  output: orderAfterChange,
  http: { method: 'PUT', path: '/web/orders/{id}/notes' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'order',
  offered: true,
  errors: ['not_found'],
  related: ['add_order_note', 'list_order_notes'],
  invalidates: orderReads,
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: (output) => output.change,
});

export const listOrderNotes = declareOperation({
  name: 'list_order_notes',
  area: 'orders',
  title: 'Notes of an order',
  description:
    "Lists the team's notes of one order, newest first, its pinned note and what the shopper wrote.",
  examples: [
    'What notes are on order 1042?',
    'Show the notes of #1042',
    'Did she leave a note on order 1042?',
  ],
  input: z.object(orderRef),
  output: z.object({
    id: z.uuid(),
    orderNumber: orderNumberOut,
    note: z.string().nullable(),
    shopperNote: untrustedText().nullable(),
    notes: z.array(orderNote),
  }),
  http: { method: 'GET', path: '/web/orders/{id}/order-notes' },
  access: mayRead,
  effect: 'read',
  card: 'order_notes',
  offered: true,
  errors: ['not_found'],
  related: ['add_order_note', 'set_order_note'],
  summary: (output) => {
    const [newest] = output.notes;
    const parts = [
      newest
        ? `Order #${output.orderNumber} has ${count(output.notes.length, 'note')}; the newest, ${dayWords(newest.createdAt)} by ${newest.author}: “${newest.text}”.`
        : `Order #${output.orderNumber} has no notes of the team.`,
    ];
    if (output.note) parts.push(`Pinned: “${output.note}”.`);
    if (output.shopperNote) parts.push(`The shopper wrote: “${output.shopperNote}”.`);
    return parts.join(' ');
  },
});

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
