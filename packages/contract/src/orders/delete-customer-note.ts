import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { customerReads, notesOfCustomer, whichNote } from './customers.ts';
import { mayAct } from './order-ref.ts';

export const deleteCustomerNote = declareOperation({
  name: 'delete_customer_note',
  area: 'orders',
  title: 'Delete a note about a customer',
  description:
    'Removes a note from a customer’s page: the only note, or the one whose words are given. Can be undone.',
  examples: [
    'Delete the note about Maya Chen',
    'Remove the customer note on Maya Chen about lavender',
    'Take the note off Maya Chen’s customer page',
  ],
  input: z.object(whichNote),
  output: notesOfCustomer,
  http: { method: 'DELETE', path: '/web/customers/{customer}/notes/{noteId}' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'customer_notes',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_customer', 'add_customer_note'],
  invalidates: customerReads,
  summary: ({ change }) => change,
});
