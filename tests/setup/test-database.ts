import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const PREPARE_LOCK = 7_262_032;

export type TestDatabaseOptions = {
  /** Files and folders that the schema is made from: the database's name carries their hash. */
  sources: string[];
  /** Brings an empty database to the present schema. */
  migrate: (adminUrl: string) => Promise<void>;
};

export type TestDatabase = { url: string; release(): Promise<void> };

/**
 * Makes the database `bw_test_<hash of the sources>` on the server of `serverUrl` unless it is there,
 * and drops those of other hashes that nobody is connected to. It stays connected to its database
 * until `release`, so that no other run drops it.
 */
export async function prepareTestDatabase(
  serverUrl: string,
  options: TestDatabaseOptions,
): Promise<TestDatabase> {
  const name = `bw_test_${await hashOf(options.sources)}`;
  const server = await connect(serverUrl);
  try {
    await server.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const found = await server.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await make(server, serverUrl, name, options.migrate);
    const url = withDatabase(serverUrl, name);
    const session = await connect(url);
    await dropStale(server, name);
    return { url, release: () => session.end() };
  } finally {
    await server.end();
  }
}

/** Under another name until it is complete, so that a failed migration leaves nothing that looks ready. */
async function make(
  server: pg.Client,
  serverUrl: string,
  name: string,
  migrate: TestDatabaseOptions['migrate'],
) {
  await server.query('drop database if exists bw_making with (force)');
  await server.query('create database bw_making');
  await migrate(withDatabase(serverUrl, 'bw_making'));
  // Tests don't outlive a power cut: they needn't wait for the disk at each commit.
  await server.query('alter database bw_making set synchronous_commit to off');
  await server.query(`alter database bw_making rename to ${name}`);
}

async function dropStale(server: pg.Client, current: string): Promise<void> {
  const stale = await server.query<{ datname: string }>(
    `select datname from pg_database d where datname like 'bw\\_test\\_%' and datname <> $1
      and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [current],
  );
  for (const { datname } of stale.rows) await server.query(`drop database if exists ${datname}`);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'brandwright tests' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

async function hashOf(sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(source))
      hash.update(file.slice(source.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** A file itself, a folder's files in order, nothing when missing. */
async function filesOf(source: string): Promise<string[]> {
  const entry = await stat(source).catch(() => null);
  if (!entry) return [];
  if (entry.isFile()) return [source];
  const names = await readdir(source, { recursive: true, withFileTypes: true });
  return names
    .filter((name) => name.isFile())
    .map((name) => join(name.parentPath, name.name))
    .sort();
}
