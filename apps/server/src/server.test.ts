import { silentLog } from '@brandwright/platform';
import { OperationError } from '@brandwright/contract';
import { eventStream } from '@brandwright/copilot/stream/read-events.ts';
import { Hono } from 'hono';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { buildServer } from '../../../tools/setup/build.mjs';
import { serverProgram } from '../../../tools/setup/paths.mjs';
import { readConfig } from './config.ts';
import { answerError } from './errors.ts';
import type { ServerEnv } from './gateway.ts';
import { requestFrame } from './request-frame.ts';
import { startTestServer } from './testing/test-server.ts';

describe('settings', () => {
  it('have defaults that need nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      dataDir: '.data',
      demo: true,
      databaseUrl: undefined,
      clock: undefined,
    });
    expect(readConfig({ PORT: '', DEMO: '0', PUBLIC_URL: 'https://x.example/' })).toMatchObject({
      port: 8787,
      demo: false,
      publicUrl: 'https://x.example',
    });
  });

  it('that are wrong are all named in one sentence', () => {
    expect(() =>
      readConfig({ PORT: '99999', CLOCK: 'yesterday', DATABASE_URL: 'mysql://x', DEMO: 'yes' }),
    ).toThrow(/PORT.*DATABASE_URL.*DEMO.*CLOCK/);
  });
});

describe('a request', () => {
  const lines: object[] = [];
  const log = {
    ...silentLog,
    info: (fields: object) => void lines.push(fields),
    error: (fields: object) => void lines.push(fields),
  };
  const app = new Hono<ServerEnv>();
  app.onError((error, call) => answerError(call, error, log));
  app.use(requestFrame({ log }, 50));
  let sawAbort = false;
  app.get('/slow', async (call) => {
    await new Promise<void>((resolve) => {
      call.get('signal').addEventListener('abort', () => {
        sawAbort = true;
        resolve();
      });
    });
    return call.text('too late');
  });
  app.get('/fault', () => {
    throw new Error('the secret is 1234');
  });
  app.get('/locked', () => {
    throw new OperationError('locked', 'Someone else is changing this. Try again in a moment.');
  });

  it('that takes too long is given up with 504, and its work is told', async () => {
    const response = await app.request('/slow');
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({
      code: 'timeout',
      requestId: response.headers.get('x-request-id'),
    });
    expect(sawAbort).toBe(true);
  });

  it('that meets a fault is told the message of the catalog and nothing of the fault, which is logged', async () => {
    const response = await app.request('/fault');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'internal',
      message: 'Something is wrong with the network - please wait a few moments and try again.',
      requestId: response.headers.get('x-request-id'),
    });
    expect(JSON.stringify(lines)).toContain('the secret is 1234');
  });

  it('keeps the status of what refused it', async () => {
    expect((await app.request('/locked')).status).toBe(423);
  });

  it('is logged without what its address admits to', async () => {
    await app.request('/files/store/file.signature/large?signature=abc&token=def');
    expect(lines.at(-1)).toMatchObject({ method: 'GET', path: '/files/store/file.*/large', status: 404 });
    await app.request('/product-feeds/store/feed/secret-token-of-a-feed/meta-catalog.csv');
    expect(lines.at(-1)).toMatchObject({ path: '/product-feeds/store/feed/*/meta-catalog.csv' });
    await app.request('/webhooks/shippo?token=secret-token-of-a-webhook', { method: 'POST' });
    await app.request('/rest/main/copilot/shared/secret-token-of-a-share');
    await app.request('/shared-conversation/secret-token-of-a-share');
    expect(JSON.stringify(lines)).not.toContain('secret-token');
  });
});

describe('live events', { timeout: 60_000 }, () => {
  it("tell what changed in one's own store, to those who are logged in, until the login ends the line", async () => {
    const server = await startTestServer();
    const [ada, eve] = [await server.register(), await server.register('Eve')];
    expect((await server.api('/-/events')).status).toBe(401);
    const leave = new AbortController();
    const response = await fetch(`${server.url}/rest/main/-/events`, {
      headers: { authorization: `Bearer ${ada.token}` },
      signal: leave.signal,
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const connected = Promise.withResolvers<string>();
    const reader = response.body && eventStream(response.body, connected.resolve).getReader();
    const first = reader?.read();
    expect(await connected.promise).toBe('connected');
    await server.api('/web/stores/me/profile', {
      method: 'PUT',
      token: eve.token,
      body: { name: 'Not for Ada' },
    });
    await server.api('/web/stores/me/profile', {
      method: 'PUT',
      token: ada.token,
      body: { name: 'For Ada' },
    });
    expect(JSON.parse((await first)?.value?.data ?? '{}')).toMatchObject({
      type: 'invalidate',
      operations: ['get_store', 'find_stores_by_handle'],
    });
    // Who comes late is told what went stale while nobody listened.
    const late = await fetch(`${server.url}/rest/main/-/events?missedMs=1000000`, {
      headers: { authorization: `Bearer ${ada.token}` },
      signal: leave.signal,
    });
    const told = await (late.body && eventStream(late.body).getReader().read());
    expect(told?.value?.data).toBe('{"type":"invalidate"}');
    // The line is still open: stopping must not wait for it.
    await server.stop();
    expect((await reader?.read())?.done).toBe(true);
    leave.abort();
  });
});

describe('the program', { timeout: 90_000 }, () => {
  beforeAll(() => buildServer());
  const environment = () => ({
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'brandwright-main-')),
    DATABASE_URL: inject('adminUrl'),
    DEMO: '0',
    LOG_LEVEL: 'error',
  });

  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  function run(settings: Record<string, string>) {
    const child = spawn(process.execPath, serverProgram, {
      env: { ...environment(), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let text = '';
    child.stdout.on('data', (data: Buffer) => (text += data.toString()));
    child.stderr.on('data', (data: Buffer) => (text += data.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const ready = () =>
      new Promise<string>((resolve, reject) => {
        child.stdout.on('data', () => {
          const [, url] = /ready at (\S+)/.exec(text) ?? [];
          if (url) resolve(url);
        });
        child.once('exit', () => reject(new Error(`It ended: ${text}`)));
      });
    return { child, ended, ready, said: () => text };
  }

  it('says where it is, finishes what runs when it is told to stop, and then ends well', async () => {
    const { child, ended, ready } = run({});
    const base = await ready();
    expect(await (await fetch(`${base}/healthz`)).json()).toMatchObject({ ok: true });
    // Hashing a password takes long enough to be in the middle of it.
    const body = JSON.stringify({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'long enough',
      name: 'Ada',
    });
    const inFlight = fetch(`${base}/rest/main/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await new Promise((resolve) => setTimeout(resolve, 15));
    child.kill('SIGTERM');
    expect((await inFlight).status).toBe(201);
    expect(await ended).toBe(0);
    await expect(fetch(`${base}/healthz`)).rejects.toThrow();
  });

  it('says plainly what is wrong with a setting or a port, and ends', async () => {
    const taken = createServer().listen(0);
    await once(taken, 'listening');
    const { port } = z.object({ port: z.number() }).parse(taken.address());
    const [wrong, second] = [run({ CLOCK: 'yesterday' }), run({ PORT: String(port) })];
    expect(await Promise.all([wrong.ended, second.ended])).toEqual([1, 1]);
    taken.close();
    expect(wrong.said()).toMatch(/^Some settings aren’t valid. CLOCK/);
    expect(second.said()).toContain(`Port ${port} is in use.`);
  });
});
