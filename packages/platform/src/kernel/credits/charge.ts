import { OperationError, type PlanTier } from '@brandwright/contract';
import {
  creditPrices,
  creditsOf,
  creditWords,
  tooFewCredits,
  unitWords,
} from '@brandwright/contract/kernel/ai-credits.ts';
import type { CreditUse } from '@brandwright/contract/kernel/credit-use.ts';
import { dayWords, count } from '@brandwright/contract/kernel/words.ts';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Context } from '../request/context.ts';
import { append, lockAccount, readAccount, type Books } from './account.ts';
import type { AccountState } from './period.ts';
import { aiCreditCaps, aiCreditEntries, storeScope } from './tables.ts';

/** What a charge is for. */
export interface Charge {
  use: CreditUse;
  /** What it is written down for, such as `journal:ID`. */
  key: string;
  note: string;
  operation: string | null;
}

const planOf = ({ actor }: Pick<Context, 'actor'>): PlanTier | undefined =>
  actor.kind === 'user' ? actor.plan : undefined;

/** Spent in a period less what was given back: by the store, or by one assistant. */
export async function spentSince(
  { db, storeId }: Pick<Books, 'db' | 'storeId'>,
  since: Date,
  assistantId?: string,
): Promise<number> {
  const [row] = await db
    .select({ spent: sql<number>`coalesce(-sum(${aiCreditEntries.credits}), 0)`.mapWith(Number) })
    .from(aiCreditEntries)
    .where(
      and(
        eq(aiCreditEntries.storeId, storeId),
        gte(aiCreditEntries.createdAt, since),
        inArray(aiCreditEntries.kind, ['SPEND', 'REFUND']),
        assistantId === undefined ? undefined : eq(aiCreditEntries.assistantId, assistantId),
      ),
    );
  return row?.spent ?? 0;
}

/**
 * Refuses what costs more than is left or than a cap allows. Locks nothing: for before the work; the charge looks again.
 * Errors: conflict, with what was not done and what opens it.
 */
export async function refuseUnaffordable(context: Context, use: CreditUse): Promise<void> {
  const plan = planOf(context);
  if (plan === undefined) return;
  await refuse(context, await readAccount(context, plan), plan, use);
}

async function refuse(context: Context, state: AccountState, plan: PlanTier, use: CreditUse): Promise<void> {
  const cost = creditsOf(use);
  const renewsOn = dayWords(state.renewsAt.toISOString());
  if (cost > state.balance)
    throw new OperationError(
      'conflict',
      tooFewCredits(use, { credits: Math.max(0, state.balance), granted: state.granted, plan, renewsOn }),
    );
  const { assistant, db, storeId } = context;
  const scopes = [storeScope, ...(assistant ? [assistant.id] : [])];
  const caps = await db
    .select()
    .from(aiCreditCaps)
    .where(and(eq(aiCreditCaps.storeId, storeId), inArray(aiCreditCaps.scope, scopes)));
  for (const cap of caps) {
    const isStore = cap.scope === storeScope;
    const spent = await spentSince(context, state.periodStart, isStore ? undefined : cap.scope);
    if (spent + cost <= cap.credits) continue;
    const whose = isStore ? 'The store' : (assistant?.name ?? 'This assistant');
    throw new OperationError(
      'conflict',
      `${whose} may spend ${creditWords(cap.credits)} a month and has spent ${count(Math.max(0, spent), 'AI credit')}; ${unitWords(use)} would cost ${cost}. Nothing was made and nothing was charged. The store’s owner can raise or remove the cap under AI credits, or you can wait until it resets on ${renewsOn}.`,
    );
  }
}

/**
 * Takes what something cost, in the transaction that made it, so that what is rolled back costs nothing. The same key is
 * charged once. Answers the entry's id; undefined where it was charged before or nobody pays.
 * Errors: conflict, when fewer are left or a cap is reached.
 */
export async function charge(
  context: Context,
  { use, key, note, operation }: Charge,
): Promise<string | undefined> {
  const plan = planOf(context);
  if (plan === undefined) return undefined;
  const state = await lockAccount(context, plan);
  if (await entryOf(context, key)) return undefined;
  await refuse(context, state, plan, use);
  await write(context, state, { use, key, note, operation, credits: creditsOf(use) });
  return (await entryOf(context, key))?.id;
}

/** Takes what was used already, never more than is left: for an answer whose words are out. */
export async function chargeUsed(context: Context, { use, key, note, operation }: Charge): Promise<void> {
  const plan = planOf(context);
  if (plan === undefined) return;
  const state = await lockAccount(context, plan);
  const credits = Math.min(creditsOf(use), Math.max(0, state.balance));
  if (credits === 0 || (await entryOf(context, key))) return;
  await write(context, state, { use, key, note, operation, credits });
}

async function write(
  context: Context,
  state: AccountState,
  { use, credits, ...entry }: Charge & { credits: number },
) {
  const { actor, assistant, conversationId } = context;
  await append(context, state.balance, {
    ...entry,
    kind: 'SPEND',
    credits: -credits,
    use: use.kind,
    units: use.units,
    ...(actor.kind === 'user' ? { userId: actor.userId, personName: actor.name } : {}),
    ...(assistant ? { assistantId: assistant.id, assistantName: assistant.name } : {}),
    ...(conversationId === undefined ? {} : { conversationId }),
  });
}

async function entryOf({ db, storeId }: Books, key: string) {
  const [row] = await db
    .select()
    .from(aiCreditEntries)
    .where(and(eq(aiCreditEntries.storeId, storeId), eq(aiCreditEntries.key, key)));
  return row;
}

/**
 * Gives back what was paid for work that failed: all of it, or the share of the pieces that could not be made; never more than
 * was taken. `source` names the failure and gives back once.
 */
export async function giveBack(
  books: Books,
  chargeId: string,
  source: string,
  unmade: number | undefined,
): Promise<void> {
  const { db, storeId } = books;
  const { balance } = await lockAccount(books);
  const key = `refund:${source}`;
  if (await entryOf(books, key)) return;
  const [spent] = await db
    .select()
    .from(aiCreditEntries)
    .where(and(eq(aiCreditEntries.storeId, storeId), eq(aiCreditEntries.id, chargeId)));
  if (!spent?.use || !spent.units) return;
  const [back] = await db
    .select({ credits: sql<number>`coalesce(sum(${aiCreditEntries.credits}), 0)`.mapWith(Number) })
    .from(aiCreditEntries)
    .where(and(eq(aiCreditEntries.storeId, storeId), eq(aiCreditEntries.refundOf, chargeId)));
  const taken = -spent.credits;
  const left = taken - (back?.credits ?? 0);
  const pieces = spent.units * creditPrices[spent.use].pieces;
  const credits = Math.min(left, unmade === undefined ? left : Math.ceil((taken * unmade) / pieces));
  if (credits <= 0) return;
  const { use, units, operation, userId, personName, assistantId, assistantName, conversationId } = spent;
  await append(books, balance, {
    key,
    kind: 'REFUND',
    credits,
    note: `Refunded, couldn’t be made: ${spent.note}`.slice(0, 300),
    refundOf: chargeId,
    ...{ use, units, operation, userId, personName, assistantId, assistantName, conversationId },
  });
}
