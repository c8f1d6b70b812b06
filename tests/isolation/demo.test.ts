import { sumsInManyRows } from '@brandwright/platform/kernel/data/kept-by-triggers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from './own-database.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
}, 120_000);
afterAll(() => server.stop());

const api = '/rest/main';

/** The time in the demo after it was reset or moved on. */
async function timeAfter(what: 'reset' | 'clock', token: string, body: object): Promise<unknown> {
  const { status, text } = await server.call('POST', `${api}/-/demo/${what}`, { token, body });
  expect(status, text).toBe(200);
  return (JSON.parse(text) as { now: unknown }).now;
}

/** Orders of the demo stores and the factories of the marketplace, with their age in seconds at an instant. */
function tellRecords(instant: string) {
  return server.sql(
    `select store_id::text || order_number as name, customer_name, total_minor, production_status, units,
       extract(epoch from $1 - placed_at) as age from orders
     union all
     select name, null, null, null, null, extract(epoch from $1::timestamptz - created_at)
     from marketplace_suppliers
     order by 1`,
    [instant],
  );
}

/** The database keeps sums in as many rows as it likes, and views show them so. */
const inManyRows = new Set([
  'sessions',
  ...sumsInManyRows,
  ...['insight_days', 'insight_tallies', 'insight_products'],
]);

/** A digest of all that the demo stores and those they share with have, by table. */
async function allRecords(): Promise<Record<string, unknown>> {
  const tables = await server.sql(
    `select table_name as name from information_schema.columns where table_schema = 'public'
     group by 1 having bool_or(column_name = 'store_id') or table_name like 'marketplace%'`,
  );
  const digests: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (inManyRows.has(String(name))) continue;
    const all = `select md5(string_agg(one::text, '' order by one::text collate "C")) as digest from ${String(name)} one`;
    digests[String(name)] = (await server.sql(all))[0]?.['digest'];
  }
  return digests;
}

describe('the demo', () => {
  it('goes back to its beginning, logins aside', async () => {
    const { token } = await server.logIn('founder');
    const read = async () => (await server.call('GET', `${api}/web/stores/me`, { token })).text;
    const orders = async () => (await server.call('GET', `${api}/web/orders?size=5`, { token })).text;
    const before = [await read(), await orders(), await allRecords()];
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
    expect(await timeAfter('clock', token, { seconds: 3600 })).toBe('2026-11-20T16:00:00.000Z');
    expect(await timeAfter('reset', token, {})).toBe('2026-11-20T15:00:00.000Z');
    expect([await read(), await orders(), await allRecords()]).toEqual(before);
  }, 60_000);

  it('begins at any instant with the same records, only moved', async () => {
    const { token } = await server.logIn('founder');
    const first = await allRecords();
    const told = await tellRecords('2026-11-20T15:00:00Z');
    for (const instant of ['2027-03-05T03:22:10Z']) {
      const now = new Date(instant).toISOString();
      expect(await timeAfter('reset', token, { instant })).toBe(now);
      expect(await tellRecords(instant)).toEqual(told);
      const order = await server.call('GET', `${api}/web/orders/1042`, { token });
      expect(JSON.parse(order.text)).toMatchObject({ customerName: 'Maya Chen', ageDays: 9 });
      const moved = await allRecords();
      await server.call('POST', `${api}/web/orders/1042/order-notes`, { token, body: { text: 'x' } });
      expect(await timeAfter('clock', token, { seconds: 60 })).not.toBe(now);
      expect(await timeAfter('reset', token, { instant })).toBe(now);
      expect(await allRecords()).toEqual(moved);
    }
    expect(await server.call('GET', '/healthz')).toMatchObject({
      text: expect.stringContaining('2026-11-20T15:00:00') as string,
    });
    expect(
      await server.call('POST', `${api}/-/demo/reset`, { token, body: { instant: 'tomorrow' } }),
    ).toMatchObject({ status: 400 });
    expect(await timeAfter('reset', token, {})).toBe('2026-11-20T15:00:00.000Z');
    expect(await allRecords()).toEqual(first);
  }, 120_000);

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
