import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from '../payments/access.ts';
import { paymentReads } from '../payments/payment-reads.ts';
import { paymentWords } from '../payments/words.ts';
import { invoicePayment } from './entities.ts';

export const captureWalletPayment = declareOperation({
  name: 'capture_wallet_payment',
  area: 'purchasing',
  title: 'Take a payment that was approved at the wallet',
  description:
    'Takes the money of a payment that its person approved at the wallet, once however often it is asked. For the page that they come back to.',
  examples: ['Finish the wallet payment'],
  input: z.object({
    orderId: z
      .string()
      .trim()
      .regex(/^\w{1,100}$/, 'That isn’t an order of the wallet. Start the payment again on the invoice.')
      .describe('The wallet’s id of the order, as it comes back in `token`.'),
  }),
  output: invoicePayment,
  http: { method: 'POST', path: '/web/creator-invoice-payments/paypal-capture' },
  access: mayPay,
  effect: 'money',
  card: 'invoice_payment',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  invalidates: paymentReads,
  summary: ({ payment, invoice }) => paymentWords(payment, `invoice ${invoice.invoiceNumber}`),
});
