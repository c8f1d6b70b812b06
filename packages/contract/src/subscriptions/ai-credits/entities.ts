import { z } from 'zod';
import { creditKinds } from '../../kernel/credit-use.ts';
import { day, field, instant } from '../../kernel/fields.ts';
import { planTiers } from '../../kernel/operation.ts';

export const creditUseKind = z.enum(creditKinds);

/** GRANT and REFUND add to the balance, SPEND and EXPIRY take from it. */
export const creditEntryKind = z.enum(['GRANT', 'SPEND', 'REFUND', 'EXPIRY']);
export type CreditEntryKind = z.output<typeof creditEntryKind>;

export const creditEntryLabels: Readonly<Record<CreditEntryKind, string>> = {
  GRANT: 'Granted',
  SPEND: 'Spent',
  REFUND: 'Refunded',
  EXPIRY: 'Expired',
};

/** Colors of the design system, fixed for each kind. */
export const creditEntryColors = {
  GRANT: 'good',
  SPEND: 'neutral',
  REFUND: 'info',
  EXPIRY: 'warn',
} as const satisfies Readonly<Record<CreditEntryKind, string>>;

/** How a balance stands: LOW from 80 percent used, ALMOST_OUT from 95, OUT with nothing left. */
export const creditLevel = z.enum(['FINE', 'LOW', 'ALMOST_OUT', 'OUT']);
export type CreditLevel = z.output<typeof creditLevel>;

/** What was spent on one thing, or by one person or assistant, less what was given back. */
export const creditShare = z.object({ name: z.string(), spent: z.int(), times: z.int() });
export type CreditShare = z.output<typeof creditShare>;

/** The most that may be spent in a month, with what was spent of it. */
export const creditCap = z.object({
  /** Null: the whole store. */
  assistantId: field(z.uuid(), { ref: 'assistant' }).nullable(),
  assistantName: z.string().nullable(),
  atMost: z.int(),
  spent: z.int(),
});
export type CreditCap = z.output<typeof creditCap>;

/** The balance, and what was spent in a period. All figures are whole AI credits. */
export const aiCredits = z.object({
  balance: z.int(),
  /** Granted in this month of the plan. */
  granted: z.int(),
  /** Spent in this month of the plan, less what was given back. */
  spentThisMonth: z.int(),
  level: creditLevel,
  planType: z.enum(planTiers),
  planName: z.string(),
  /** The day on which the plan's credits are granted anew; what is left then expires. */
  renewsOn: day(),
  /** The period that the shares are of, both days included. */
  from: day(),
  to: day(),
  spent: z.int(),
  byUse: z.array(creditShare),
  byPerson: z.array(creditShare),
  byAssistant: z.array(creditShare),
  caps: z.array(creditCap),
  /** The plan that has more; null where there is none. */
  next: z.object({ plan: z.string(), credits: z.int() }).nullable(),
});
export type AiCredits = z.output<typeof aiCredits>;

/** One line of the book. */
export const aiCreditEntry = z.object({
  entryId: z.uuid(),
  kind: creditEntryKind,
  /** More than 0 adds to the balance. */
  credits: z.int(),
  balanceAfter: z.int(),
  use: creditUseKind.nullable(),
  units: z.int().nullable(),
  note: z.string(),
  personName: z.string().nullable(),
  assistantName: z.string().nullable(),
  conversationId: z.uuid().nullable(),
  /** The entry that this one gives back. */
  refundOf: z.uuid().nullable(),
  createdAt: instant(),
});
export type AiCreditEntry = z.output<typeof aiCreditEntry>;
