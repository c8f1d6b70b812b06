import { OperationError } from '@brandwright/contract';
import type { Billing, BillingClock } from './billing.ts';

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
  /** Subscriptions and what is billed for them. The embedded bank's months pass by `clock`; others go by their own. */
  billing(clock?: BillingClock): Billing;
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
