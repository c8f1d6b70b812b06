import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { refundReasonWords } from './enums.ts';
import { mayAct, orderReads } from './order-ref.ts';
import {
  howToRefund,
  leftWords,
  refunded,
  refundedOrder,
  refundedToModel,
  refundReasonField,
  toldWords,
} from './refunds.ts';
import { money } from './words.ts';

export const giveGoodwill = declareOperation({
  name: 'give_goodwill',
  area: 'orders',
  title: 'Give goodwill on an order',
  description:
    'Pays a customer an amount back for trouble, a wait or a mistake, from what they paid for an order, without taking anything back. Needs the amount; the reason is “other” unless said. ' +
    'To refund an item, the shipping or a share of the order use refund_order. Emails the customer unless told not to. Cannot be undone.',
  examples: [
    'Send Mason 5 bucks for the wait',
    'Give Maya $10 as goodwill, her parcel was late',
    'Goodwill of $5 on order 1042 for the trouble',
    'Say sorry to Maya with $8, the box was crushed',
  ],
  input: z.object({
    ...refundedOrder,
    amountMinor: field(z.int().min(1).max(1_000_000_000), {
      sense: 'money_minor',
      words: ['amount', 'goodwill of', 'back'],
      question: 'How much should go back?',
      label: 'Amount',
    }),
    reason: field(refundReasonField, {
      words: ['reason', 'for', 'because'],
      valueWords: refundReasonWords,
      label: 'Reason',
    }).default('OTHER'),
    ...howToRefund,
  }),
  output: refunded,
  http: { method: 'POST', path: '/web/orders/{id}/goodwill', status: 201 },
  access: mayAct,
  effect: 'money',
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['refund_order', 'list_order_refunds', 'get_order'],
  invalidates: orderReads,
  toModel: refundedToModel,
  summary: (output) =>
    `${output.customerName} gets ${money(output.refund.amountMinor, output.currency)} back as goodwill on order #${output.orderNumber} (${output.refund.reason}). ${toldWords(output)} ${leftWords(output)}`,
});
