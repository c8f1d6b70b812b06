import { z } from 'zod';
import { dayWords } from '../../kernel/words.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayRead } from '../order-ref.ts';
import { listWords, money } from '../words.ts';
import { creditField, shortCredit } from './credit-ref.ts';
import { storeCreditDetail, type StoreCreditDetail } from './entities.ts';

/** "CREDIT-7KQ2M4XR is Maya Chen's: $12.00 of $42.00 left. Used: $30.00 on order #8003." */
export function creditWords(credit: StoreCreditDetail): string {
  const inWords = (minor: number) => money(minor, credit.currency);
  const state = {
    OPEN: `${inWords(credit.leftMinor)} of ${inWords(credit.amountMinor)} left`,
    USED: `all ${inWords(credit.amountMinor)} used`,
    EXPIRED: `expired with ${inWords(credit.leftMinor)} of ${inWords(credit.amountMinor)} left`,
    CANCELED: 'canceled',
  }[credit.status];
  const from =
    credit.returnHandle === null
      ? credit.reason === null
        ? ''
        : ` It was given for: ${credit.reason}.`
      : ` It was given for return ${credit.returnHandle}.`;
  const until =
    credit.expiresOn === null || credit.status !== 'OPEN'
      ? ''
      : ` It’s good until ${dayWords(credit.expiresOn)}.`;
  const used = credit.movements
    .filter(({ kind, orderNumber }) => kind === 'USED' && orderNumber !== null)
    .map(({ amountMinor, orderNumber }) => `${inWords(-amountMinor)} on order #${orderNumber}`);
  const uses = used.length === 0 ? '' : ` Used: ${listWords(used, 4)}.`;
  return `${credit.code} belongs to ${credit.customerName}: ${state}.${from}${until}${uses}`;
}

export const getStoreCredit = declareOperation({
  name: 'get_store_credit',
  area: 'orders',
  title: 'Store credit',
  description:
    'Shows one store credit: whose it is, what gave it, how much is left, until when, and the orders it was used on. By code, or the customer whose only open credit it is.',
  examples: [
    'Show CREDIT-7KQ2M4XR',
    'How much is left on CREDIT-7KQ2M4XR?',
    'Open Maya’s store credit',
    'What was credit CREDIT-7KQ2M4XR used for?',
  ],
  input: z.object({ credit: creditField() }),
  output: storeCreditDetail,
  http: { method: 'GET', path: '/web/store-credits/{credit}' },
  access: mayRead,
  effect: 'read',
  card: 'store_credit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_store_credits', 'redeem_store_credit', 'cancel_store_credit'],
  toModel: (credit) => ({
    ...shortCredit(credit),
    returnHandle: credit.returnHandle,
    reason: credit.reason,
    movements: credit.movements.slice(0, 10),
    allowed: credit.allowed,
  }),
  summary: creditWords,
});
