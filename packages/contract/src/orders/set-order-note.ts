import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, shortOrder } from './entities.ts';
import { orderRef, orderChange } from './order-ref.ts';

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
  ...orderChange,
  errors: ['not_found'],
  related: ['add_order_note', 'list_order_notes'],
  toModel: (output) => ({ ...shortOrder(output), change: output.change }),
  summary: (output) => output.change,
});
