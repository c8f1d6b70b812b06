import pg from 'pg';

// Any constant will do, as long as every server takes the same one.
const demoLock = 7_246_002;

/**
 * Works on the demo of a database in one transaction, one server at a time; `databaseUrl` is its address, as its owner. What the
 * work answers says whether it wrote much: the planner's statistics are then taken anew. Rolls back when it throws.
 */
export async function inDemoTransaction(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<boolean>,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const wroteMuch = await work(client);
    await client.query('commit');
    if (wroteMuch) await client.query('analyze');
    return wroteMuch;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}
