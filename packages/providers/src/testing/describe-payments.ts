import { describe } from 'vitest';
import type { Bank } from './describe-payments/bank.ts';
import { describeCards } from './describe-payments/cards.ts';
import { describeCharges } from './describe-payments/charges.ts';
import { describeRefunds } from './describe-payments/refunds.ts';
import { describeSubscriptions } from './describe-payments/subscriptions.ts';
import { describePromotionCodes } from './describe-payments/promotion-codes.ts';
import { describeWebhooks } from './describe-payments/webhooks.ts';

/** What every bank must do. */
export function describePayments(name: string, make: () => Promise<Bank>): void {
  describe(name, () => {
    describeCards(make);
    describeCharges(make);
    describeRefunds(make);
    describeSubscriptions(make);
    describePromotionCodes(make);
    describeWebhooks(make);
  });
}
