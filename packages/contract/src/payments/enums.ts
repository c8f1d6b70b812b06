import { z } from 'zod';

/**
 * How a payment stands. COMPLETED and INSTRUMENT_DECLINED are the specification's results (overview §3); the others are the
 * steps on the way there and the ways out of it.
 */
export const paymentStatuses = [
  'STARTED',
  'PENDING',
  'REQUIRES_ACTION',
  'COMPLETED',
  'INSTRUMENT_DECLINED',
  'CANCELED',
  'REFUSED',
] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.output<typeof paymentStatus>;

export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  STARTED: 'Started',
  PENDING: 'Processing',
  REQUIRES_ACTION: 'Waiting for your bank’s confirmation',
  COMPLETED: 'Paid',
  INSTRUMENT_DECLINED: 'Declined',
  CANCELED: 'Canceled',
  REFUSED: 'Refused',
};

/** What may follow what. A payment that is through, declined or given up stays so; trying again is a new one. */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  STARTED: ['PENDING', 'REQUIRES_ACTION', 'COMPLETED', 'INSTRUMENT_DECLINED', 'CANCELED', 'REFUSED'],
  PENDING: ['REQUIRES_ACTION', 'COMPLETED', 'INSTRUMENT_DECLINED', 'CANCELED'],
  REQUIRES_ACTION: ['PENDING', 'COMPLETED', 'INSTRUMENT_DECLINED', 'CANCELED'],
  COMPLETED: [],
  INSTRUMENT_DECLINED: [],
  CANCELED: [],
  REFUSED: [],
};

export const declineReason = z.enum([
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'AUTHENTICATION_FAILED',
  'PROCESSING_ERROR',
]);
export type DeclineReason = z.output<typeof declineReason>;

/** Why the bank said no, and what may help: the end of a sentence that begins "… was declined". */
export const declineWords: Readonly<Record<DeclineReason, string>> = {
  CARD_DECLINED: 'by its bank. Use another card, or ask the bank why',
  INSUFFICIENT_FUNDS: 'because there isn’t enough money on it. Use another card',
  EXPIRED_CARD: 'because it has expired. Use another card',
  INCORRECT_CVC: 'because its security code was wrong. Add it again',
  AUTHENTICATION_FAILED: 'because the payment wasn’t confirmed with the bank. Try again',
  PROCESSING_ERROR: 'by a fault at the bank. Try again in a moment',
};

export const cardBrand = z.enum([
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'DINERS',
  'JCB',
  'UNIONPAY',
  'OTHER',
]);
export type CardBrand = z.output<typeof cardBrand>;

export const cardBrandLabels: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
  OTHER: 'Card',
};

/** The accounts of a store's books. Each transfer debits one of them and credits another. */
export const ledgerAccounts = [
  'CARDS',
  'WALLET',
  'SUPPLIERS',
  'SHIPPING',
  'FEES',
  'CREDITS',
  'SALES',
  'PAYOUTS',
  'BANK',
  'PLAN',
] as const;
export const ledgerAccount = z.enum(ledgerAccounts);
export type LedgerAccount = z.output<typeof ledgerAccount>;

export const ledgerAccountLabels: Readonly<Record<LedgerAccount, string>> = {
  CARDS: 'Cards',
  WALLET: 'Wallet',
  SUPPLIERS: 'Suppliers',
  SHIPPING: 'Shipping',
  FEES: 'Fees',
  CREDITS: 'Promotions and credits',
  SALES: 'Shop sales',
  PAYOUTS: 'Shop payouts',
  BANK: 'Bank account',
  PLAN: 'Brandwright plan',
};

export const ledgerEntryKind = z.enum(['PAYMENT', 'REFUND', 'FEE', 'CREDIT', 'SALE', 'PAYOUT']);
export type LedgerEntryKind = z.output<typeof ledgerEntryKind>;

export const ledgerEntryKindLabels: Readonly<Record<LedgerEntryKind, string>> = {
  PAYMENT: 'Payment',
  REFUND: 'Refund',
  FEE: 'Fee',
  CREDIT: 'Credit',
  SALE: 'Sales',
  PAYOUT: 'Payout',
};

/** How a payout of the shop’s balance to the bank stands. */
export const payoutStatuses = ['PENDING', 'IN_TRANSIT', 'ARRIVED', 'FAILED', 'CANCELED'] as const;
export const payoutStatus = z.enum(payoutStatuses);
export type PayoutStatus = z.output<typeof payoutStatus>;

export const payoutStatusLabels: Readonly<Record<PayoutStatus, string>> = {
  PENDING: 'Being prepared',
  IN_TRANSIT: 'On its way',
  ARRIVED: 'Arrived',
  FAILED: 'Came back',
  CANCELED: 'Canceled',
};

/** What may follow what. The amount leaves the balance when a payout begins, and comes back to it where it fails or is canceled. */
export const payoutTransitions: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  PENDING: ['IN_TRANSIT', 'CANCELED'],
  IN_TRANSIT: ['ARRIVED', 'FAILED'],
  ARRIVED: [],
  FAILED: [],
  CANCELED: [],
};
