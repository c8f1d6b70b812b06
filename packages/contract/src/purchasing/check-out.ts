import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayPay } from '../payments/access.ts';
import { payingCardField } from '../payments/card-field.ts';
import { paymentReads } from '../payments/payment-reads.ts';
import { paymentWords } from '../payments/words.ts';
import { invoicePayment } from './entities.ts';
import { seenAmountField, shipToField, creditFirstField } from './fields.ts';
import { promotionField } from './get-cart.ts';

export const checkOut = declareOperation({
  name: 'check_out',
  area: 'purchasing',
  title: 'Check out',
  description:
    'Pays for everything in the shopping cart with a card on file, the default one unless another is named, and orders it: one invoice, then production. A promotion code may be given, and account credit used first. It asks before it charges. For an invoice that a supplier sent use pay_invoice.',
  examples: [
    'Check out',
    'pay for the cart with the visa',
    'buy what’s in my cart',
    'place the order',
    'check out with PRODUCTS10',
    'check out and use our account credit',
  ],
  input: z.object({
    cardId: payingCardField(),
    promotionCode: promotionField().optional(),
    shippingAddress: shipToField(),
    useCredit: creditFirstField(),
    expectedTotalMinor: seenAmountField(),
    expectedCreditMinor: seenAmountField(),
  }),
  output: invoicePayment,
  http: { method: 'POST', path: '/web/creator-order-items/-/checkout', status: 201 },
  access: mayPay,
  effect: 'money',
  card: 'invoice_payment',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_cart', 'list_cards', 'list_purchase_items'],
  invalidates: paymentReads,
  summary: ({ payment, invoice }) => paymentWords(payment, `invoice ${invoice.invoiceNumber}`),
});
