import { randomUUID } from 'node:crypto';
import type { KernelParts } from '../kernel-parts.ts';
import { inTransaction } from '../data/database.ts';
import { transactionContext } from '../request/transaction-context.ts';
import { reconcile } from './reconcile.ts';
import { isBeingCaptured } from './wallet-payments.ts';

const everyMs = 30_000;
const mostAtOnce = 200;

/**
 * Finds out, at the start and from then on, what became of payments whose answer was lost when a server died. Any number of
 * servers may do so: a payment is looked at by one at a time. Answers how to stop.
 */
export async function keepReconciling(parts: KernelParts): Promise<() => void> {
  const round = () =>
    reconcileAll(parts).catch((error: unknown) =>
      parts.log.warn({ error: String(error) }, 'started payments could not be looked for'),
    );
  const timer = setInterval(() => void round(), everyMs).unref();
  await round();
  return () => clearInterval(timer);
}

/** One round over all stores. */
export async function reconcileAll(parts: KernelParts): Promise<void> {
  const { rows } = await parts.pool.query<{ store_id: string; id: string }>(
    `select store_id, id from payments where status = 'STARTED' or (${isBeingCaptured}) order by created_at limit ${mostAtOnce}`,
  );
  for (const row of rows) {
    const caller = {
      actor: { kind: 'system' as const, storeId: row.store_id },
      via: 'system' as const,
      requestId: randomUUID(),
      signal: AbortSignal.timeout(60_000),
    };
    const afterCommit: (() => void)[] = [];
    await inTransaction(parts.pool, row.store_id, (db) =>
      reconcile(transactionContext(parts, caller, db, afterCommit), row.id),
    ).catch((error: unknown) =>
      parts.log.warn({ error: String(error), paymentId: row.id }, 'a payment could not be reconciled'),
    );
    for (const act of afterCommit) act();
  }
}
