import { z } from 'zod';
import { amountMinor, field, forForms } from '../kernel/fields.ts';
import { orderAfterChange, orderRefund, shortOrder } from './entities.ts';
import {
  mailStatus,
  refundKindLabels,
  refundReason,
  refundReasonLabels,
  refundReasonWords,
} from './enums.ts';
import { mailWords } from './mail-words.ts';
import { orderRef } from './order-ref.ts';
import { money } from './words.ts';

/** Whose money goes back: an order, or a shopper, whose only order with something left to refund is meant. */
export const refundedOrder = {
  ...orderRef,
  customer: field(z.string().trim().min(1).max(200), {
    ref: 'customer',
    words: ['customer', 'shopper', 'to', 'her', 'him'],
    hasDefault: true,
    // The label of the order's number: either says which one.
    label: 'Order',
  })
    .describe('In place of the order: a customer’s id, email or name. Of several orders it asks which one.')
    .optional(),
};

export const refundReasonField = field(refundReason, {
  words: ['reason'],
  valueWords: refundReasonWords,
  label: 'Reason',
});

/** How a refund is told and what it is checked against. */
export const howToRefund = {
  note: field(z.string().trim().min(1).max(500), {
    sense: 'free_text',
    words: ['because', 'note', 'as', 'since'],
    label: 'Details',
  })
    .describe('The reason in words of the team; only the team sees it.')
    .optional(),
  notify: field(z.boolean(), {
    words: ['email'],
    valueWords: mailWords,
    label: 'Email the customer',
  }).default(true),
  message: field(z.string().trim().min(1).max(5000), {
    sense: 'free_text',
    outgoing: 'words',
    words: ['saying', 'message', 'tell her that', 'tell him that', 'with the words'],
    label: 'Email',
  })
    .describe('The whole text of the email to the customer; a plain one is written when left out.')
    .optional(),
  currencyCode: forForms(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'Use a three-letter currency code such as USD.')
      .optional()
      .describe('The currency that is meant. Another than that of the order is refused.'),
  ),
  shown: forForms(
    z
      .object({
        amountMinor: z.int().min(0).describe('The refund.'),
        refundedMinor: z.int().min(0).describe('What had been refunded of the order.'),
      })
      .optional()
      .describe('What was shown before. Where it is no longer so, nothing is done. Filled by the server.'),
  ),
};

/** Mail that tells a shopper of a refund. */
export const refundMail = z.object({ id: z.uuid(), email: z.string(), status: mailStatus });

export const refunded = orderAfterChange.extend({
  refund: z.object({
    kind: orderRefund.shape.kind,
    amountMinor: amountMinor(),
    shippingMinor: amountMinor(),
    reason: z.string(),
    /** What can still be refunded of the order. */
    leftMinor: amountMinor(),
    /** One for each payment that paid back. */
    refunds: z.array(orderRefund),
    /** Null where nobody is told: by wish, or for want of an address. */
    mail: refundMail.nullable(),
  }),
});
type Refunded = z.output<typeof refunded>;

export const refundedToModel = (output: Refunded) => ({
  ...shortOrder(output),
  change: output.change,
  refund: {
    kind: output.refund.kind,
    amountMinor: output.refund.amountMinor,
    reason: output.refund.reason,
    leftMinor: output.refund.leftMinor,
    mailedTo: output.refund.mail?.email ?? null,
  },
});

/** "An email to maya@example.com is on its way." */
export const toldWords = ({ refund, email }: Refunded) =>
  refund.mail
    ? `An email to ${refund.mail.email} is on its way.`
    : email
      ? 'Nobody was emailed.'
      : 'The order has no email address, so nobody was emailed.';

/** What is left after it, as a sentence. */
export const leftWords = ({ refund, orderNumber, currency }: Refunded) =>
  refund.leftMinor === 0
    ? `Nothing of order #${orderNumber} is left to refund.`
    : `${money(refund.leftMinor, currency)} can still be refunded.`;

/** "Arrived damaged: the handle broke off", as the refund keeps it. */
export function refundReasonText(
  kind: keyof typeof refundKindLabels,
  reason: z.output<typeof refundReason> | undefined,
  note: string | undefined,
): string {
  const label = reason && (reason === 'OTHER' && note ? null : refundReasonLabels[reason]);
  return [label, note].filter(Boolean).join(': ') || refundKindLabels[kind];
}
