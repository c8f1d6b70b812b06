import { z } from 'zod';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderReads } from '../orders/order-ref.ts';
import { mayPay } from '../payments/access.ts';
import { label, labelReads } from './entities.ts';
import { labelField } from './fields.ts';

export const voidLabel = declareOperation({
  name: 'void_label',
  area: 'fulfillment',
  title: 'Void a label',
  description:
    'Gives a label back to the carrier and its price back to the card. A label that has been scanned can’t be voided. The order it was bought for reopens.',
  examples: [
    'Void that label',
    'cancel the label of order 1042 and get the money back',
    'I don’t need the last label, refund it',
    'void the label with tracking number 1Z999AA10123456784',
  ],
  input: z.object({ labelId: labelField() }),
  output: z.object({
    label,
    /** Whether the order it was for is open again; null for a label without one. */
    reopened: z.boolean().nullable(),
  }),
  http: { method: 'PUT', path: '/web/standalone-labels/{labelId}/void' },
  access: mayPay,
  effect: 'money',
  card: 'shipping_label',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['list_labels', 'get_label'],
  invalidates: [...labelReads, ...orderReads],
  summary: ({ label: voided, reopened }) => {
    const amount = formatMoney(voided.amountMinor, voided.currency);
    const back =
      voided.status === 'VOIDED'
        ? `${amount} goes back to ${voided.paidWith ?? 'your card'}.`
        : `We’ve asked the carrier; ${amount} comes back once they approve.`;
    const order =
      reopened === true
        ? ` Order #${voided.orderNumber} is open again.`
        : reopened === false
          ? ` Order #${voided.orderNumber} stays as it is.`
          : '';
    return `Voided the ${voided.serviceLabel} label to ${voided.toName}. ${back}${order}`;
  },
});
