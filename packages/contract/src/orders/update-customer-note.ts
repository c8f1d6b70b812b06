import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { customerReads, notesOfCustomer, whichNote } from './customers.ts';
import { mayAct } from './order-ref.ts';

export const updateCustomerNote = declareOperation({
  name: 'update_customer_note',
  area: 'orders',
  title: 'Change a note about a customer',
  description:
    'Replaces the text of a note on a customer’s page: the only note, or the one whose words are given. To add one use add_customer_note.',
  examples: [
    'Change the note about Maya Chen to: allergic to lavender and citrus',
    'Correct the note on the customer Maya Chen: she prefers email',
    'Rewrite Maya Chen’s customer note to say she moved to Seattle',
  ],
  input: z.object({
    ...whichNote,
    text: field(z.string().trim().min(1).max(5000), {
      sense: 'free_text',
      words: ['to', 'to say', 'instead', 'text'],
      question: 'What should the note say?',
      label: 'New text',
    }),
  }),
  output: notesOfCustomer,
  http: { method: 'PUT', path: '/web/customers/{customer}/notes/{noteId}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'customer_notes',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_customer', 'add_customer_note', 'delete_customer_note'],
  invalidates: customerReads,
  summary: ({ change }) => change,
});
