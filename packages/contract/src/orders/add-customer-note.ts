import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { customerField, customerReads, notesOfCustomer } from './customers.ts';
import { mayAct } from './order-ref.ts';

export const addCustomerNote = declareOperation({
  name: 'add_customer_note',
  area: 'orders',
  title: 'Add a note about a customer',
  description:
    'Keeps a note about a customer on their page. Only the team sees it. For a note about one order use add_order_note; to write to the customer use send_customer_email.',
  examples: [
    'Add a note about Maya Chen: allergic to lavender',
    'Note on the customer Maya Chen that she prefers calls',
    'Remember about Maya Chen that she buys for a hotel',
  ],
  input: z.object({
    customer: customerField,
    text: field(z.string().trim().min(1).max(5000), {
      sense: 'free_text',
      words: ['note', 'saying', 'that', 'text'],
      question: 'What should the note say?',
      label: 'Note',
    }),
  }),
  output: notesOfCustomer,
  http: { method: 'POST', path: '/web/customers/{customer}/notes', status: 201 },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'customer_notes',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_customer', 'add_order_note'],
  invalidates: customerReads,
  summary: ({ change }) => change,
});
