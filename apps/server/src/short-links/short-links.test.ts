import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.register();
}, 120_000);
afterAll(() => server.stop());

it('a short link redirects whoever has it, and nobody else’s code does', { timeout: 60_000 }, async () => {
  const made = await server.api('/commons/util/short-link', {
    token: ada.token,
    body: { url: 'https://juniper.example/sale#top' },
  });
  expect(made.status, made.text).toBe(201);
  const path = new URL(String(made.body['shortUrl'])).pathname;
  const followed = await server.ask(path);
  expect([followed.status, followed.headers.get('location')]).toEqual([
    302,
    'https://juniper.example/sale#top',
  ]);
  expect(followed.headers.get('x-robots-tag')).toContain('noindex');
  expect(followed.headers.get('cache-control')).toBe('no-store');
  for (const other of ['/s/AAAAAAAAA', '/s/x', `${path}x`])
    expect((await server.ask(other)).status).toBe(404);
});

it('a download through the server needs a login and a public address', { timeout: 60_000 }, async () => {
  const address = (url: string) => `/commons/util/proxy-download?url=${encodeURIComponent(url)}`;
  expect((await server.api(address('https://maker.example/x.png'))).status).toBe(401);
  for (const url of [
    'http://127.0.0.1/x.png',
    'http://[::1]/',
    'http://metadata.internal/',
    'file:///etc/passwd',
  ])
    expect((await server.api(address(url), { token: ada.token })).body['code']).toBe('bad_input');
  expect((await server.api('/commons/util/proxy-download', { token: ada.token })).body['code']).toBe(
    'bad_input',
  );
});

it('the calls of the store answer at their addresses', { timeout: 60_000 }, async () => {
  const { token } = ada;
  const put = (path: string, body: unknown) => server.api(path, { method: 'PUT', token, body });
  expect((await put('/web/stores/me/business-plan', { answers: { price: '$32' } })).body).toMatchObject({
    answered: 1,
  });
  expect((await put('/web/stores/me/business-plan-completed', {})).body).toMatchObject({ isCompleted: true });
  expect((await server.api('/web/stores/me/business-plan', { token })).body).toMatchObject({
    answers: { price: '$32' },
  });
  expect((await put('/web/stores/me/storefront-protected', { isProtected: true })).status).toBe(409);
  expect(
    (await put('/web/stores/me/storefront-protected', { isProtected: true, password: 'winter-sale' })).body,
  ).toMatchObject({ isProtected: true });
  expect((await put('/web/stores/me/profile', { handle: `ada-${ada.storeId.slice(0, 8)}` })).status).toBe(
    200,
  );
  const found = await server.api(`/app/stores/action/handle/ada-${ada.storeId.slice(0, 8)},nobody-here`);
  expect(found.body['stores']).toHaveLength(1);
  expect((await server.api('/web/stores/me/configs', { token })).body).toMatchObject({
    isStorefrontProtected: true,
  });
  const bank = await put('/web/stores/me/bank-info', {
    password: ada.password,
    accountHolder: 'Ada',
    bankName: 'First Riverbank',
    routingNumber: '021000021',
    accountNumber: '000123456789',
  });
  expect(bank.body).toMatchObject({ accountNumber: '•••• 6789' });
  const wrong = await put('/web/stores/me/bank-info', {
    password: 'x',
    accountHolder: 'A',
    bankName: 'B',
    routingNumber: '021000021',
    accountNumber: '1234',
  });
  expect(wrong.status).toBe(400);
  const saved = await server.api('/web/simple-questionnaires', {
    token,
    body: { items: [{ question: 'Q', answer: 'A' }] },
  });
  expect(saved.status).toBe(201);
  const one = `/web/simple-questionnaires/${String(saved.body['id'])}`;
  expect((await server.api(one, { method: 'DELETE', token })).status).toBe(200);
  expect((await server.api(one, { token })).status).toBe(404);
  const hash = await server.api('/common/intercom/user-id-to-user-hash', { token, body: {} });
  expect(hash.body['userHash']).toMatch(/^[0-9a-f]{64}$/);
});
