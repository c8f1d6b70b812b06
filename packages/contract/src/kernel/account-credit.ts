import { z } from 'zod';
import { amountMinor, instant } from './fields.ts';

/**
 * What can happen to the credit that Brandwright gives a store. WELCOME, CASH_BACK and RETURNED add, SPENT and REVERSED take. The
 * specification prices both (overview §9) and says nothing of how they are spent: ours is that they pay for purchases.
 */
export const accountCreditKinds = ['WELCOME', 'CASH_BACK', 'SPENT', 'RETURNED', 'REVERSED'] as const;
export const accountCreditKind = z.enum(accountCreditKinds);
export type AccountCreditKind = z.output<typeof accountCreditKind>;

export const accountCreditLabels: Readonly<Record<AccountCreditKind, string>> = {
  WELCOME: 'Welcome credit',
  CASH_BACK: 'Cash back',
  SPENT: 'Spent',
  RETURNED: 'Given back',
  REVERSED: 'Cash back reversed',
};

/** A line of the book of account credit. Money in minor units of `currency`. */
export const accountCreditEntry = z.object({
  entryId: z.uuid(),
  kind: accountCreditKind,
  /** More than 0 adds to the balance. */
  amountMinor: amountMinor(),
  balanceAfterMinor: amountMinor(),
  currency: z.string(),
  /** What it is about: "Cash back on INV-2048 of Olaria do Vale". */
  note: z.string(),
  /** The payment that brought it, or that it was spent on. */
  paymentId: z.uuid().nullable(),
  createdAt: instant(),
});
export type AccountCreditEntry = z.output<typeof accountCreditEntry>;

/** What is left in a currency; below zero after a refund of what earned credit that was spent already. */
export const accountCreditBalance = z.object({ balanceMinor: amountMinor(), currency: z.string() });

/** No bank charges a card less than this, in minor units. Source: docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
export const smallestChargeMinor = 50;

/** How much of a payment is taken from the credit: all that is there, unless the card would be left with too little to charge. */
export function creditFor(balanceMinor: number, amountMinor: number): number {
  const most = Math.min(Math.max(0, balanceMinor), amountMinor);
  const rest = amountMinor - most;
  return rest > 0 && rest < smallestChargeMinor ? Math.max(0, amountMinor - smallestChargeMinor) : most;
}

/** A share of an amount in whole minor units, half a unit up. */
export const shareOfMinor = (amountMinor: number, part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.floor((amountMinor * part) / whole + 0.5);
