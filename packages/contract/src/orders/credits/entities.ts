import { z } from 'zod';
import { amountMinor, day, field, instant } from '../../kernel/fields.ts';
import { customerRefOut } from '../entities.ts';

/** OPEN has something left, USED nothing. EXPIRED is past its day with something left. */
export const creditStatus = z.enum(['OPEN', 'USED', 'EXPIRED', 'CANCELED']);
export type CreditStatus = z.output<typeof creditStatus>;

export const creditStatusLabels: Readonly<Record<CreditStatus, string>> = {
  OPEN: 'Open',
  USED: 'Used up',
  EXPIRED: 'Expired',
  CANCELED: 'Canceled',
};

/** Colors of the design system, fixed for each status. */
export const creditStatusColors = {
  OPEN: 'good',
  USED: 'neutral',
  EXPIRED: 'warn',
  CANCELED: 'bad',
} as const satisfies Readonly<Record<CreditStatus, string>>;

/** What a credit was given for: a return that was refunded so, or the store's own wish. */
const creditSource = z.enum(['RETURN', 'GIVEN']);
export type CreditSource = z.output<typeof creditSource>;

/** What a customer can pay orders with. Money in minor units of its currency. */
export const storeCredit = z.object({
  id: field(z.uuid(), { ref: 'store_credit' }),
  /** What the customer names: "CREDIT-7KQ2M4XR". */
  code: z.string(),
  status: creditStatus,
  customerId: customerRefOut.nullable(),
  customerName: z.string(),
  source: creditSource,
  /** The return that gave it; null where it was given otherwise. */
  returnId: z.uuid().nullable(),
  returnHandle: z.string().nullable(),
  reason: z.string().nullable(),
  amountMinor: amountMinor(),
  leftMinor: amountMinor(),
  currency: z.string(),
  /** The last day on which it can be used, in UTC; null: no limit. */
  expiresOn: day().nullable(),
  createdAt: instant(),
});
export type StoreCredit = z.output<typeof storeCredit>;

const creditMovementKind = z.enum(['GIVEN', 'USED', 'GIVEN_BACK', 'UNDONE', 'CANCELED', 'REOPENED']);
export type CreditMovementKind = z.output<typeof creditMovementKind>;

export const creditMovementLabels: Readonly<Record<CreditMovementKind, string>> = {
  GIVEN: 'Given',
  USED: 'Used',
  GIVEN_BACK: 'Given back',
  UNDONE: 'Use undone',
  CANCELED: 'Canceled',
  REOPENED: 'Cancellation undone',
};

const creditMovement = z.object({
  id: z.uuid(),
  kind: creditMovementKind,
  /** More than 0 adds to what is left, less takes from it. */
  amountMinor: z.int(),
  orderId: z.uuid().nullable(),
  orderNumber: field(z.int(), { ref: 'order' }).nullable(),
  by: z.string(),
  at: instant(),
});

/** A credit with everything that moved it, the newest first: what is left is their sum. */
export const storeCreditDetail = storeCredit.extend({
  email: z.string().nullable(),
  createdBy: z.string(),
  canceledAt: instant().nullable(),
  cancelReason: z.string().nullable(),
  movements: z.array(creditMovement),
  /** What may be done with it now. */
  allowed: z.object({ use: z.boolean(), cancel: z.boolean() }),
});
export type StoreCreditDetail = z.output<typeof storeCreditDetail>;

/** A credit after a change, with what changed. */
export const changedCredit = storeCreditDetail.extend({ change: z.string() });
