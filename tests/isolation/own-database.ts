import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@brandwright/server/config.ts';
import { startServer } from '@brandwright/server/start-server.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { seededDatabase } from '../setup/seeded-database.ts';

/** A server with the demo stores on a database of its own, which goes with it. */
export async function startDemoServer() {
  const adminUrl = inject('adminUrl');
  const name = `bw_isolation_${randomBytes(6).toString('hex')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'brandwright-isolation-'));
  const seeded = await seedOnce(adminUrl);
  await query(adminUrl, `create database ${name} template ${seeded.name}`);
  cpSync(seeded.dataDir, dataDir, { recursive: true });
  const server = await startServer(demoConfig(urlOf(adminUrl, name), dataDir));
  const databaseUrl = urlOf(adminUrl, name);
  // Kept: to connect takes longer than to ask.
  const asking = new pg.Pool({ connectionString: databaseUrl, max: 2 });

  async function call(method: string, path: string, options: { token?: string; body?: unknown } = {}) {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    return { status: response.status, text, code: codeOf(text) };
  }

  return {
    url: server.url,
    databaseUrl,
    call,
    sql: async (text: string, values: unknown[] = []) =>
      (await asking.query(text, values)).rows as Record<string, unknown>[],
    async logIn(who: string): Promise<{ token: string; storeId: string }> {
      const body = { email: `${who}@demo.brandwright.test`, password: 'brandwright-demo' };
      const { status, text } = await call('POST', '/rest/main/login', { body });
      if (status !== 200) throw new Error(text);
      const session = JSON.parse(text) as { tokenV2: string; store: { id: string } };
      return { token: session.tokenV2, storeId: session.store.id };
    },
    async stop() {
      await asking.end();
      await server.stop(0);
      await query(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

const urlOf = (adminUrl: string, name: string) => new URL(`/${name}`, adminUrl).href;

const demoConfig = (databaseUrl: string, dataDir: string) =>
  readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    CLOCK: '2026-11-20T15:00:00Z',
    LOG_LEVEL: 'silent',
    PICTURE_SIZE: '256',
  });

const seedLock = 7_262_033;

/** Seeds the demo for all test files of a run, which copy it: to seed takes many times what a copy takes. */
async function seedOnce(adminUrl: string): Promise<{ name: string; dataDir: string }> {
  const { name, dataDir } = seededDatabase();
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return { name, dataDir };
    const making = `${name}_making`;
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    const server = await startServer(demoConfig(urlOf(adminUrl, making), dataDir));
    await server.stop(0);
    await client.query(`alter database ${making} rename to ${name}`);
    return { name, dataDir };
  } finally {
    await client.end();
  }
}

export type DemoServer = Awaited<ReturnType<typeof startDemoServer>>;

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function codeOf(text: string): string | undefined {
  try {
    const value = JSON.parse(text) as { code?: string } | null;
    return value?.code;
  } catch {
    return undefined;
  }
}
