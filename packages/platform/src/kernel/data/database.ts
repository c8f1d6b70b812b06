import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Duplex } from 'node:stream';
import pg from 'pg';

/** What operations query with: a transaction that sees one store's rows. */
export type Database = NodePgDatabase<Record<string, never>>;

/** What only reads sees one state of the store, and its answer doesn’t wait for the commit. */
export type TransactionMode = 'read' | 'write';

/** The role under which every operation runs: owns nothing, is no superuser, bypasses no policy. */
export const appRole = 'brandwright_app';

// int8 counts fit a double here; numeric stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** So long a call waits for a connection; then it is refused clearly instead of hanging. */
const connectionWaitMs = 15_000;

export function createPool(url: string, max = 10, waitMs: number = connectionWaitMs): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'brandwright',
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    connectionTimeoutMillis: waitMs,
    // No statement outlives the time limit of a call.
    statement_timeout: 120_000,
  });
  pool.on('connect', joinWrites);
  return pool;
}

/** What a connection is asked in one turn of the loop goes out in one write: each write is a call of the system of its own. */
function joinWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  let isHeld = false;
  const held = (...given: unknown[]) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...given);
  };
  client.query = held as typeof client.query;
}

/** A connection, or the refusal that says that there is none at the moment. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (
      !(error instanceof Error) ||
      !/^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/.test(
        error.message,
      )
    )
      throw error;
    throw new OperationError('unavailable', 'A lot is going on right now. Please try again in a moment.');
  }
}

/**
 * Runs `work` in a transaction as the application role, with row-level security set to `storeId`
 * (null: no tenant rows at all). Commits when it resolves, rolls back when it throws.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  storeId: string | null,
  work: (db: Database) => Promise<T>,
  mode: TransactionMode = 'write',
): Promise<T> {
  if (storeId !== null && !isUuid(storeId)) throw new Error('A store id must be a UUID.');
  const client = await connect(pool);
  const begin = mode === 'read' ? 'begin isolation level repeatable read read only' : 'begin';
  // One round trip; the id was checked above, so it is safe inside the text. Sent together with the first statement: were
  // a part of it refused, the transaction would be one that refuses all that follows.
  const begun = client.query(
    `${begin}; set local role ${appRole}; set local app.store_id = '${storeId ?? ''}'`,
  );
  begun.catch(() => undefined);
  let ended: Promise<unknown> = begun;
  try {
    const result = await work(handleOf(client));
    await begun;
    ended = client.query('commit');
    // A transaction that only read has nothing to lose, so its answer does not wait.
    if (mode === 'write') await ended;
    return result;
  } catch (error) {
    ended = client.query('rollback');
    await ended.catch(() => undefined);
    throw error;
  } finally {
    ended.then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
  }
}

const handles = new WeakMap<pg.PoolClient, Database>();

/** The query builder of a connection, made once for it. */
function handleOf(client: pg.PoolClient): Database {
  const known = handles.get(client);
  if (known) return known;
  const made: Database = drizzle(client);
  handles.set(client, made);
  return made;
}

/** True when the error is PostgreSQL's for a broken unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true;
  }
  return false;
}
