/** A card number that every developer of card payments knows. It reaches no bank. */
export interface TestCard {
  number: string;
  /** The payment method that stands for it: all that leaves the browser. */
  token: string;
  brand: 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'DINERS' | 'JCB' | 'UNIONPAY';
  last4: string;
  /** What paying with it does. */
  what: string;
}

/** Source: docs.stripe.com/testing. The test bank takes the same numbers and does the same with them. */
export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    token: 'pm_card_visa',
    brand: 'VISA',
    last4: '4242',
    what: 'Pays',
  },
  {
    number: '4000056655665556',
    token: 'pm_card_visa_debit',
    brand: 'VISA',
    last4: '5556',
    what: 'Pays (debit)',
  },
  {
    number: '5555555555554444',
    token: 'pm_card_mastercard',
    brand: 'MASTERCARD',
    last4: '4444',
    what: 'Pays',
  },
  {
    number: '5200828282828210',
    token: 'pm_card_mastercard_debit',
    brand: 'MASTERCARD',
    last4: '8210',
    what: 'Pays (debit)',
  },
  {
    number: '378282246310005',
    token: 'pm_card_amex',
    brand: 'AMEX',
    last4: '0005',
    what: 'Pays',
  },
  {
    number: '6011111111111117',
    token: 'pm_card_discover',
    brand: 'DISCOVER',
    last4: '1117',
    what: 'Pays',
  },
  {
    number: '3056930009020004',
    token: 'pm_card_diners',
    brand: 'DINERS',
    last4: '0004',
    what: 'Pays',
  },
  {
    number: '3566002020360505',
    token: 'pm_card_jcb',
    brand: 'JCB',
    last4: '0505',
    what: 'Pays',
  },
  {
    number: '6200000000000005',
    token: 'pm_card_unionpay',
    brand: 'UNIONPAY',
    last4: '0005',
    what: 'Pays',
  },
  {
    number: '4000000000000341',
    token: 'pm_card_chargeCustomerFail',
    brand: 'VISA',
    last4: '0341',
    what: 'Can be saved, and is declined when charged',
  },
  {
    number: '4000000000000002',
    token: 'pm_card_chargeDeclined',
    brand: 'VISA',
    last4: '0002',
    what: 'Declined',
  },
  {
    number: '4000000000009995',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    brand: 'VISA',
    last4: '9995',
    what: 'Declined: not enough money',
  },
  {
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'VISA',
    last4: '0069',
    what: 'Declined: expired',
  },
  {
    number: '4000000000000127',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    brand: 'VISA',
    last4: '0127',
    what: 'Declined: wrong security code',
  },
  {
    number: '4000000000000119',
    token: 'pm_card_chargeDeclinedProcessingError',
    brand: 'VISA',
    last4: '0119',
    what: 'Declined: the bank could not process it',
  },
  {
    number: '4000002760003184',
    token: 'pm_card_authenticationRequired',
    brand: 'VISA',
    last4: '3184',
    what: 'Asks you to confirm (3-D Secure)',
  },
  {
    number: '4000000000003220',
    token: 'pm_card_threeDSecure2Required',
    brand: 'VISA',
    last4: '3220',
    what: 'Asks you to confirm (3-D Secure 2)',
  },
  {
    number: '4000008260003178',
    token: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    brand: 'VISA',
    last4: '3178',
    what: 'Asks you to confirm, then declined: not enough money',
  },
];
