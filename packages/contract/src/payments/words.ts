import { formatMoney } from '../kernel/money.ts';
import type { Payment, PaymentCard } from './entities.ts';
import { declineWords } from './enums.ts';

/** "Visa ending in 4242, 8/2029 (default)". */
export const cardLine = ({ name, expiresMonth, expiresYear, hasExpired, isDefault }: PaymentCard): string =>
  `${name}, ${hasExpired ? 'expired' : 'expires'} ${expiresMonth}/${expiresYear}${isDefault ? ' (default)' : ''}`;

/** What became of a payment, in a sentence or two. `what` is what is paid: "INV-2048 of Olaria do Vale". */
export function paymentWords(
  { status, amountMinor, creditMinor, currency, method, declineReason, walletOrderId }: Payment,
  what: string,
): string {
  const amount = formatMoney(amountMinor, currency);
  switch (status) {
    case 'COMPLETED':
      if (creditMinor === 0) return `Paid ${amount} for ${what} with ${method}.`;
      return amountMinor === 0
        ? `Paid ${formatMoney(creditMinor, currency)} for ${what} with account credit. No card was charged.`
        : `Paid ${amount} for ${what} with ${method}, and ${formatMoney(creditMinor, currency)} with account credit.`;
    case 'INSTRUMENT_DECLINED':
      if (walletOrderId !== null)
        return `${method} declined the payment. Choose another way to pay there, or use a card. ${amount} for ${what} is still unpaid.`;
      return `${method} was declined ${declineWords[declineReason ?? 'CARD_DECLINED']}. ${amount} for ${what} is still unpaid.`;
    case 'REQUIRES_ACTION':
      if (walletOrderId !== null)
        return `Approve the payment of ${amount} for ${what} at ${method}. Nothing is paid until you do.`;
      return `Your bank wants you to confirm the payment of ${amount} for ${what}. Nothing is paid until you do.`;
    case 'STARTED':
    case 'PENDING':
      return `The payment of ${amount} for ${what} with ${method} is being processed.`;
    case 'CANCELED':
    case 'REFUSED':
      return `The payment of ${amount} for ${what} came to nothing. Nothing was charged.`;
  }
}
