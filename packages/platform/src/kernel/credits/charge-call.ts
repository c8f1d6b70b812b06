import type { AnyDeclaration } from '@brandwright/contract';
import type { CreditUse } from '@brandwright/contract/kernel/credit-use.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { jobRuns } from '../data/tables.ts';
import type { Context } from '../request/context.ts';
import { charge, refuseUnaffordable } from './charge.ts';

const longestNote = 200;

function creditUseOf(
  context: Context,
  { generates }: AnyDeclaration,
  input: unknown,
  output?: unknown,
): CreditUse | null {
  if (!generates || context.actor.kind !== 'user') return null;
  return generates({ input, output, byHand: context.via === 'hand' } as never);
}

/** Before a call that generates: what can't be paid is refused before any work. */
export async function refuseCostly(
  context: Context,
  declaration: AnyDeclaration,
  input: unknown,
): Promise<void> {
  const use = creditUseOf(context, declaration, input);
  if (use) await refuseUnaffordable(context, use);
}

/** After it: charges what was made, and marks the jobs that make the rest, so that those that fail give back. */
export async function chargeFor(
  context: Context,
  declaration: AnyDeclaration,
  made: { input: unknown; output: unknown; entryId: string | null; begun: readonly { id: string }[] },
): Promise<void> {
  const use = creditUseOf(context, declaration, made.input, made.output);
  if (!use) return;
  const note = declaration.summary(made.output as never, made.input as never).slice(0, longestNote);
  const key = `journal:${made.entryId ?? randomUUID()}`;
  const chargeId = await charge(context, { use, key, note, operation: declaration.name });
  if (chargeId) await markJobs(context, chargeId, made.begun);
}

/** Jobs that are paid by a charge. */
export async function markJobs(
  { db, storeId }: Pick<Context, 'db' | 'storeId'>,
  chargeId: string,
  begun: readonly { id: string }[],
): Promise<void> {
  if (begun.length === 0) return;
  const ids = begun.map(({ id }) => id);
  await db
    .update(jobRuns)
    .set({ chargeId })
    .where(and(eq(jobRuns.storeId, storeId), inArray(jobRuns.id, ids)));
}
