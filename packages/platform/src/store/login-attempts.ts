import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../kernel/data/database.ts';

/** How many attempts in how long. Counted in the database, so that any number of servers count together. */
export interface AttemptLimit {
  /** What is counted: an address, or an address with an email. Kept as a hash. */
  key: string;
  limit: number;
  windowSeconds: number;
}

const taken = z.object({ wait: z.int() });

/** Counts an attempt of its own, outside any operation, so that a refused login counts too. Answers seconds to wait, 0 for none. */
export async function takeAttempt(pool: Pool, { key, limit, windowSeconds }: AttemptLimit): Promise<number> {
  const { rows } = await inTransaction(pool, null, (db) =>
    db.execute(sql`select login_attempt_take(${hashed(key)}, ${limit}, ${windowSeconds}) as wait`),
  );
  return taken.parse(rows[0]).wait;
}

/** For an attempt that turned out to be a good one. */
export async function giveBackAttempt(pool: Pool, key: string): Promise<void> {
  await inTransaction(pool, null, (db) => db.execute(sql`select login_attempt_give_back(${hashed(key)})`));
}

export async function clearAttempts(pool: Pool, key: string): Promise<void> {
  await inTransaction(pool, null, (db) => db.execute(sql`select login_attempt_clear(${hashed(key)})`));
}

const hashed = (key: string) => hash('sha256', key);
