import pg from 'pg';
import type { PlatformArea } from '../area.ts';
import { storeTables } from './demo-tables.ts';
import type { DemoClient } from './demo-transaction.ts';

/** Of which demo the rows are, and which tables of stores were ever given some. */
const table = 'demo_shared.edition';

export interface DemoEdition {
  edition: string;
  /** SQL identifiers. */
  tables: string[];
}

/** What decides which tables the demo has rows in: the schema, and the seeds of each area. */
export async function editionOf(client: DemoClient, areas: readonly PlatformArea[]): Promise<string> {
  const { rows } = await client.query<{ migration: string | null }>(
    'select max(created_at)::text as migration from drizzle.__drizzle_migrations',
  );
  const seeds = areas.map(({ demo }) => (demo ? (demo.version ?? 1) : 0));
  return `${rows[0]?.migration} ${seeds.join('.')}`;
}

/** What was noted last; undefined for a demo that was seeded before there were editions. */
export async function notedEdition(client: DemoClient): Promise<DemoEdition | undefined> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  if (!rows[0]?.there) return undefined;
  const noted = await client.query<DemoEdition>(`select edition, tables from ${table}`);
  return noted.rows[0];
}

export async function noteEdition(
  client: DemoClient,
  edition: string,
  tables: ReadonlySet<string>,
): Promise<void> {
  await client.query(`create table if not exists ${table} (edition text, tables text[])`);
  await client.query(`delete from ${table}`);
  await client.query(`insert into ${table} values ($1, $2)`, [edition, [...tables]]);
}

/** The tables of stores in which the demo copy has rows. */
export async function demoTables(client: DemoClient): Promise<Set<string>> {
  const { rows: copied } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'demo_copy'::regnamespace and relkind = 'r'`,
  );
  const there = new Set(copied.map(({ name }) => name));
  const filled = (await storeTables(client))
    .filter(({ name }) => there.has(name))
    .map(
      ({ name }) => `select ${pg.escapeLiteral(name)} as name where exists (select from demo_copy.${name})`,
    );
  const { rows } = await client.query<{ name: string }>(filled.join(' union all '));
  return new Set(rows.map(({ name }) => name));
}
