import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerEnv } from '../gateway.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { readClientFiles } from './client-files.ts';
import { serveClient } from './serve-client.ts';

const page =
  '<!doctype html><title>x</title><script>let a = 1;</script><script src="/assets/a-1.js"></script>';
const script = `console.log(${'1,'.repeat(2000)}1)`;
const folder = mkdtempSync(join(tmpdir(), 'brandwright-client-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'assets/a-1.js'), script);
writeFileSync(join(folder, '.vite/manifest.json'), '{}');

describe('the client', () => {
  let app: Hono<ServerEnv>;
  beforeAll(async () => {
    const files = await readClientFiles(folder);
    app = new Hono<ServerEnv>().get('*', (call) => serveClient(call, files));
    app.onError((error, call) => call.text(error.message, 404));
  });
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

  it('keeps what has a hash in its name for ever, and asks again for the page', async () => {
    const asset = await get('/assets/a-1.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const index = await get('/');
    expect(index.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': index.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is sent smaller to who can read that', async () => {
    const br = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script);
    const gzip = await get('/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
    expect((await get('/assets/a-1.js')).headers.get('content-encoding')).toBeNull();
  });

  it('answers every address of its own with the page, and a missing asset with 404', async () => {
    expect(await (await get('/orders?activeTabKey=ALL')).text()).toBe(page);
    expect(await (await get('/order-details/7', { accept: 'text/html' })).text()).toBe(page);
    expect((await get('/assets/old-2.js')).status).toBe(404);
    expect((await get('/.vite/manifest.json')).status).toBe(404);
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/..%5cpackage.json',
    ]) {
      expect(await (await get(path)).text(), path).not.toContain('workspaces');
    }
  });

  it('runs no script but its own: an inline one by its hash only', () => {
    const policy = contentSecurityPolicy({ indexHtml: page, isHttps: false, googleSignIn: false });
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
    expect(scripts).toBe(`'self' 'sha256-${hash('sha256', 'let a = 1;', 'base64')}'`);
    expect(contentSecurityPolicy({ indexHtml: '', isHttps: false, googleSignIn: true })).toContain(
      "script-src 'self' https://accounts.google.com/gsi/",
    );
  });
});

describe('headers', () => {
  let server: TestServer;
  let https: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    https = await startTestServer({ PUBLIC_URL: 'https://app.example.com/' });
  });
  afterAll(() => Promise.all([server.stop(), https.stop()]));

  it.each(['/', '/rest/main/operations', '/rest/main/nope', '/healthz', '/files/public/none'])(
    'guard %s',
    async (path) => {
      const { headers } = await server.ask(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('insist on https only where the address is https', async () => {
    expect((await https.ask('/')).headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect((await https.api('/openapi.json')).body['servers']).toEqual([{ url: 'https://app.example.com' }]);
  });

  it('that are broken or tricky break nothing', async () => {
    const tricks: Record<string, string>[] = [
      { 'x-forwarded-for': `${'1,'.repeat(500)}` },
      { 'x-forwarded-for': "'; drop table users; --" },
      { authorization: `Bearer ${'x'.repeat(7000)}` },
      { 'x-http-method-override': 'DELETE' },
      { 'x-original-url': '/rest/main/web/stores/me' },
      { 'accept-language': `${'de,'.repeat(1000)}` },
      { 'content-length': '0' },
    ];
    for (const headers of tricks)
      expect(
        await rawGet(server.url, '/rest/main/commons/util/infer-country', headers),
        JSON.stringify(headers).slice(0, 60),
      ).toBe(200);
    expect(await rawGet(server.url, '//etc/passwd', {})).toBeLessThan(500);
    expect(await rawGet(server.url, '/files/../../../etc/passwd', {})).toBeLessThan(500);
    expect(await rawGet(server.url, '/rest/main/%E0%A4%A', {})).toBeLessThan(500);
  });

  it('of too many bytes are refused', async () => {
    expect(await rawGet(server.url, '/healthz', { 'x-filler': 'x'.repeat(40_000) })).toBe(431);
  });

  it('say when it is ready', async () => {
    expect(await server.ask('/healthz')).toMatchObject({
      status: 200,
      body: { ok: true, version: expect.any(String) },
    });
  });
});

/** Without a client's tidying of path and headers. */
function rawGet(url: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
