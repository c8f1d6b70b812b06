import pg from 'pg';
import { inject } from 'vitest';
import { demoToolsOf, seedMarketplace } from '../testing.ts';
import { imageSearchDemo } from './demo.ts';

// Test files run at the same time; one of them writes the index.
const seedLock = 7_311_905;

/** The demo marketplace with its visual index and its partners in the tests' database, written once. */
export async function seedPictures(): Promise<void> {
  await seedMarketplace();
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    const { rows } = await client.query<{ there: boolean }>(
      'select exists (select from marketplace_partners) as there',
    );
    if (!rows[0]?.there) await imageSearchDemo.seedShared?.(demoToolsOf(client));
  } finally {
    await client.end();
  }
}
