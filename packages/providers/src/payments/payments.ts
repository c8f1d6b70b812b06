import { OperationError } from '@brandwright/contract';

/** A card that a customer of the provider has saved. Its number is never seen here. */
export interface SavedCard {
  /** The provider's id of the payment method, `pm_…`. */
  id: string;
  brand: CardBrand;
  last4: string;
  /** 1 to 12. */
  expiresMonth: number;
  /** Four digits. */
  expiresYear: number;
  isDefault: boolean;
}

export type CardBrand = 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'DINERS' | 'JCB' | 'UNIONPAY' | 'OTHER';

/** Why a bank said no. */
export type DeclineReason =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED_CARD'
  | 'INCORRECT_CVC'
  | 'AUTHENTICATION_FAILED'
  | 'PROCESSING_ERROR';

/** COMPLETED and INSTRUMENT_DECLINED are the specification's; the others are steps on the way there. */
export type ChargeStatus = 'PENDING' | 'REQUIRES_ACTION' | 'COMPLETED' | 'INSTRUMENT_DECLINED' | 'CANCELED';

export interface ChargeRequest {
  customerId: string;
  cardId: string;
  /** Integer minor units, more than 0. */
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** What the statement and the provider's records say. */
  description: string;
  /** Our id of the payment: the charge is found again by it, and the same one never charges twice. */
  reference: string;
  /** Where the bank sends the person back to after 3-D Secure. */
  returnUrl: string;
}

export interface Charge {
  /** `pi_…`; of the test bank `demo_pi_…`. */
  id: string;
  reference: string;
  status: ChargeStatus;
  amountMinor: number;
  currency: string;
  refundedMinor: number;
  /** Of INSTRUMENT_DECLINED ones only. */
  declineReason: DeclineReason | null;
  /** The bank's page where the person confirms; of REQUIRES_ACTION ones only. */
  actionUrl: string | null;
}

/** A refund of (part of) an earlier charge. */
export interface RefundRequest {
  /** The provider's id of the charge; embedded charges start with `demo_` or `manual_`. */
  chargeId: string;
  /** Integer minor units, more than 0. */
  amountMinor: number;
  currency: string;
  /** The same key pays back once, however often it is asked. */
  idempotencyKey: string;
}

export interface Refund {
  id: string;
  amountMinor: number;
  currency: string;
  status: 'SUCCEEDED' | 'PENDING';
}

/** The specification's words for a subscription's status. */
export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete';

export interface Subscription {
  id: string;
  status: SubscriptionStatus;
  amountMinor: number;
  currency: string;
  /** ISO instants. */
  currentPeriodEnd: string;
  pausedAt: string | null;
  resumesAt: string | null;
  cancelsAtPeriodEnd: boolean;
  canceledAt: string | null;
  /** The last invoice of it that could not be paid. */
  openInvoiceId: string | null;
}

export interface SubscribeRequest {
  customerId: string;
  cardId: string;
  /** What is subscribed to, in a few words. */
  title: string;
  /** Integer minor units a month. */
  amountMinor: number;
  currency: string;
  idempotencyKey: string;
}

/** What the provider billed by itself, such as a month of a subscription. */
export interface ProviderInvoice {
  id: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  amountDueMinor: number;
  amountPaidMinor: number;
  currency: string;
  subscriptionId: string | null;
}

export interface PromotionCode {
  code: string;
  isActive: boolean;
  /** One of the two is set: whole percent, or integer minor units of `currency`. */
  percentOff: number | null;
  amountOffMinor: number | null;
  currency: string | null;
}

/** Something happened to an object of the provider's. What it is now is asked for, so the order of events does not matter. */
export interface PaymentEvent {
  /** The same event has the same id, however often it comes. */
  id: string;
  about: 'CHARGE' | 'SUBSCRIPTION' | 'INVOICE';
  objectId: string;
}

/**
 * The bank. All methods throw PaymentRefused when they can never succeed as asked, an `upstream` error when they may later
 * (asking again is safe), and `not_found` for an id that the provider does not know.
 */
export interface Payments {
  readonly kind: 'TEST_BANK' | 'STRIPE';
  /** What the card form in the browser turns numbers into tokens with; `pk_test_bank` is the test bank's. */
  readonly publishableKey: string;
  /** The same key makes one customer. Answers its id. */
  createCustomer(request: { idempotencyKey: string; name: string; email: string }): Promise<string>;
  /** `token` is a payment method that the browser made of a card, `pm_…`. */
  attachCard(request: { customerId: string; token: string }): Promise<SavedCard>;
  /** A card that is already gone is no error. */
  detachCard(cardId: string): Promise<void>;
  /** The newest first, at most 10. */
  listCards(customerId: string): Promise<SavedCard[]>;
  setDefaultCard(request: { customerId: string; cardId: string }): Promise<void>;
  /** A no of the bank is an answer (INSTRUMENT_DECLINED), no error. */
  charge(request: ChargeRequest): Promise<Charge>;
  getCharge(chargeId: string): Promise<Charge>;
  /** The charge that was made under a reference, after a crash lost the answer; undefined when none ever was. */
  findCharge(request: { customerId: string; reference: string; since: Date }): Promise<Charge | undefined>;
  /** Gives up a charge that waits for its person. */
  cancelCharge(chargeId: string): Promise<Charge>;
  refund(request: RefundRequest): Promise<Refund>;
  subscribe(request: SubscribeRequest): Promise<Subscription>;
  getSubscription(subscriptionId: string): Promise<Subscription>;
  /** Nothing is billed until `resumesAt`; null: until it is resumed. */
  pauseSubscription(subscriptionId: string, resumesAt: Date | null): Promise<Subscription>;
  resumeSubscription(subscriptionId: string): Promise<Subscription>;
  cancelSubscription(subscriptionId: string, when: 'PERIOD_END' | 'NOW'): Promise<Subscription>;
  getInvoice(invoiceId: string): Promise<ProviderInvoice>;
  /** Charges an open invoice again, with the customer's default card. */
  retryInvoice(invoiceId: string): Promise<ProviderInvoice>;
  findPromotionCode(code: string): Promise<PromotionCode | undefined>;
  /** Throws `forbidden` for what the provider did not sign, or signed too long ago. Undefined for events of no interest. */
  readWebhook(request: { body: string; signature: string; now: Date }): PaymentEvent | undefined;
}

/** The provider said no; nothing was paid. Asking the same again would not help. */
export class PaymentRefused extends OperationError {
  constructor(message: string) {
    super('bad_input', message);
  }
}

export const isEmbeddedCharge = (chargeId: string): boolean => /^(demo_|manual_)/.test(chargeId);

/** Throws PaymentRefused for an amount that is no positive whole number of minor units. */
export function checkAmount(amountMinor: number, what: string): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    throw new PaymentRefused(`A ${what} needs an amount above zero.`);
  }
}
