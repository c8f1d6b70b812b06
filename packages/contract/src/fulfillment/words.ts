import { formatMoney } from '../kernel/money.ts';
import { count } from '../kernel/words.ts';
import { declineWords } from '../payments/enums.ts';
import type { Payment } from '../payments/entities.ts';
import type { Label, LabelRow, ShippingRate } from './entities.ts';
import { shipmentStatusLabels } from '../orders/enums.ts';
import { labelStatusLabels } from './enums.ts';

/** "UPS Ground $12.40 (3 days)". */
export const rateLine = ({ serviceLabel, amountMinor, currency, deliveryDays }: ShippingRate): string =>
  `${serviceLabel} ${formatMoney(amountMinor, currency)}${deliveryDays === null ? '' : ` (${count(deliveryDays, 'day')})`}`;

/** How a label stands, or its parcel once the carrier has it: "ready to print", "delivered". */
export const standingOf = ({ status, parcelStatus }: Pick<LabelRow, 'status' | 'parcelStatus'>): string =>
  status === 'BOUGHT' && parcelStatus !== null && parcelStatus !== 'PREPARING'
    ? shipmentStatusLabels[parcelStatus]
    : labelStatusLabels[status];

/** "UPS Ground to Petra Novak, $12.40 (ready to print)". */
export const labelLine = (row: LabelRow): string =>
  `${row.serviceLabel} to ${row.toName}, ${formatMoney(row.amountMinor, row.currency)} (${standingOf(row).toLowerCase()})`;

/** What became of buying a label, in a sentence or two. */
export function boughtWords(label: Label, payment: Payment): string {
  const amount = formatMoney(label.amountMinor, label.currency);
  const what = `The ${label.serviceLabel} label to ${label.toName}`;
  switch (label.status) {
    case 'BOUGHT':
      return `Bought a ${label.serviceLabel} label to ${label.toName} for ${amount}, tracking number ${label.trackingNumber}. It’s ready to print.`;
    case 'PAID':
      return `${what} is paid for (${amount}). The carrier hasn’t made it yet. We’ll keep asking, and you only pay once.`;
    case 'FAILED':
      return `The carrier refused the label: ${label.failure ?? 'no reason was given.'} ${amount} goes back to ${payment.method}.`;
    case 'UNPAID':
      return payment.status === 'REQUIRES_ACTION'
        ? `Your bank wants you to confirm the payment of ${amount}. The label is bought once you do.`
        : `The payment of ${amount} with ${payment.method} is being processed. The label is bought once it goes through.`;
    case 'CANCELED':
      return `${payment.method} was declined ${declineWords[payment.declineReason ?? 'CARD_DECLINED']}. No label was bought.`;
    case 'VOID_REQUESTED':
    case 'VOIDED':
      return `${what} was voided.`;
  }
}
