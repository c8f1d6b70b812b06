import { drizzle } from 'drizzle-orm/node-postgres';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DemoPart, DemoTools } from '../../kernel/demo/demo.ts';
import { namedId, seededRandom } from '../../kernel/data/random.ts';
import { marketplaceDemo } from './demo.ts';

// Test files run at the same time; one of them writes the marketplace.
const seedLock = 7_311_904;

/** The demo marketplace in the tests' database, written once. Shared rows are the owner's to write. */
export const seedMarketplace = () => seedOnce('marketplace_words', marketplaceDemo);

/** Writes the shared rows of a demo part, unless `table` has any. */
export async function seedOnce(table: string, demo: DemoPart): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    const { rows } = await client.query<{ there: boolean }>(
      `select exists (select from ${client.escapeIdentifier(table)}) as there`,
    );
    if (!rows[0]?.there) await demo.seedShared?.(demoToolsOf(client));
  } finally {
    await client.end();
  }
}

export function demoToolsOf(client: pg.Client): DemoTools {
  return {
    db: drizzle(client),
    now: new Date('2026-11-20T15:00:00Z'),
    random: seededRandom('sourcing'),
    id: namedId,
    keepFile: () => Promise.resolve(`/files/${randomUUID()}/test`),
    keepStoreFile: () => Promise.resolve(),
  };
}
