import type { Charge } from '../payments.ts';

export interface WalletOrderRequest {
  /** Integer minor units, more than 0. */
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** What the wallet's page and its records say. */
  description: string;
  /** Our id of the payment; the same one makes one order. */
  reference: string;
  /** Where the wallet sends the person back to; it adds `token`, the id of the order. */
  returnUrl: string;
  cancelUrl: string;
}

/**
 * A payment that a person agrees to at the wallet. REQUIRES_ACTION until it is captured: `actionUrl` is the wallet's page, and
 * `isApproved` says whether they agreed there. No money moves before it is captured.
 */
export interface WalletOrder extends Charge {
  isApproved: boolean;
}

/** What a wallet's webhook told: that something happened to an order. How it stands, the wallet is asked. */
export interface WalletEvent {
  id: string;
  orderId: string;
}

/** A webhook as it came. `header` answers '' for one that isn't there. */
export interface WalletWebhook {
  body: string;
  header(name: string): string;
}

/**
 * A wallet: an account elsewhere, at whose own page a person agrees to each payment. All methods throw PaymentRefused when they can
 * never succeed as asked, an `upstream` error when they may later (asking again is safe), and `not_found` for an order that the
 * wallet does not know (any more).
 */
export interface Wallet {
  readonly kind: 'TEST_WALLET' | 'PAYPAL';
  /** "PayPal". */
  readonly name: string;
  createOrder(request: WalletOrderRequest): Promise<WalletOrder>;
  getOrder(orderId: string): Promise<WalletOrder>;
  /**
   * Takes the money of an order that was agreed to, once however often it is asked. A no of the wallet is an answer
   * (INSTRUMENT_DECLINED), and so is an order that nobody agreed to: it comes back as it is.
   */
  captureOrder(request: { orderId: string; reference: string }): Promise<WalletOrder>;
  /** What a webhook is about; undefined for kinds of no interest. Throws `forbidden` for what the wallet did not sign. */
  readWebhook(webhook: WalletWebhook): Promise<WalletEvent | undefined>;
}

/** Whether an order is one of the test wallet's, also after another was set up. */
export const isTestWalletOrder = (orderId: string): boolean => orderId.startsWith('demo_wo_');
