import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
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

export const refundShare = z.enum(['HALF', 'THIRD', 'QUARTER']);
export type RefundShare = z.output<typeof refundShare>;

export const refundPart = z.enum(['EVERYTHING', 'SHIPPING']);

export const refundOrder = declareOperation({
  name: 'refund_order',
  area: 'orders',
  title: 'Refund an order',
  description:
    'Pays money of a customer order back: an item or units of it, an amount, a percentage of what was paid, the shipping, or all that is left. ' +
    'Cancels nothing and puts nothing back in stock: to call off what has not shipped use cancel_order or cancel_line_item. ' +
    'To give something back for trouble without a refund of what was bought use give_goodwill. Emails the customer unless told not to. Cannot be undone.',
  examples: [
    'Refund order 1042',
    'Refund the broken mug on 1042',
    'Refund $12 of order 1042',
    'Give Maya her shipping back',
    'Refund everything on the last order',
    'Refund half of #1041',
    'Refund 2 of the candles on order 1042, they leaked',
    'Pay back the postage on #1042 without emailing her',
  ],
  input: z.object({
    ...refundedOrder,
    part: field(refundPart, {
      words: ['part'],
      valueWords: {
        EVERYTHING: [
          'everything',
          'all of it',
          'the whole order',
          'in full',
          'full refund',
          'fully',
          'the full amount',
          'all her money',
          'all his money',
          'all their money',
          'the rest',
          'refund order',
          'refund the order',
          'refund her order',
          'refund his order',
          'refund their order',
          'refund this order',
          'refund that order',
        ],
        SHIPPING: [
          'shipping',
          'postage',
          'the shipping',
          'shipping cost',
          'shipping costs',
          'shipping fee',
          'delivery fee',
          'delivery charge',
          'delivery cost',
          'shipping charge',
        ],
      },
      label: 'Part',
    })
      .describe(
        'All that is left, or the shipping; left out where an item, an amount or a percentage is given.',
      )
      .optional(),
    lineItemId: forForms(
      z.string().trim().min(1).max(40).optional().describe("The line's id, from get_order."),
    ),
    item: field(z.string().trim().min(1).max(200), {
      ref: 'order_line_item',
      sense: 'product_words',
      words: ['item', 'line item', 'line', 'product'],
      hasDefault: true,
      label: 'Item',
    })
      .describe('Words of its title or variant, or its SKU.')
      .optional(),
    quantity: field(z.int().min(1).max(100_000), {
      sense: 'quantity',
      words: ['units', 'pieces', 'quantity', 'of the'],
      label: 'Units',
    })
      .describe('Units of the item; all that were not refunded when left out.')
      .optional(),
    amountMinor: field(z.int().min(1).max(1_000_000_000), {
      sense: 'money_minor',
      words: ['amount', 'refund of', 'back'],
      label: 'Amount',
    })
      .describe('Of the item or the shipping where one is given, otherwise of the order.')
      .optional(),
    percent: field(z.int().min(1).max(100), {
      sense: 'percent',
      words: ['percent'],
      label: 'Percent of what was paid',
    }).optional(),
    share: field(refundShare, {
      words: ['share'],
      valueWords: {
        HALF: [
          'half',
          'half of it',
          'half the money',
          'half his money',
          'half her money',
          'half their money',
        ],
        THIRD: ['a third', 'one third', 'third of it'],
        QUARTER: ['a quarter', 'one quarter', 'quarter of it'],
      },
      label: 'Share of what was paid',
    }).optional(),
    lines: forForms(
      z
        .array(
          z.object({
            lineItemId: z.uuid(),
            quantity: z.int().min(1).max(100_000).optional(),
            amountMinor: z.int().min(1).max(1_000_000_000).optional(),
          }),
        )
        .min(1)
        .max(100)
        .optional()
        .describe('Several items at once: units or an amount of each.'),
    ),
    reason: refundReasonField.optional(),
    ...howToRefund,
  }),
  output: refunded,
  http: { method: 'POST', path: '/web/orders/{id}/refunds', status: 201 },
  access: mayAct,
  effect: 'money',
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: [
    'list_order_refunds',
    'give_goodwill',
    'cancel_line_item',
    'cancel_order',
    'get_order',
    'create_return',
  ],
  invalidates: orderReads,
  toModel: refundedToModel,
  summary: (output) =>
    `${money(output.refund.amountMinor, output.currency)} of order #${output.orderNumber} was refunded to ${output.customerName} (${output.refund.reason}). ${toldWords(output)} ${leftWords(output)}`,
});
