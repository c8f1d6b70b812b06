import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { namedId } from '@brandwright/platform';

export interface FilledStore {
  storeId: string;
  ownerId: string;
  orders: number;
  seconds: number;
}

const storeFile = fileURLToPath(new URL('store.sql', import.meta.url));

/** Makes a store with about `wanted` orders in a migrated database, or takes the one that was made there before. */
export async function fillStore(databaseUrl: string, wanted: number, now: string): Promise<FilledStore> {
  const storeId = namedId('bench store', String(wanted));
  const ownerId = namedId('bench owner', String(wanted));
  const began = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found = await client.query('select from stores where id = $1', [storeId]);
    if (found.rowCount === 0) {
      await client.query('begin');
      await client.query(
        `select account_open($1, $2, 'Bench', null, null, null, $3, $4, 'Bench', 'SMB', $5)`,
        [ownerId, `${ownerId}@bench.example`, storeId, namedId('bench membership', String(wanted)), now],
      );
      await client.query(
        `select set_config('bench.store', $1, true), set_config('bench.orders', $2, true), set_config('bench.now', $3, true)`,
        [storeId, String(wanted), now],
      );
      await client.query(readFileSync(storeFile, 'utf8'));
      await client.query('call insight_fill_facts()');
      await client.query('call fill_order_units()');
      await client.query('commit');
      await client.query('vacuum analyze');
    }
    const { rows } = await client.query<{ orders: number }>(
      'select count(*)::int as orders from orders where store_id = $1',
      [storeId],
    );
    return { storeId, ownerId, orders: rows[0]?.orders ?? 0, seconds: (performance.now() - began) / 1000 };
  } finally {
    await client.end();
  }
}
