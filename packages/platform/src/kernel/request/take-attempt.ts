import { OperationError } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../data/database.ts';
import type { Context } from './context.ts';

/** How often something may be tried in how long, counted in the database so that any number of servers count together. */
export interface AttemptLimit {
  /** What is counted: an address, a person, a storefront. Kept as a hash. */
  key: string;
  limit: number;
  windowSeconds: number;
}

interface RefusedAttempts extends AttemptLimit {
  /** Says what was done too often, as the refusal’s first sentence. */
  refusal: string;
}

const taken = z.object({ wait: z.int() });

const waitWords = (seconds: number) =>
  seconds < 90 ? 'Try again in a minute.' : `Try again in ${Math.ceil(seconds / 60)} minutes.`;

/** Counts an attempt. Answers seconds to wait, 0 for none. */
export async function countAttempt(
  db: Database,
  { key, limit, windowSeconds }: AttemptLimit,
): Promise<number> {
  const { rows } = await db.execute(
    sql`select login_attempt_take(${hash('sha256', key)}, ${limit}, ${windowSeconds}) as wait`,
  );
  return taken.parse(rows[0]).wait;
}

/** Lets the next attempt be the first. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.execute(sql`select login_attempt_clear(${hash('sha256', key)})`);
}

/** Counts an attempt that stays counted when the operation is refused afterward. Errors: too_many_requests. */
export async function takeAttempt(context: Context, { refusal, ...limit }: RefusedAttempts): Promise<void> {
  const wait = await context.apart((db) => countAttempt(db, limit));
  if (wait > 0) throw new OperationError('too_many_requests', `${refusal} ${waitWords(wait)}`);
}

/** For an attempt that turned out to be a good one. */
export async function clearAttempts(context: Context, key: string): Promise<void> {
  await context.apart((db) => forgetAttempts(db, key));
}
