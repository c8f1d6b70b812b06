import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { customerField, customerMail, customerReads } from './customers.ts';
import { customerRefOut } from './entities.ts';
import { mayAct } from './order-ref.ts';

export const sendCustomerEmail = declareOperation({
  name: 'send_customer_email',
  area: 'orders',
  title: 'Email a customer',
  description:
    'Sends one customer an email, which is kept on their page; the answer goes to whoever writes. For suppliers use send_supplier_message; a note that only the team sees is add_customer_note.',
  examples: [
    'Email Maya Chen that her parcel is on its way',
    'Write to the customer Maya Chen: we are out of the sand glaze, is ink fine?',
    'Send Maya Chen an email saying thanks for the review',
  ],
  input: z.object({
    customer: customerField,
    subject: field(z.string().trim().min(1).max(150), {
      sense: 'free_text',
      outgoing: 'words',
      words: ['subject', 'titled'],
      label: 'Subject',
    })
      .describe('A plain one with the name of the store is taken when left out.')
      .optional(),
    message: field(z.string().trim().min(1).max(5000), {
      sense: 'free_text',
      outgoing: 'words',
      words: ['message', 'saying', 'that', 'about', 'text'],
      question: 'What should the email say?',
      label: 'Email',
    }),
  }),
  output: z.object({ customerId: customerRefOut, name: z.string(), mail: customerMail }),
  http: { method: 'POST', path: '/web/customers/{customer}/emails', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'customer_mail',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_customer', 'add_customer_note'],
  invalidates: customerReads,
  summary: ({ name, mail }) => `Your email to ${name} (${mail.email}) is on its way.`,
});
