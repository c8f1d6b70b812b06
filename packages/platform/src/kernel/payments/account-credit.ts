import { planCurrency, cashBackPercent } from '@brandwright/contract/kernel/plan-catalog.ts';
import {
  creditFor,
  shareOfMinor,
  type AccountCreditEntry,
  type AccountCreditKind,
} from '@brandwright/contract/kernel/account-credit.ts';
import { and, desc, eq, sql, sum } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../request/context.ts';
import type { PaymentRow } from './payment-subject.ts';
import { accountCreditEntries as entries, payments } from './tables.ts';

type Row = typeof entries.$inferSelect;

/** Where a payment was made of credit alone, and no bank was asked. */
export const creditBank = 'ACCOUNT_CREDIT';
export const isCreditPayment = ({ bank }: Pick<PaymentRow, 'bank'>): boolean => bank === creditBank;

export const toCreditEntry = (row: Row): AccountCreditEntry => ({
  entryId: row.id,
  kind: row.kind,
  amountMinor: row.amountMinor,
  balanceAfterMinor: row.balanceAfterMinor,
  currency: row.currency,
  note: row.note,
  paymentId: row.paymentId,
  createdAt: row.createdAt.toISOString(),
});

/** What is left in each currency, the plan's first, in minor units; below zero where what was spent was taken back. */
export async function creditBalances(
  context: Context,
): Promise<{ balanceMinor: number; currency: string }[]> {
  const rows = await context.db
    .select({ currency: entries.currency, balanceMinor: sum(entries.amountMinor).mapWith(Number) })
    .from(entries)
    .where(eq(entries.storeId, context.storeId))
    .groupBy(entries.currency)
    .orderBy(sql`${entries.currency} <> ${planCurrency}`, entries.currency);
  return rows.length === 0 ? [{ currency: planCurrency, balanceMinor: 0 }] : rows;
}

/** How much of a payment could be paid with credit now, in minor units. */
export async function creditToUse(context: Context, amountMinor: number, currency: string): Promise<number> {
  const [last] = await lastOf(context, currency);
  return creditFor(last?.balanceAfterMinor ?? 0, amountMinor);
}

/** The same, and nobody else spends it until this transaction ends. Not to be held while a bank is asked. */
export const lockCreditToUse = async (
  context: Context,
  amountMinor: number,
  currency: string,
): Promise<number> => creditFor(await lockBalance(context, currency), amountMinor);

const lastOf = ({ db, storeId }: Context, currency: string) =>
  db
    .select({ balanceAfterMinor: entries.balanceAfterMinor })
    .from(entries)
    .where(and(eq(entries.storeId, storeId), eq(entries.currency, currency)))
    .orderBy(desc(entries.sequence))
    .limit(1);

interface Entry {
  /** What it is written down for: the second time nothing is written. */
  key: string;
  kind: AccountCreditKind;
  /** More than 0 adds to the balance. */
  amountMinor: number;
  currency: string;
  note: string;
  paymentId: string | null;
}

/** Adds to the book, once for a key; the balance is this transaction's alone from then on. */
async function add(context: Context, entry: Entry): Promise<void> {
  if (entry.amountMinor === 0) return;
  const balanceMinor = await lockBalance(context, entry.currency);
  await context.db
    .insert(entries)
    .values({
      ...entry,
      storeId: context.storeId,
      id: randomUUID(),
      balanceAfterMinor: balanceMinor + entry.amountMinor,
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing();
}

/** Nobody else adds until this transaction ends. Taken after every other lock, so that nobody waits in a circle. */
async function lockBalance(context: Context, currency: string): Promise<number> {
  await context.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`account credit ${context.storeId}`}, 0))`,
  );
  const [last] = await lastOf(context, currency);
  return last?.balanceAfterMinor ?? 0;
}

async function sumOf(context: Context, kind: AccountCreditKind, paymentId?: string): Promise<number> {
  const [all] = await context.db
    .select({ minor: sum(entries.amountMinor).mapWith(Number) })
    .from(entries)
    .where(
      and(
        eq(entries.storeId, context.storeId),
        eq(entries.kind, kind),
        paymentId === undefined ? undefined : eq(entries.paymentId, paymentId),
      ),
    );
  return all?.minor ?? 0;
}

/**
 * The welcome credit of a plan whose first period was paid; a trial brings none before it ends. A store gets that of its largest plan
 * in all, so that a larger plan brings the difference, and one that it had before nothing.
 */
export async function grantWelcome(
  context: Context,
  plan: { tier: string; name: string; welcomeMinor: number },
): Promise<void> {
  await lockBalance(context, planCurrency);
  const more = plan.welcomeMinor - (await sumOf(context, 'WELCOME'));
  if (more <= 0) return;
  await add(context, {
    key: `welcome:${plan.tier}`,
    kind: 'WELCOME',
    amountMinor: more,
    currency: planCurrency,
    note: `Welcome credit of the ${plan.name} plan`,
    paymentId: null,
  });
}

/** Cash back on what was paid for a purchase with money; what credit paid earns none. Once for a payment. */
export const earnCashBack = (context: Context, payment: PaymentRow): Promise<void> =>
  add(context, {
    key: `cash-back:${payment.id}`,
    kind: 'CASH_BACK',
    amountMinor: shareOfMinor(payment.amountMinor, cashBackPercent, 100),
    currency: payment.currency,
    note: `Cash back on ${payment.description}`,
    paymentId: payment.id,
  });

/**
 * Takes the credit that a payment was to be paid with beside the card, at most `mostMinor`, and answers how much that was. Where
 * something else was paid with it meanwhile, less is taken, and the rest of the invoice stays open.
 */
export async function spendCredit(context: Context, payment: PaymentRow, mostMinor: number): Promise<number> {
  if (payment.creditMinor === 0) return 0;
  const balanceMinor = await lockBalance(context, payment.currency);
  const spent = Math.max(0, Math.min(payment.creditMinor, balanceMinor, mostMinor));
  await add(context, {
    key: `spent:${payment.id}`,
    kind: 'SPENT',
    amountMinor: -spent,
    currency: payment.currency,
    note: `Paid for ${payment.description}`,
    paymentId: payment.id,
  });
  if (spent !== payment.creditMinor)
    await context.db
      .update(payments)
      .set({ creditMinor: spent })
      .where(and(eq(payments.storeId, context.storeId), eq(payments.id, payment.id)));
  return spent;
}

/**
 * What follows for the credit when money of a payment came back: its cash back is taken back in proportion, and what was paid with
 * credit beside it is given back so. `refundedMinor` is all that came back so far; the same again changes nothing.
 */
export async function followRefund(
  context: Context,
  payment: PaymentRow,
  refundedMinor: number,
): Promise<void> {
  const { id, amountMinor, currency, description } = payment;
  await lockBalance(context, currency);
  const shared = { currency, paymentId: id };
  const earned = await sumOf(context, 'CASH_BACK', id);
  const reversed = -(await sumOf(context, 'REVERSED', id));
  await add(context, {
    ...shared,
    key: `reversed:${id}:${refundedMinor}`,
    kind: 'REVERSED',
    amountMinor: reversed - shareOfMinor(earned, refundedMinor, amountMinor),
    note: `Cash back on ${description}, which was refunded`,
  });
  const spent = -(await sumOf(context, 'SPENT', id));
  const returned = await sumOf(context, 'RETURNED', id);
  await add(context, {
    ...shared,
    key: `returned:${id}:${refundedMinor}`,
    kind: 'RETURNED',
    amountMinor: shareOfMinor(spent, refundedMinor, amountMinor) - returned,
    note: `Spent on ${description}, which was refunded`,
  });
}
