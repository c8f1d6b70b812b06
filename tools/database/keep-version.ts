import { migrate, platformAreas, seedDemo } from '@brandwright/platform';
import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { frozenInstant } from '../local-server/start-server.ts';
import { isKept, readRows, writeKept } from './kept-versions.ts';
import { makeUpRows } from './make-up-rows.ts';
import { keepHashes, readMigrations } from './migrations.ts';
import { tablesInOrder } from './tables-in-order.ts';
import { trimRows } from './trim-rows.ts';

// Keeps rows of every table as of the newest migration, and the hash of its file: `npm run db:keep`.
// With the address of a database: as of the migration that it has, from a demo that was seeded there. It stays as it is.
const address = process.argv[2];
keepHashes();
if (address === undefined) await keepNewest();
else await keepFrom(address);

async function keepNewest(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-keep-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
  try {
    await migrate(postgres.url);
    const keepFile = () => Promise.resolve('/files/public/none');
    await seedDemo({
      databaseUrl: postgres.url,
      areas: platformAreas,
      now: new Date(frozenInstant),
      keepFile,
      keepStoreFile: () => Promise.resolve(),
    });
    await keepFrom(postgres.url);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function keepFrom(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tag = await versionOf(client);
    if (isKept(tag)) {
      console.log(`${tag} is kept already. If it has not landed, delete its file and keep it anew.`);
      return;
    }
    await client.query('begin');
    const tables = await tablesInOrder(client);
    await makeUpRows(client, tables);
    await trimRows(client, tables);
    writeKept(tag, await readRows(client, tables));
    await client.query('rollback');
    console.log(`Kept ${tag}.`);
  } finally {
    await client.end();
  }
}

/** The tag of the last migration that a database has had. */
async function versionOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ when: string }>(
    'select max(created_at)::text as when from drizzle.__drizzle_migrations',
  );
  const found = readMigrations().find(({ when }) => String(when) === rows[0]?.when);
  if (!found) throw new Error('The database has had a migration that is not in the journal.');
  return found.tag;
}
