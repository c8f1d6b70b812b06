import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { sourcingGoals as goals } from './tables.ts';

type GoalRow = typeof goals.$inferSelect;

export async function findGoal(context: Context, sid: string): Promise<GoalRow | undefined> {
  const [row] = await context.db.select().from(goals).where(ofSid(context, sid));
  return row;
}

export const ofSid = (context: Context, sid: string) =>
  and(eq(goals.storeId, context.storeId), eq(goals.conversationSid, sid));

/** The conversation that is meant, of this store: by sid or by its supplier. */
export async function conversationOf(context: Context, said: string) {
  const { sid, supplierName } = await context.call(getSupplierConversation, { conversationSid: said });
  return { conversationSid: sid, supplierName };
}

export const shown = (row: GoalRow | undefined) => ({
  goal: row?.goal ?? null,
  setBy: row?.setBy ?? null,
  setAt: row?.setAt.toISOString() ?? null,
});

const saved = z.object({
  conversationSid: z.string(),
  before: z.object({ goal: z.string(), setBy: z.string(), setAt: z.iso.datetime() }).nullable(),
  left: z.object({ goal: z.string().nullable() }),
});

const goalOf = (row: GoalRow | undefined) => ({ goal: row?.goal ?? null });

export const toSaved = (conversationSid: string, row: GoalRow | undefined, left: GoalRow | undefined) => ({
  conversationSid,
  left: goalOf(left),
  before: row ? { goal: row.goal, setBy: row.setBy, setAt: row.setAt.toISOString() } : null,
});

export async function put(
  context: Context,
  conversationSid: string,
  value: Omit<GoalRow, 'storeId' | 'id' | 'conversationSid'>,
) {
  await context.db
    .insert(goals)
    .values({ storeId: context.storeId, id: randomUUID(), conversationSid, ...value })
    .onConflictDoUpdate({ target: [goals.storeId, goals.conversationSid], set: value });
}

/** Puts the goal back as it was before. */
export async function putBack(context: Context, kept: unknown) {
  const { conversationSid, before, left } = saved.parse(kept);
  refuseChangedSince('goal of this conversation', left, goalOf(await findGoal(context, conversationSid)));
  if (before === null) await context.db.delete(goals).where(ofSid(context, conversationSid));
  else await put(context, conversationSid, { ...before, setAt: new Date(before.setAt) });
}

export const subject = (id: string) => ({ kind: 'supplier_conversation', id });
