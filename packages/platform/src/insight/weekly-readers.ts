import { OperationError } from '@brandwright/contract';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context, UserActor } from '../kernel/request/context.ts';
import { storeFacts } from './store-facts.ts';
import { weeklySummaryReaders } from './tables.ts';
import { weekOf } from './weekly.ts';

export function personOf({ actor }: Context): UserActor {
  if (actor.kind !== 'user')
    throw new OperationError('unauthenticated', 'Log in to get the weekly summary by email.');
  return actor;
}

const mine = ({ storeId }: Context, userId: string) =>
  and(eq(weeklySummaryReaders.storeId, storeId), eq(weeklySummaryReaders.userId, userId));

export async function isReader(context: Context): Promise<boolean> {
  if (context.actor.kind !== 'user') return false;
  const rows = await context.db
    .select({ id: weeklySummaryReaders.id })
    .from(weeklySummaryReaders)
    .where(mine(context, context.actor.userId));
  return rows.length > 0;
}

/** A reader's current email address; null if they left the store or while reports are turned off for it. */
export async function addressOf(context: Context, userId: string): Promise<string | null> {
  const { flags } = await storeFacts(context);
  if (!flags.includes('analytics')) return null;
  const { rows } = await context.db.execute<{ email: string }>(
    sql`select email from insight_members where store_id = ${context.storeId} and user_id = ${userId}`,
  );
  return rows[0]?.email ?? null;
}

/** The first summary sent covers the current week. */
export async function setReader(context: Context, isOn: boolean): Promise<void> {
  const { userId, email } = personOf(context);
  if (!isOn) {
    await context.db.delete(weeklySummaryReaders).where(mine(context, userId));
    return;
  }
  const { from } = weekOf(context.clock.now(), 1);
  await context.db
    .insert(weeklySummaryReaders)
    .values({ storeId: context.storeId, id: randomUUID(), userId, email, sentFor: from })
    .onConflictDoNothing();
}
