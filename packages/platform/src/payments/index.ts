import type { PlatformArea } from '../kernel/area.ts';
import { bankAccountFinder } from './bank-account-finder.ts';
import { paymentsDemo } from './demo.ts';
import { paymentsOperations } from './operations.ts';
import { paymentFinder } from './payment-finder.ts';
import { payoutFinder } from './payout-finder.ts';
import { cardFinder } from './records.ts';

export const paymentsArea: PlatformArea = {
  implementations: paymentsOperations,
  records: [cardFinder, bankAccountFinder, paymentFinder, payoutFinder],
  demo: paymentsDemo,
};
