import { z } from 'zod';

/** Where a return stands (brand-kit document §4): CREATED → SHIPPING → RECEIVED; CANCELED ends it before that. */
export const returnStatus = z.enum(['CREATED', 'SHIPPING', 'RECEIVED', 'CANCELED']);
export type ReturnStatus = z.output<typeof returnStatus>;

/** RECEIVED is shown as Complete (brand-kit document §4). */
export const returnStatusLabels: Readonly<Record<ReturnStatus, string>> = {
  CREATED: 'Created',
  SHIPPING: 'Shipping',
  RECEIVED: 'Complete',
  CANCELED: 'Canceled',
};

export const returnStatusTooltips: Readonly<Record<ReturnStatus, string>> = {
  CREATED: 'The customer created the return.',
  SHIPPING: 'The customer is sending it, and it hasn’t been received yet.',
  RECEIVED: 'The package was received, and the refund was issued or the return was processed.',
  CANCELED: 'The return was canceled. The customer isn’t refunded.',
};

/** Colors of the design system, fixed for each status. */
export const returnStatusColors = {
  CREATED: 'info',
  SHIPPING: 'warn',
  RECEIVED: 'good',
  CANCELED: 'bad',
} as const satisfies Readonly<Record<ReturnStatus, string>>;

/** How a return is settled (brand-kit document §3). */
export const refundMethod = z.enum(['AUTOMATIC', 'MANUAL', 'STORE_CREDIT']);
export type RefundMethod = z.output<typeof refundMethod>;

export const refundMethodLabels: Readonly<Record<RefundMethod, string>> = {
  AUTOMATIC: 'Automatic',
  MANUAL: 'Manual',
  STORE_CREDIT: 'Store credit',
};

/** What the shopper pays for a return (brand-kit document §3). */
export const returnFee = z.enum(['FREE', 'DEDUCT_FROM_REFUND']);
export type ReturnFee = z.output<typeof returnFee>;

export const returnFeeLabels: Readonly<Record<ReturnFee, string>> = {
  FREE: 'Free',
  DEDUCT_FROM_REFUND: 'Deducted from the refund',
};

/** Where the refund goes (brand-kit document §3). */
export const refundDestination = z.enum(['ORIGINAL_PAYMENT', 'STORE_CREDIT']);
export type RefundDestination = z.output<typeof refundDestination>;

export const refundDestinationLabels: Readonly<Record<RefundDestination, string>> = {
  ORIGINAL_PAYMENT: 'Original payment',
  STORE_CREDIT: 'Store credit',
};

/** Why something comes back: those of the reasons of refunds that go with goods that arrived. */
export const returnReason = z.enum([
  'DAMAGED',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'LATE',
  'CHANGED_MIND',
  'OTHER',
]);
export type ReturnReason = z.output<typeof returnReason>;

export const returnReasonLabels: Readonly<Record<ReturnReason, string>> = {
  DAMAGED: 'Arrived damaged',
  WRONG_ITEM: 'Wrong item sent',
  NOT_AS_DESCRIBED: 'Not as described',
  LATE: 'Arrived late',
  CHANGED_MIND: 'Changed their mind',
  OTHER: 'Other',
};

export const returnReasonWords: Readonly<Record<ReturnReason, readonly string[]>> = {
  DAMAGED: [
    'damaged',
    'broken',
    'cracked',
    'chipped',
    'shattered',
    'smashed',
    'defective',
    'faulty',
    'leaked',
  ],
  WRONG_ITEM: ['wrong item', 'wrong color', 'wrong size', 'wrong one', 'wrong product', 'sent the wrong'],
  NOT_AS_DESCRIBED: ['not as described', 'looks different', 'not like the picture', 'too small', 'too big'],
  LATE: ['arrived late', 'came too late', 'too late', 'took too long'],
  CHANGED_MIND: [
    'changed her mind',
    'changed his mind',
    'changed their mind',
    'no longer wants',
    'no longer needed',
    'no longer needs',
    'ordered by mistake',
    'bought by mistake',
    "doesn't want",
    "doesn't like",
    "didn't like",
  ],
  OTHER: ['other reason'],
};

/** The tabs of the returns page. TO_REFUND: received and not settled. */
export const returnTab = z.enum(['ALL', 'CREATED', 'SHIPPING', 'TO_REFUND', 'RECEIVED', 'CANCELED']);
export type ReturnTab = z.output<typeof returnTab>;

export const returnTabLabels: Readonly<Record<ReturnTab, string>> = {
  ALL: 'All',
  CREATED: 'Created',
  SHIPPING: 'Shipping',
  TO_REFUND: 'To refund',
  RECEIVED: 'Complete',
  CANCELED: 'Canceled',
};

/** Who began it. */
export const returnSource = z.enum(['TEAM', 'SHOPPER']);
export type ReturnSource = z.output<typeof returnSource>;
