import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { hash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { appRole } from './database.ts';

/** Folder of the migration files. */
export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Functions of the database, one file each subject, replaced at every migration. */
export const routinesFolder = fileURLToPath(new URL('../../../routines', import.meta.url));

// Any constant will do, as long as every server takes the same one.
const migrationLock = 7_246_001;

/** PostgreSQL's code for two transactions that wait for one another. */
const deadlock = '40P01';

/** Of PostgreSQL's own; where a server lacks one, what it makes faster is only slower. */
const extensions = ['pg_trgm', 'btree_gin'];

/**
 * Brings the database at `url` (its owner) to the current schema: roles, migrations, grants.
 * Several servers may call it at once; an advisory lock lets one work.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await createAppRole(client);
    for (const name of extensions)
      await client.query(`create extension if not exists ${name}`).catch(() => undefined);
    await runMigrations(drizzle(client), { migrationsFolder });
    await replaceRoutines(client);
  } finally {
    await client.end();
  }
}

async function createAppRole(client: pg.Client): Promise<void> {
  // Roles belong to the whole server, so another database's migration may make it at the same moment.
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${appRole}') then
      create role ${appRole} nologin nosuperuser nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null; end $$`);
  await client.query(`do $$ begin
    execute format('grant ${appRole} to %I with set true', current_user);
  exception when others then null; end $$`);
}

/**
 * Replaces the routines, and what the server may do, where they or the tables under them have changed. A server that starts beside
 * others at work leaves them alone: replacing a view waits for whoever reads it, and PostgreSQL may stop the reader.
 */
async function replaceRoutines(client: pg.Client): Promise<void> {
  const names = (await readdir(routinesFolder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(routinesFolder, name), 'utf8')));
  await client.query('create table if not exists drizzle.applied_routines (state text primary key)');
  const { rows: migrations } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  const state = hash('sha256', [...files, ...migrations.map((one) => one.hash)].join('\n'));
  const applied = await client.query(
    `select from drizzle.applied_routines where state = $1 and has_schema_privilege('${appRole}', 'public', 'usage')`,
    [state],
  );
  if (applied.rowCount !== 0) return;
  // Routines take back what the server must not do.
  await grantToApp(client);
  for (const file of files) await replaceRoutine(client, file);
  await client.query('delete from drizzle.applied_routines');
  await client.query('insert into drizzle.applied_routines values ($1)', [state]);
}

const mostTries = 5;

/**
 * Each file is one transaction. Replacing a view may cross with another server that reads it and others: PostgreSQL stops one of the
 * two, and this one tries again.
 */
async function replaceRoutine(client: pg.Client, statements: string, tries = 1): Promise<void> {
  try {
    await client.query(statements);
  } catch (error) {
    if (tries >= mostTries || (error as { code?: string }).code !== deadlock) throw error;
    await replaceRoutine(client, statements, tries + 1);
  }
}

async function grantToApp(client: pg.Client): Promise<void> {
  await client.query(`grant usage on schema public to ${appRole}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${appRole}`);
  await client.query(`grant usage, select on all sequences in schema public to ${appRole}`);
}
