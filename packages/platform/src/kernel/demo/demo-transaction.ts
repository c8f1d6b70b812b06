import pg from 'pg';

// Any constant will do, as long as every server takes the same one.
const demoLock = 7_246_002;

/** A connection that the demo is written by. */
export type DemoClient = pg.PoolClient | pg.Client;

/**
 * Works on the demo of a database in one transaction, one server at a time; `databaseUrl` is its address, as its owner. What the
 * work answers says whether it wrote much: the planner's statistics are then taken anew. Rolls back when it throws.
 */
export async function inDemoTransaction(
  databaseUrl: string,
  work: (client: DemoClient) => Promise<boolean>,
): Promise<boolean> {
  const client = await poolOf(databaseUrl).connect();
  let broken: unknown;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const wroteMuch = await work(client);
    await client.query('commit');
    if (wroteMuch) await client.query('analyze');
    return wroteMuch;
  } catch (error) {
    await client.query('rollback').catch((failed: unknown) => (broken = failed));
    throw error;
  } finally {
    client.release(broken !== undefined);
  }
}

const pools = new Map<string, pg.Pool>();

/**
 * A connection to each database that is kept for some seconds: a new one learns all tables anew, and replays put the demo back
 * again and again.
 */
function poolOf(databaseUrl: string): pg.Pool {
  const known = pools.get(databaseUrl);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  // One that goes while it is idle (the database stops) is made anew when it is needed.
  pool.on('error', () => undefined);
  pools.set(databaseUrl, pool);
  return pool;
}
