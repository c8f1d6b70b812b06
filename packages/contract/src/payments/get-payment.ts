import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { payment } from './entities.ts';
import { paymentWords } from './words.ts';

export const getPayment = declareOperation({
  name: 'get_payment',
  area: 'payments',
  title: 'Payment',
  description:
    'Opens one payment that the store made: what for, how much, with which card, and what became of it.',
  examples: [
    'Did the payment go through?',
    'show that payment',
    'open the first payment',
    'was the last payment declined?',
  ],
  input: z.object({
    id: field(z.uuid(), {
      ref: 'payment',
      label: 'Payment',
      question: 'Which payment?',
      words: ['payment', 'charge'],
    }),
  }),
  output: payment,
  http: { method: 'GET', path: '/web/stripe-payment-records/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'payment',
  offered: true,
  errors: ['not_found'],
  related: ['list_payments', 'list_ledger_entries'],
  summary: (found) => paymentWords(found, found.description),
});
