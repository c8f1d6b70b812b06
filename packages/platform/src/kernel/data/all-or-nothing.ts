import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Work of a transaction that stays whole or, when it throws, not at all; the transaction goes on either way. May be nested. */
export async function allOrNothing<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`savepoint all_or_nothing`);
  try {
    const done = await work();
    await db.execute(sql`release savepoint all_or_nothing`);
    return done;
  } catch (error) {
    await db.execute(sql`rollback to savepoint all_or_nothing`);
    throw error;
  }
}
