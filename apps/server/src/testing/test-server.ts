import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../start-server.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // Tests look into answers of every shape.
  body: Record<string, unknown>;
  text: string;
}

export interface Asked {
  method?: string;
  token?: string | undefined;
  /** Sent as JSON, unless it is text or bytes, which go as they are. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Person {
  email: string;
  password: string;
  token: string;
  tokenV2: string;
  userId: string;
  storeId: string;
}

const password = 'correct horse battery';

/**
 * A data folder of a server of its own, but for its files: any server of a database runs the jobs of all, so that a file is looked for by
 * another server than wrote it.
 */
function dataFolder(databaseUrl: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-server-'));
  const files = join(tmpdir(), `brandwright-files-${basename(new URL(databaseUrl).pathname)}`);
  mkdirSync(files, { recursive: true });
  symlinkSync(files, join(folder, 'files'));
  return folder;
}

/** A whole server over HTTP on the tests' database, at an address of its own. */
export async function startTestServer(settings: Record<string, string> = {}) {
  const databaseUrl = inject('adminUrl');
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder(databaseUrl),
    DEMO: '0',
    CLOCK: '2026-11-20T15:00:00Z',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    PICTURE_SIZE: '256',
    ...settings,
  });
  const server = await startServer(config);
  // Attempts are counted in the database, which outlives a run: every server is called from an address of its own.
  const address = `10.${byte()}.${byte()}.${byte()}`;

  async function ask(path: string, { method, token, body, headers }: Asked = {}): Promise<Answer> {
    const isRaw =
      typeof body === 'string' ||
      body instanceof Uint8Array ||
      body instanceof FormData ||
      body instanceof ReadableStream;
    const response = await fetch(`${server.url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? (body as never) : JSON.stringify(body) }),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      redirect: 'manual',
    } as RequestInit);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: objectOf(text), text };
  }

  async function logIn(email: string): Promise<Person> {
    const { body, status, text } = await ask('/rest/main/login', { body: { email, password } });
    if (status !== 200) throw new Error(text);
    return personOf(email, body);
  }

  return {
    url: server.url,
    address,
    stop: server.stop,
    ask,
    /** Under /rest/main. */
    api: (path: string, asked?: Asked) => ask(`/rest/main${path}`, asked),
    logIn,
    async register(name = 'Ada'): Promise<Person> {
      const email = `${randomUUID()}@example.com`;
      const { body, status, text } = await ask('/rest/main/register?userType=STORE', {
        body: { email, password, name },
      });
      if (status !== 201) throw new Error(text);
      return personOf(email, body);
    },
    /** Runs SQL as the database's owner. */
    async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        return (await client.query(text, values)).rows as Record<string, unknown>[];
      } finally {
        await client.end();
      }
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Gives a person another role in their store. */
export const setRole = (server: TestServer, person: Person, role: string) =>
  server.sql('update memberships set role = $1 where user_id = $2', [role, person.userId]);

/** Makes a person's store a preview account. */
export const makePreview = (server: TestServer, person: Person) =>
  server.sql(
    `insert into business_settings (key, visibility, value) values ('PREVIEW_ACCOUNTS', 'INTERNAL', $1)
     on conflict (key) do update set value = business_settings.value || excluded.value`,
    [JSON.stringify([person.storeId])],
  );

function personOf(email: string, body: Record<string, unknown>): Person {
  const { token, tokenV2, user, store } = body as {
    token: string;
    tokenV2: string;
    user: { id: string };
    store: { id: string };
  };
  return { email, password, token, tokenV2, userId: user.id, storeId: store.id };
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const byte = () => Math.floor(Math.random() * 254) + 1;

/** Two servers on the same database and secret: any request may come to either. */
export function startTwoServers(): Promise<[TestServer, TestServer]> {
  const SESSION_SECRET = 'one secret for both of the servers of this test';
  return Promise.all([startTestServer({ SESSION_SECRET }), startTestServer({ SESSION_SECRET })]);
}
