import { OperationError } from '@brandwright/contract';
import type { CreditStatus } from '@brandwright/contract/orders/credits/entities.ts';
import { dayWords, money } from '@brandwright/contract/orders/words.ts';
import { dayMs, dayOf } from '../../kernel/data/days.ts';
import type { CreditRecord } from './tables.ts';

type Standing = Pick<CreditRecord, 'leftMinor' | 'expiresOn' | 'canceledAt'>;

/** Where a credit stands on a day. Its last day counts in full, in UTC. */
export function creditStatusOf({ leftMinor, expiresOn, canceledAt }: Standing, now: Date): CreditStatus {
  if (canceledAt !== null) return 'CANCELED';
  if (leftMinor === 0) return 'USED';
  return expiresOn !== null && expiresOn < dayOf(now) ? 'EXPIRED' : 'OPEN';
}

/** Days for which a credit is good again that had expired when it was given back. */
const daysAfterReturn = 30;

/** Until when a credit is good that gets something back now. */
export function expiryAfterReturn(expiresOn: string | null, now: Date): string | null {
  if (expiresOn === null) return null;
  const least = dayOf(new Date(now.getTime() + daysAfterReturn * dayMs));
  return expiresOn >= dayOf(now) ? expiresOn : least;
}

/** Refuses a credit that can't be used now. Errors: conflict, bad_transition. */
export function requireUsable(credit: CreditRecord, now: Date): void {
  const { code, customerName } = credit;
  const status = creditStatusOf(credit, now);
  if (status === 'CANCELED')
    throw new OperationError('bad_transition', `${code} was canceled, so it can’t be used.`);
  if (status === 'USED')
    throw new OperationError(
      'conflict',
      `${code} is used up. Nothing was taken again. See what else ${customerName} has.`,
    );
  if (status === 'EXPIRED' && credit.expiresOn !== null)
    throw new OperationError(
      'bad_transition',
      `${code} expired on ${dayWords(credit.expiresOn)} with ${money(credit.leftMinor, credit.currency)} left. Give new store credit if it should still count.`,
    );
}
