import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from './own-database.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
}, 120_000);
afterAll(() => server.stop());

const api = '/rest/main';

describe('the demo', () => {
  it('goes back to its beginning, logins aside', async () => {
    const { token } = await server.logIn('founder');
    const read = async () => (await server.call('GET', `${api}/web/stores/me`, { token })).text;
    const orders = async () => (await server.call('GET', `${api}/web/orders?size=5`, { token })).text;
    const before = [await read(), await orders()];
    await server.call('PUT', `${api}/web/stores/me/profile`, {
      token,
      body: { name: 'Renamed', phone: '+1 503 555 0000' },
    });
    await server.call('PUT', `${api}/web/stores/me/external-fields`, {
      token,
      body: { name: 'seen', value: true },
    });
    const noted = await server.call('POST', `${api}/web/orders/1042/order-notes`, {
      token,
      body: { text: 'x', note: 'x' },
    });
    expect(await read()).not.toBe(before[0]);
    expect(noted.status).toBeLessThan(500);
    await server.call('POST', `${api}/-/demo/clock`, { token, body: { seconds: 3600 } });
    expect((await server.call('GET', '/healthz')).text).toContain('2026-11-20T16:00:00');
    expect(await server.call('POST', `${api}/-/demo/reset`, { token, body: {} })).toMatchObject({
      status: 200,
    });
    expect([await read(), await orders()]).toEqual(before);
    expect((await server.call('GET', '/healthz')).text).toContain('2026-11-20T15:00:00');
  });

  it('is moved by its own people only', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { text } = await server.call('POST', `${api}/register`, {
      body: { email, password: 'long enough', name: 'Ada' },
    });
    const { token } = JSON.parse(text) as { token: string };
    for (const path of ['reset', 'clock']) {
      expect(await server.call('POST', `${api}/-/demo/${path}`, { body: {} })).toMatchObject({ status: 401 });
      expect(
        await server.call('POST', `${api}/-/demo/${path}`, { token, body: { seconds: 1 } }),
      ).toMatchObject({ status: 403 });
    }
    const { token: founder } = await server.logIn('founder');
    expect(
      await server.call('POST', `${api}/-/demo/clock`, { token: founder, body: { seconds: -5 } }),
    ).toMatchObject({ status: 400 });
  });

  it('has people of every role, with one password', async () => {
    for (const [who, role] of [
      ['founder', 'owner'],
      ['admin', 'admin'],
      ['member', 'member'],
      ['viewer', 'viewer'],
      ['rival', 'owner'],
      ['preview', 'owner'],
    ] as const) {
      const { token } = await server.logIn(who);
      const { text } = await server.call('GET', `${api}/web/stores/me`, { token });
      expect(JSON.parse(text)).toMatchObject({
        role,
        planType: 'TIER_3',
        isPreviewAccount: who === 'preview',
      });
    }
  });
});
