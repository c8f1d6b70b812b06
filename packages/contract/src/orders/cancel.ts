import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderAfterChange, orderRefund, shortOrder } from './entities.ts';
import { mayAct, orderReads, orderRef } from './order-ref.ts';
import { count, listWords, money } from './words.ts';

const howToCancel = {
  refund: field(z.boolean(), {
    words: ['refund'],
    valueWords: {
      true: [
        'refund',
        'refund her',
        'refund him',
        'refund them',
        'with a refund',
        'pay back',
        'money back',
        'give her money back',
      ],
      false: ['without a refund', 'no refund', 'do not refund', "don't refund", 'keep the money'],
    },
    label: 'Refund',
  }).default(true),
  restock: field(z.boolean(), {
    words: ['restock'],
    valueWords: {
      true: ['restock', 'back in stock', 'back to stock'],
      false: ['do not restock', "don't restock", 'without restocking', 'no restock'],
    },
    label: 'Restock',
  }).default(true),
  reason: field(z.string().trim().min(1).max(500), {
    sense: 'free_text',
    words: ['because', 'reason', 'since', 'as'],
    label: 'Reason',
  }).optional(),
  expectedRefundMinor: z
    .int()
    .min(0)
    .optional()
    .describe(
      'The refund that was shown before. Another amount by now is refused with conflict. Filled by the server.',
    ),
};

const canceled = orderAfterChange.extend({
  canceledItems: z.array(z.object({ lineItemId: z.uuid(), title: z.string(), quantity: z.int() })),
  /** What was paid back just now; null when nothing was. */
  refund: z
    .object({ amountMinor: amountMinor(), shippingMinor: amountMinor(), refunds: z.array(orderRefund) })
    .nullable(),
});
type Canceled = z.output<typeof canceled>;

const canceledToModel = (output: Canceled) => ({
  ...shortOrder(output),
  change: output.change,
  canceledItems: output.canceledItems,
  refund: output.refund && {
    amountMinor: output.refund.amountMinor,
    shippingMinor: output.refund.shippingMinor,
  },
});

const paidBack = (output: Canceled) =>
  output.refund
    ? `${money(output.refund.amountMinor, output.currency)} refunded to ${output.customerName}`
    : 'nothing was refunded';

export const cancelOrder = declareOperation({
  name: 'cancel_order',
  area: 'orders',
  title: 'Cancel an order',
  description:
    'Cancels everything of an order that has not shipped, and refunds it (shipping too when nothing has shipped). Cannot be undone. ' +
    'For a single item of an order use cancel_line_item; to pause an order use change_order_status with ON_HOLD.',
  examples: [
    'Cancel order 1042',
    'Cancel it, she changed her mind',
    'Cancel #1042 and refund her',
    'Cancel order 1042 without a refund',
  ],
  input: z.object({ ...orderRef, ...howToCancel }),
  output: canceled,
  http: { method: 'PUT', path: '/web/orders/{id}/cancel' },
  access: mayAct,
  effect: 'money',
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_order', 'cancel_line_item', 'change_order_status'],
  invalidates: orderReads,
  toModel: canceledToModel,
  summary: (output) =>
    `Order #${output.orderNumber} is ${output.cancelStatus === 'CANCELED' ? 'canceled' : 'canceled as far as it had not shipped'}: ` +
    `${listWords(
      output.canceledItems.map((item) => `${item.quantity} × ${item.title}`),
      4,
    )}; ${paidBack(output)}.`,
});

export const cancelLineItem = declareOperation({
  name: 'cancel_line_item',
  area: 'orders',
  title: 'Cancel a line item',
  description:
    'Cancels one item of an order, or some units of it, and refunds its price less its share of discounts plus its tax. ' +
    'Name the item by its words ("ceramic mug"), its SKU or its line id. For the whole order use cancel_order. Cannot be undone.',
  examples: [
    'Cancel the ceramic mug on order 1042 and refund her',
    'Take one candle off order 1042',
    'Remove the linen tote from #1042',
    'Cancel 2 of the mugs in order 1042 without a refund',
  ],
  input: z.object({
    ...orderRef,
    lineItemId: z.string().trim().min(1).max(40).optional().describe("The line's id, from get_order."),
    item: field(z.string().trim().min(1).max(200), {
      ref: 'order_line_item',
      sense: 'product_words',
      words: ['item', 'line item', 'line', 'product'],
      question: 'Which item of the order?',
      label: 'Item',
    })
      .describe('Words of its title or variant, or its SKU.')
      .optional(),
    quantity: field(z.int().min(1).max(100_000), {
      sense: 'quantity',
      words: ['units', 'pieces', 'quantity', 'of the'],
      label: 'Units',
    })
      .describe('Units to cancel; all that have not shipped when left out.')
      .optional(),
    ...howToCancel,
  }),
  output: canceled,
  http: { method: 'PUT', path: '/web/orders/{id}/line-items/{lineItemId}/cancel' },
  access: mayAct,
  effect: 'money',
  card: 'order',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_order', 'cancel_order'],
  invalidates: orderReads,
  toModel: canceledToModel,
  summary: (output) => {
    const what = listWords(output.canceledItems.map((item) => `${item.quantity} × ${item.title}`));
    const units = output.canceledItems.reduce((sum, item) => sum + item.quantity, 0);
    const rest = output.cancelStatus === 'CANCELED' ? ' That was the last of it: the order is canceled.' : '';
    return `Canceled ${what || count(units, 'unit')} on order #${output.orderNumber}; ${paidBack(output)}.${rest}`;
  },
});
