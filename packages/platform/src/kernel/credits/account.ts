import { monthlyCredits } from '@brandwright/contract/kernel/ai-credits.ts';
import type { PlanTier } from '@brandwright/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../request/context.ts';
import { freshAccount, settled, type AccountState } from './period.ts';
import { aiCreditAccounts, aiCreditEntries, type CreditEntryKind } from './tables.ts';

/** What the book is written with: a context, or what a worker has of one. */
export type Books = Pick<Context, 'db' | 'storeId' | 'clock'>;

type EntryValues = Partial<Omit<typeof aiCreditEntries.$inferInsert, 'storeId' | 'id' | 'balanceAfter'>> & {
  key: string;
  kind: CreditEntryKind;
  credits: number;
  note: string;
};

const ofStore = ({ storeId }: Pick<Books, 'storeId'>) => eq(aiCreditAccounts.storeId, storeId);

async function rowOf({ db, storeId }: Books) {
  const [row] = await db.select().from(aiCreditAccounts).where(ofStore({ storeId }));
  return row;
}

/** What a month brings: what is paid for, or what the plan includes. */
const monthlyOf = ({ monthly }: Pick<AccountState, 'monthly'>, plan: PlanTier): number =>
  Math.max(monthlyCredits(plan), monthly ?? 0);

/** How the store stands now, with what has come due; nothing is written. */
export async function readAccount(books: Books, plan: PlanTier): Promise<AccountState> {
  const now = books.clock.now();
  const state = (await rowOf(books)) ?? freshAccount(now);
  return settled(state, monthlyOf(state, plan), now).state;
}

/** Sets what a month brings beyond the plan; null: what the plan includes. What it brings more is granted when the account is next used. */
export async function setMonthly(books: Books, monthly: number | null): Promise<void> {
  const { db, storeId, clock } = books;
  await db
    .insert(aiCreditAccounts)
    .values({ storeId, id: randomUUID(), ...freshAccount(clock.now()), monthly })
    .onConflictDoUpdate({ target: aiCreditAccounts.storeId, set: { monthly } });
}

/**
 * Locks the store's account until the transaction ends and writes what has come due. Where no plan is known (a job gives
 * back) nothing is granted.
 */
export async function lockAccount(books: Books, plan?: PlanTier): Promise<AccountState> {
  const { db, storeId, clock } = books;
  const now = clock.now();
  await db
    .insert(aiCreditAccounts)
    .values({ storeId, id: randomUUID(), ...freshAccount(now) })
    .onConflictDoNothing();
  const [row] = await db.select().from(aiCreditAccounts).where(ofStore(books)).for('update');
  if (!row) throw new Error('The account of AI credits was not made.');
  if (plan === undefined) return row;
  const { state, due } = settled(row, monthlyOf(row, plan), now);
  if (due.length === 0) return state;
  let { balance } = row;
  for (const { at, ...entry } of due) balance = await append(books, balance, { ...entry, createdAt: at });
  const { granted, periodStart, renewsAt } = state;
  await db.update(aiCreditAccounts).set({ granted, periodStart, renewsAt }).where(ofStore(books));
  return state;
}

/** Adds an entry to a locked account and answers the balance after it. */
export async function append(books: Books, balance: number, entry: EntryValues): Promise<number> {
  const { db, storeId, clock } = books;
  const balanceAfter = balance + entry.credits;
  await db
    .insert(aiCreditEntries)
    .values({ createdAt: clock.now(), ...entry, storeId, id: randomUUID(), balanceAfter });
  await db.update(aiCreditAccounts).set({ balance: balanceAfter }).where(ofStore(books));
  return balanceAfter;
}
