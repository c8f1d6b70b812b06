import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { inTransaction } from '../kernel/data/database.ts';
import { countAttempt, forgetAttempts, type AttemptLimit } from '../kernel/request/take-attempt.ts';

export type { AttemptLimit };

/** Counts an attempt of its own, outside any operation, so that a refused login counts too. Answers seconds to wait, 0 for none. */
export const takeAttempt = (pool: Pool, limit: AttemptLimit): Promise<number> =>
  inTransaction(pool, null, (db) => countAttempt(db, limit));

/** For an attempt that turned out to be a good one. */
export async function giveBackAttempt(pool: Pool, key: string): Promise<void> {
  await inTransaction(pool, null, (db) =>
    db.execute(sql`select login_attempt_give_back(${hash('sha256', key)})`),
  );
}

export const clearAttempts = (pool: Pool, key: string): Promise<void> =>
  inTransaction(pool, null, (db) => forgetAttempts(db, key));
