import { z } from 'zod';
import { untrustedText } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderNote, orderNumberOut } from './entities.ts';
import { mayRead, orderRef } from './order-ref.ts';
import { count, dayWords } from './words.ts';

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
        : `Order #${output.orderNumber} has no team notes.`,
    ];
    if (output.note) parts.push(`Pinned: “${output.note}”.`);
    if (output.shopperNote) parts.push(`The shopper wrote: “${output.shopperNote}”.`);
    return parts.join(' ');
  },
});
