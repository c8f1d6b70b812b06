import { formatMoney } from '../kernel/money.ts';
import { dayWords } from '../kernel/words.ts';
import type { Payout } from './entities.ts';

/** How a payout stands, in a sentence. */
export function payoutWords({
  status,
  amountMinor,
  currency,
  bankName,
  arrivesOn,
  failureReason,
}: Payout): string {
  const what = `${formatMoney(amountMinor, currency)} to ${bankName}`;
  switch (status) {
    case 'PENDING':
      return `The payout of ${what} is being prepared. It should arrive by ${dayWords(arrivesOn)}.`;
    case 'IN_TRANSIT':
      return `The payout of ${what} is on its way. It should arrive by ${dayWords(arrivesOn)}.`;
    case 'ARRIVED':
      return `The payout of ${what} arrived on ${dayWords(arrivesOn)}.`;
    case 'FAILED':
      return `The payout of ${what} came back${failureReason === null ? '' : `: ${failureReason}`}. The amount is in your balance again. Check the account under Payments.`;
    case 'CANCELED':
      return `The payout of ${what} was canceled. The amount is in your balance again.`;
  }
}
