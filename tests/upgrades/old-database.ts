import { migrationsFolder } from '@brandwright/platform/kernel/data/migrate.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { loadRows, readKept, type KeptRows } from '../../tools/database/kept-versions.ts';
import { readJournal } from '../../tools/database/migrations.ts';
import { tablesInOrder, type Table } from '../../tools/database/tables-in-order.ts';

/** Tables whose rows a later migration put into others: `upgrade.test.ts` looks that they are there. */
const carriedOn = new Set(['stock_items']);

export interface OldDatabase {
  /** Its owner's address. */
  url: string;
  /** The tables that it had and that there still are, and all rows that it had before anything newer touched it. */
  tables: Table[];
  kept: KeptRows;
  client: pg.Client;
  drop(): Promise<void>;
}

/** A database of its own as it was after a migration, with the rows that were kept of that version. */
export async function oldDatabase(tag: string): Promise<OldDatabase> {
  const server = await connect(inject('adminUrl'));
  const name = `bw_upgrade_${randomBytes(6).toString('hex')}`;
  await server.query(`create database ${name}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  const client = await connect(url.href);
  const { rows: extensions } = await server.query<{ name: string }>(
    `select quote_ident(extname) as name from pg_extension`,
  );
  for (const extension of extensions) await client.query(`create extension if not exists ${extension.name}`);
  await migrateUpTo(client, tag);
  const tables = await tablesInOrder(client);
  const kept = readKept(tag);
  await loadRows(client, tables, kept);
  return {
    url: url.href,
    tables: tables.filter(({ name }) => !carriedOn.has(name)),
    kept,
    client,
    async drop() {
      await client.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

/** Only the migrations: what a version brought beside them is replaced by every newer one. */
async function migrateUpTo(client: pg.Client, tag: string): Promise<void> {
  const journal = readJournal();
  const entries = journal.entries.slice(0, journal.entries.findIndex((entry) => entry.tag === tag) + 1);
  const folder = await mkdtemp(join(tmpdir(), 'brandwright-upgrade-'));
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const entry of entries)
    await cp(join(migrationsFolder, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`));
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
