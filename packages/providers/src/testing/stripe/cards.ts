import { testCards } from '@brandwright/contract/payments/test-cards.ts';

/** How Stripe tells that a card is declined. */
export interface TestOutcome {
  code: string;
  decline_code: string;
  message: string;
}

const generic: TestOutcome = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const funds: TestOutcome = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Source: docs.stripe.com/testing, with the messages of docs.stripe.com/error-codes. */
const outcomes: Readonly<Record<string, TestOutcome>> = {
  pm_card_chargeCustomerFail: generic,
  pm_card_chargeDeclined: generic,
  pm_card_chargeDeclinedInsufficientFunds: funds,
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: funds,
  pm_card_chargeDeclinedExpiredCard: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
  },
  pm_card_chargeDeclinedIncorrectCvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  pm_card_chargeDeclinedProcessingError: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

const asking = [
  'pm_card_authenticationRequired',
  'pm_card_threeDSecure2Required',
  'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
];

export interface TestCardOfStripe {
  brand: string;
  last4: string;
  outcome: TestOutcome | null;
  asks: boolean;
  /** "Can't be attached to a Customer object", says the documentation of most cards that are declined. */
  attaches: boolean;
}

export function testCardOf(token: string): TestCardOfStripe | undefined {
  const known = token.replace('pm_card_visa_charge', 'pm_card_charge');
  const card = testCards.find((one) => one.token === known);
  if (!card) return undefined;
  const asks = asking.includes(known);
  const outcome = outcomes[known] ?? null;
  return {
    brand: card.brand.toLowerCase(),
    last4: card.last4,
    outcome,
    asks,
    attaches: outcome === null || asks || known === 'pm_card_chargeCustomerFail',
  };
}
