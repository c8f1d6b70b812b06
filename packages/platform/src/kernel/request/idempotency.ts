import { OperationError } from '@brandwright/contract';
import { and, eq, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { canonicalHash } from '../data/canonical.ts';
import type { Database } from '../data/database.ts';
import { idempotencyKeys } from '../data/tables.ts';

/** Keys are kept for two days; at least 24 hours are promised. */
export const idempotencyLifeMs = 48 * 60 * 60 * 1000;

export interface FirstAnswer {
  output: unknown;
  journalEntryId: string | null;
}

/**
 * Claims the key inside the caller's transaction. A second caller with the same key waits for the first to commit
 * and gets its answer; the same key with another operation or input is refused.
 */
export async function claimKey(
  db: Database,
  claim: { storeId: string; key: string; operation: string; input: unknown; now: Date },
): Promise<FirstAnswer | undefined> {
  const inputHash = canonicalHash(claim.input);
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.storeId, claim.storeId),
        lt(idempotencyKeys.createdAt, new Date(claim.now.getTime() - idempotencyLifeMs)),
      ),
    );
  const inserted = await db
    .insert(idempotencyKeys)
    .values({
      storeId: claim.storeId,
      id: randomUUID(),
      key: claim.key,
      operation: claim.operation,
      inputHash,
      createdAt: claim.now,
    })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (inserted.length > 0) return undefined;
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.storeId, claim.storeId), eq(idempotencyKeys.key, claim.key)));
  if (!first || first.operation !== claim.operation || first.inputHash !== inputHash) {
    throw new OperationError(
      'idempotency_mismatch',
      'This idempotency key was used for another request. Send a new key, or the same request again.',
    );
  }
  return { output: first.output, journalEntryId: first.journalEntryId };
}

/** Keeps the first answer under the key. */
export async function keepAnswer(
  db: Database,
  storeId: string,
  key: string,
  answer: FirstAnswer,
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ output: answer.output, journalEntryId: answer.journalEntryId })
    .where(and(eq(idempotencyKeys.storeId, storeId), eq(idempotencyKeys.key, key)));
}
