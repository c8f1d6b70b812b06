import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from '../payments/access.ts';
import { payingCardField } from '../payments/card-field.ts';
import { paymentReads } from '../payments/payment-reads.ts';
import { paymentWords } from '../payments/words.ts';
import { invoicePayment } from './entities.ts';
import { purchaseField, seenAmountField, shipToField, creditFirstField } from './fields.ts';

export const payPurchaseOrder = declareOperation({
  name: 'pay_purchase_order',
  area: 'purchasing',
  title: 'Pay for a purchase order',
  description:
    'Pays the deposit of a purchase order, with which production begins, or later its balance, with a card on file; all at once where that is said. An open invoice for it is paid, else one is made. It asks before it charges.',
  examples: [
    'Pay the deposit on the blankets',
    'pay the balance of the mugs with my visa',
    'start production of the waffle throws',
    'pay for the blankets in full',
    'put down the deposit for that order',
  ],
  input: z.object({
    purchaseItemId: purchaseField().describe('Id or title of the purchase order.'),
    part: field(z.enum(['DEPOSIT', 'BALANCE', 'ALL']), {
      label: 'Part',
      words: ['part'],
      valueWords: {
        DEPOSIT: ['deposit', 'down payment', 'the first part'],
        BALANCE: ['balance', 'the rest', 'remainder', 'remaining'],
        ALL: ['in full', 'all of it', 'everything', 'the whole amount'],
      },
    })
      .describe('Left out: the deposit while nothing is paid, then the balance.')
      .optional(),
    cardId: payingCardField(),
    shippingAddress: shipToField(),
    useCredit: creditFirstField(),
    expectedAmountMinor: seenAmountField(),
    expectedCreditMinor: seenAmountField(),
  }),
  output: invoicePayment,
  http: { method: 'POST', path: '/web/creator-order-items/{purchaseItemId}/payments', status: 201 },
  access: mayPay,
  effect: 'money',
  card: 'invoice_payment',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_purchase_item', 'list_cards', 'pay_invoice'],
  invalidates: paymentReads,
  summary: ({ payment, invoice }) =>
    paymentWords(payment, `${invoice.about || 'the purchase'} (invoice ${invoice.invoiceNumber})`),
});
