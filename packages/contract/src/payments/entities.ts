import { z } from 'zod';
import { amountMinor, day, field, instant } from '../kernel/fields.ts';
import {
  cardBrand,
  declineReason,
  ledgerAccount,
  ledgerEntryKind,
  paymentStatus,
  payoutStatus,
} from './enums.ts';

/** A card on file, as much of it as may be shown. */
export const paymentCard = z.object({
  cardId: field(z.uuid(), { ref: 'payment_card' }),
  /** "Visa ending in 4242". */
  name: z.string(),
  brand: cardBrand,
  last4: z.string().length(4),
  expiresMonth: z.int().min(1).max(12),
  expiresYear: z.int(),
  hasExpired: z.boolean(),
  isDefault: z.boolean(),
  createdAt: instant(),
});
export type PaymentCard = z.output<typeof paymentCard>;

/** One attempt to pay. Money in minor units of `currency`. */
export const payment = z.object({
  paymentId: field(z.uuid(), { ref: 'payment' }),
  /** What was paid: "INV-2048 of Olaria do Vale". */
  description: z.string(),
  subjectKind: z.string(),
  subjectId: z.uuid(),
  amountMinor: amountMinor(),
  refundedMinor: amountMinor(),
  /** Paid with account credit, beside `amountMinor`. */
  creditMinor: amountMinor(),
  currency: z.string(),
  /** "Visa ending in 4242", "PayPal". */
  method: z.string(),
  status: paymentStatus,
  declineReason: declineReason.nullable(),
  /** The bank's page on which the person confirms; only while that is asked. */
  actionUrl: z.string().nullable(),
  /** Of a payment with a wallet: the wallet’s id of the order that its person agrees to. */
  walletOrderId: z.string().nullable(),
  createdAt: instant(),
  settledAt: instant().nullable(),
});
export type Payment = z.output<typeof payment>;

/** A line of the books: what one account gave another. */
export const ledgerTransfer = z.object({
  debit: ledgerAccount,
  credit: ledgerAccount,
  amountMinor: amountMinor(),
  currency: z.string(),
});

/** What moved money, with its transfers. */
export const ledgerEntry = z.object({
  entryId: z.uuid(),
  kind: ledgerEntryKind,
  memo: z.string(),
  subjectKind: z.string(),
  subjectId: z.uuid(),
  transfers: z.array(ledgerTransfer),
  occurredAt: instant(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** What stands on an account in one currency: what it was credited less what it was debited. All of them come to zero. */
export const ledgerBalance = z.object({
  account: ledgerAccount,
  balanceMinor: amountMinor(),
  currency: z.string(),
});
export type LedgerBalance = z.output<typeof ledgerBalance>;

/** A bank account that is linked for payouts, as much of it as may be shown. Its number is never known here. */
export const bankAccount = z.object({
  bankAccountId: field(z.uuid(), { ref: 'bank_account' }),
  /** "First Riverbank ending in 6789". */
  name: z.string(),
  bankName: z.string(),
  /** "Business checking", as the bank calls it. */
  accountName: z.string(),
  last4: z.string().length(4),
  /** The one that payouts go to: the latest that was linked. */
  isForPayouts: z.boolean(),
  linkedAt: instant(),
});
export type BankAccount = z.output<typeof bankAccount>;

/** A payout of the shop’s balance to the linked bank. Money in minor units of `currency`. */
export const payout = z.object({
  payoutId: field(z.uuid(), { ref: 'payout' }),
  amountMinor: amountMinor(),
  currency: z.string(),
  status: payoutStatus,
  /** "First Riverbank ending in 6789": where it went, in words that stay when the account goes. */
  bankName: z.string(),
  /** When it should be there, or was. */
  arrivesOn: day(),
  /** Why it came back; of those that did. */
  failureReason: z.string().nullable(),
  createdAt: instant(),
  settledAt: instant().nullable(),
});
export type Payout = z.output<typeof payout>;
