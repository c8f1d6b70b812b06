import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@brandwright/server/config.ts';
import { startServer } from '@brandwright/server/start-server.ts';
import pg from 'pg';
import { inject } from 'vitest';

/** A server with the demo stores on a database of its own, which goes with it. */
export async function startDemoServer() {
  const adminUrl = inject('adminUrl');
  const name = `bw_isolation_${randomBytes(6).toString('hex')}`;
  await query(adminUrl, `create database ${name}`);
  const databaseUrl = new URL(adminUrl);
  databaseUrl.pathname = `/${name}`;
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl.href,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'brandwright-isolation-')),
    CLOCK: '2026-11-20T15:00:00Z',
    LOG_LEVEL: 'silent',
  });
  const server = await startServer(config);

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
    databaseUrl: databaseUrl.href,
    call,
    sql: (text: string, values: unknown[] = []) => query(databaseUrl.href, text, values),
    async logIn(who: string): Promise<{ token: string; storeId: string }> {
      const body = { email: `${who}@demo.brandwright.test`, password: 'brandwright-demo' };
      const { status, text } = await call('POST', '/rest/main/login', { body });
      if (status !== 200) throw new Error(text);
      const session = JSON.parse(text) as { tokenV2: string; store: { id: string } };
      return { token: session.tokenV2, storeId: session.store.id };
    },
    async stop() {
      await server.stop(0);
      await query(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

export type DemoServer = Awaited<ReturnType<typeof startDemoServer>>;

async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[];
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
