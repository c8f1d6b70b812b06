import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from '../payments/access.ts';
import { payingCardField } from '../payments/card-field.ts';
import { paymentReads } from '../payments/payment-reads.ts';
import { paymentWords } from '../payments/words.ts';
import { invoicePayment } from './entities.ts';
import { invoiceField, seenAmountField, creditFirstField } from './fields.ts';

export const payInvoice = declareOperation({
  name: 'pay_invoice',
  area: 'purchasing',
  title: 'Pay an invoice',
  description:
    'Pays an invoice of a supplier with a card on file, the default one unless another is named, or with the wallet (PayPal), where you approve it on its own page: all that is owed, or a part. Account credit can be used first. It asks before it charges. For the cart use check_out, for the deposit or the balance of a purchase order pay_purchase_order.',
  examples: [
    'Pay the overdue invoice with the visa',
    'pay INV-2061',
    'settle the bill of Olaria do Vale',
    'pay 500 dollars of invoice INV-2048',
    'pay that invoice with the card ending in 4444',
    'pay INV-2061 with PayPal',
    'pay INV-2061 and use our account credit first',
  ],
  input: z.object({
    invoiceId: invoiceField().describe('Id or number of the invoice, such as INV-2048.'),
    cardId: payingCardField(),
    payWith: field(z.enum(['CARD', 'WALLET']), {
      label: 'Pay with',
      words: [],
      valueWords: { CARD: ['a card'], WALLET: ['paypal', 'wallet'] },
    })
      .describe('Left out: a card.')
      .optional(),
    amountMinor: amountMinor({ label: 'Amount', words: ['amount', 'part', 'only'] })
      .min(1)
      .max(1_000_000_000)
      .describe('A part of what is owed; left out: all of it.')
      .optional(),
    sharePercent: field(z.number().gt(0).max(100), {
      sense: 'percent',
      label: 'Share',
      words: ['share', 'percent', 'half', 'third', 'quarter'],
    })
      .describe('A part of what is owed in percent, in place of an amount: 50 for half of it.')
      .optional(),
    useCredit: creditFirstField(),
    expectedOwedMinor: seenAmountField(),
    expectedCreditMinor: seenAmountField(),
  }),
  output: invoicePayment,
  http: {
    method: 'POST',
    path: '/web/creator-invoice-payments',
    status: 201,
    aliases: [{ method: 'POST', path: '/app/creator-invoice-payments' }],
  },
  access: mayPay,
  effect: 'money',
  card: 'invoice_payment',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['list_supplier_invoices', 'get_supplier_invoice', 'list_payments', 'list_cards'],
  invalidates: paymentReads,
  summary: ({ payment, invoice }) => paymentWords(payment, `invoice ${invoice.invoiceNumber}`),
});
