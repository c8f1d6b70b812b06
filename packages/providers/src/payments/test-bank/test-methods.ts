import { testCards, type TestCard } from '@brandwright/contract/payments/test-cards.ts';
import type { DeclineReason } from '../payments.ts';

/** What a test card does when it is charged. */
export interface TestMethod extends Pick<TestCard, 'token' | 'brand' | 'last4'> {
  /** Null: the charge is approved. */
  declineReason: DeclineReason | null;
  /** Whether the person must confirm on the bank's page first. */
  needsConfirmation: boolean;
}

const declines: Readonly<Record<string, DeclineReason>> = {
  pm_card_chargeCustomerFail: 'CARD_DECLINED',
  pm_card_chargeDeclined: 'CARD_DECLINED',
  pm_card_chargeDeclinedInsufficientFunds: 'INSUFFICIENT_FUNDS',
  pm_card_chargeDeclinedExpiredCard: 'EXPIRED_CARD',
  pm_card_chargeDeclinedIncorrectCvc: 'INCORRECT_CVC',
  pm_card_chargeDeclinedProcessingError: 'PROCESSING_ERROR',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: 'INSUFFICIENT_FUNDS',
};

const confirmed = new Set([
  'pm_card_authenticationRequired',
  'pm_card_threeDSecure2Required',
  'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
]);

/**
 * The test card behind a token. Stripe refuses to attach those that are declined, `pm_card_chargeCustomerFail` aside;
 * here every one can be attached and is declined when it is charged, so that each way to fail can be tried by hand.
 */
export function findTestMethod(token: string): TestMethod | undefined {
  // Stripe's documents name some both ways.
  const known = token.replace('pm_card_visa_charge', 'pm_card_charge');
  const card = testCards.find((one) => one.token === known);
  return (
    card && {
      token: card.token,
      brand: card.brand,
      last4: card.last4,
      declineReason: declines[card.token] ?? null,
      needsConfirmation: confirmed.has(card.token),
    }
  );
}
