import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { orderAfterChange, orderRefund, shortOrder } from './entities.ts';
import { money } from './words.ts';

export const howToCancel = {
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

export const canceled = orderAfterChange.extend({
  canceledItems: z.array(z.object({ lineItemId: z.uuid(), title: z.string(), quantity: z.int() })),
  /** What was paid back just now; null when nothing was. */
  refund: z
    .object({ amountMinor: amountMinor(), shippingMinor: amountMinor(), refunds: z.array(orderRefund) })
    .nullable(),
});

type Canceled = z.output<typeof canceled>;

export const canceledToModel = (output: Canceled) => ({
  ...shortOrder(output),
  change: output.change,
  canceledItems: output.canceledItems,
  refund: output.refund && {
    amountMinor: output.refund.amountMinor,
    shippingMinor: output.refund.shippingMinor,
  },
});

export const paidBack = (output: Canceled) =>
  output.refund
    ? `${money(output.refund.amountMinor, output.currency)} refunded to ${output.customerName}`
    : 'nothing was refunded';
