import { randomUUID } from 'node:crypto';
import { inTransaction } from '../data/database.ts';
import type { KernelParts } from '../kernel-parts.ts';
import { transactionContext } from '../request/transaction-context.ts';
import type { AreaRound } from './rounds.ts';

const mostAtOnce = 200;

/** Starts making rounds. Returns a function that stops them. */
export function keepRounds(parts: KernelParts, rounds: readonly AreaRound[]): () => void {
  const timers = rounds.map((round) => {
    const go = () =>
      goRound(parts, round).catch((error: unknown) =>
        parts.log.warn({ error: String(error), round: round.name }, 'what is due could not be looked for'),
      );
    return setInterval(unlessGoing(go), round.everyMs).unref();
  });
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Does the work, except while it is still at it: a slow round isn't joined by the next, which would ask for the same rows. */
export function unlessGoing(work: () => Promise<void>): () => void {
  let isGoing = false;
  return () => {
    if (isGoing) return;
    isGoing = true;
    void work().finally(() => {
      isGoing = false;
    });
  };
}

/** One round over all stores, by the clock of each. */
async function goRound(parts: KernelParts, round: AreaRound): Promise<void> {
  const held = [...parts.clocks.held()];
  const { rows } = await parts.pool.query<{ store_id: string; id: string }>(
    `select store_id, id from ${round.table}
      left join unnest($2::uuid[], $3::timestamptz[]) as held (held_id, held_at) on held_id = store_id
      where ${round.due('coalesce(held_at, $1::timestamptz)')}
      order by ${round.order} limit ${mostAtOnce}`,
    [parts.clocks.of(null).now(), held.map(([id]) => id), held.map(([, at]) => at)],
  );
  for (const { store_id: storeId, id } of rows) {
    const caller = {
      actor: { kind: 'system' as const, storeId },
      via: 'system' as const,
      requestId: randomUUID(),
      signal: AbortSignal.timeout(120_000),
    };
    const afterCommit: (() => void)[] = [];
    await inTransaction(parts.pool, storeId, (db) =>
      round.run(transactionContext(parts, caller, db, afterCommit), id),
    ).then(
      () => afterCommit.forEach((act) => act()),
      (error: unknown) =>
        parts.log.warn({ error: String(error), round: round.name, id }, 'what was due could not be done'),
    );
  }
}
