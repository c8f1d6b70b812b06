import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from './access.ts';
import { payment } from './entities.ts';
import { paymentReads } from './payment-reads.ts';
import { paymentWords } from './words.ts';

export const confirmPayment = declareOperation({
  name: 'confirm_payment',
  area: 'payments',
  title: 'Check a payment with the bank',
  description:
    'Asks the bank what became of a payment, after its person was at the bank’s page. It charges nothing by itself. For the client only.',
  examples: ['What became of the payment at the bank?'],
  input: z.object({ id: z.uuid() }),
  output: payment,
  http: { method: 'POST', path: '/web/stripe-payment-records/{id}/confirm' },
  access: mayPay,
  effect: 'write',
  card: 'payment',
  offered: false,
  errors: ['not_found', 'upstream'],
  invalidates: paymentReads,
  summary: (found) => paymentWords(found, found.description),
});
