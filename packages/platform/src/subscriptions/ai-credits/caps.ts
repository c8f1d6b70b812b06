import { getAssistant } from '@brandwright/contract/copilot/assistants/get-assistant.ts';
import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { aiCreditCaps, storeScope } from '../../kernel/credits/tables.ts';
import type { Context } from '../../kernel/request/context.ts';

export interface CapScope {
  scope: string;
  assistantName: string | null;
  /** "the store", "Late order watcher". */
  called: string;
}

/** Whose cap is meant. Errors: not_found and conflict of an assistant. */
export async function scopeOf(context: Context, assistant: string | undefined): Promise<CapScope> {
  if (assistant === undefined) return { scope: storeScope, assistantName: null, called: 'the store' };
  const { id, name } = await context.call(getAssistant, { assistant });
  return { scope: id, assistantName: name, called: name };
}

const ofScope = (context: Context, scope: string) =>
  and(eq(aiCreditCaps.storeId, context.storeId), eq(aiCreditCaps.scope, scope));

export async function capOf(context: Context, scope: string): Promise<number | null> {
  const [row] = await context.db.select().from(aiCreditCaps).where(ofScope(context, scope)).for('update');
  return row?.credits ?? null;
}

/** Sets a cap, or takes it away with null. */
export async function writeCap(
  context: Context,
  { scope, assistantName }: Omit<CapScope, 'called'>,
  credits: number | null,
): Promise<void> {
  if (credits === null) {
    await context.db.delete(aiCreditCaps).where(ofScope(context, scope));
    return;
  }
  const setAt = context.clock.now();
  await context.db
    .insert(aiCreditCaps)
    .values({ storeId: context.storeId, id: randomUUID(), scope, assistantName, credits, setAt })
    .onConflictDoUpdate({
      target: [aiCreditCaps.storeId, aiCreditCaps.scope],
      set: { credits, assistantName, setAt },
    });
}

const undoShape = z.object({
  scope: z.string(),
  assistantName: z.string().nullable(),
  before: z.int().nullable(),
  after: z.int().nullable(),
});

/** Puts the cap back that was there before. Errors: conflict when it was changed since. */
export async function putCapBack(context: Context, saved: unknown): Promise<void> {
  const { scope, assistantName, before, after } = undoShape.parse(saved);
  if ((await capOf(context, scope)) !== after)
    throw new OperationError(
      'conflict',
      'The cap has changed since then, so it wasn’t undone. Set it to what you want.',
    );
  await writeCap(context, { scope, assistantName }, before);
}
