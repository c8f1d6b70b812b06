import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.register();
}, 120_000);
afterAll(() => server.stop());

it(
  'serves a feed to whoever has its address, and to nobody once it is off',
  { timeout: 60_000 },
  async () => {
    const made = await server.api('/web/jewelry', {
      token: ada.token,
      body: { title: 'Walnut bowl', priceMinor: 4800, description: 'Turned by hand.' },
    });
    expect(made.status, made.text).toBe(201);
    await server.sql('update products set pictures = $1 where id = $2', [
      JSON.stringify([{ url: '/files/drawn/bowl.walnut', alt: null }]),
      made.body['id'],
    ]);
    const on = await server.api('/web/product-feeds/INSTAGRAM/enable', {
      method: 'PUT',
      token: ada.token,
      body: { pagesUrl: 'https://maple.com/products/' },
    });
    expect(on.status, on.text).toBe(200);
    const path = new URL(String(on.body['address'])).pathname;
    const served = await server.ask(path);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(served.headers.get('content-disposition')).toContain('meta-catalog.csv');
    expect(served.headers.get('x-robots-tag')).toContain('noindex');
    expect(served.headers.get('cache-control')).toBe('no-store');
    expect(served.text).toContain('Walnut bowl');
    for (const other of [
      path.replace('meta-catalog.csv', 'google-products.xml'),
      path.replace(/\/[\w-]{43}\//, `/${'A'.repeat(43)}/`),
      path.replace(/\/[\w-]{43}\//, '/short/'),
    ])
      expect((await server.ask(other)).status).toBe(404);
    await server.api('/web/product-feeds/INSTAGRAM/disable', { method: 'PUT', token: ada.token, body: {} });
    expect((await server.ask(path)).status).toBe(404);
  },
);
