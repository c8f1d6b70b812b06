import { sumsInManyRows } from '@brandwright/platform/kernel/data/kept-by-triggers.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKernel, platformAreas, silentLog } from '@brandwright/platform';
import { createProviders } from '@brandwright/providers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from './own-database.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
}, 120_000);
afterAll(() => server.stop());

const api = '/rest/main';
const path = `${api}/web/account/store-deletion`;

/** Rows by table that name something anywhere, and a digest of all other rows. */
async function tables(id: string): Promise<Record<string, { naming: number; others: unknown }>> {
  const names = await server.sql(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, { naming: number; others: unknown }> = {};
  for (const { name } of names) {
    const [row] = await server.sql(
      `select count(*) filter (where one::text like '%' || $1 || '%')::int as naming,
         md5(string_agg(md5(one::text), '' order by md5(one::text)) filter (where one::text not like '%' || $1 || '%')) as others
       from ${String(name)} one`,
      [id],
    );
    found[String(name)] = { naming: Number(row?.['naming']), others: row?.['others'] };
  }
  return found;
}

/** Logins, what follows from looking around, and sums that are kept as differences. */
const differsSince = new Set(['sessions', 'login_attempts', 'stream_events', ...sumsInManyRows]);

/** Without a column that names the store: people whose only store it was, and what it showed to everyone. */
const goesToo = new Set(['users', 'credentials', 'sessions', 'marketplace_reviews', 'marketplace_suppliers']);

it('deletes a store with years of history, every row of it and none of another', async () => {
  const { token, storeId } = await server.logIn('founder');
  const rival = await server.logIn('rival');
  await server.call('POST', `${api}/-/demo/reset`, { token, body: {} });
  const begun = await tables(storeId);
  const body = { storeName: 'Juniper & Clay', password: 'brandwright-demo' };
  const scheduled = await server.call('POST', path, { token, body });
  expect(scheduled.status, scheduled.text).toBe(202);
  const { deletesAt, lost } = JSON.parse(scheduled.text) as { deletesAt: string; lost: { kind: string }[] };
  expect(deletesAt).toBe('2026-12-20T15:00:00.000Z');
  expect(lost.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order', 'customer', 'product']));
  const before = await tables(storeId);
  expect(Object.values(before).filter(({ naming }) => naming > 0).length).toBeGreaterThan(60);

  const round = platformAreas
    .flatMap(({ rounds }) => rounds ?? [])
    .find(({ name }) => name === 'delete_due_stores');
  const clock = { now: () => new Date(deletesAt) };
  const kernel = createKernel({
    ...{ databaseUrl: server.databaseUrl, areas: platformAreas, clock, log: silentLog, poolSize: 4 },
    ...{ publicUrl: 'http://127.0.0.1:8787', checkOutputs: true },
    providers: createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-deletion-')), clock),
  });
  const caller = {
    ...{ actor: { kind: 'system' as const, storeId }, via: 'system' as const },
    ...{ requestId: randomUUID(), signal: new AbortController().signal },
  };
  await kernel.inContext(
    caller,
    (context) => round?.run(context, storeId) ?? Promise.reject(new Error('none')),
  );
  await kernel.stop();

  const after = await tables(storeId);
  for (const [name, { naming, others }] of Object.entries(after)) {
    if (name !== 'business_settings') expect([name, naming]).toEqual([name, 0]);
    if (!goesToo.has(name)) expect([name, others]).toEqual([name, before[name]?.others]);
  }
  expect((await server.call('GET', path, { token })).status).toBe(401);
  expect((await server.call('GET', path, { token: rival.token })).status).toBe(200);

  // It is a demo store: a reset brings it back, with the logins of its people.
  const reset = await server.call('POST', `${api}/-/demo/reset`, { token: rival.token, body: {} });
  expect(reset.status, reset.text).toBe(200);
  const again = await server.logIn('founder');
  expect(again.storeId).toBe(storeId);
  expect((await server.call('GET', path, { token: again.token })).status).toBe(200);
  const back = await tables(storeId);
  for (const [name, { naming }] of Object.entries(begun))
    if (!differsSince.has(name)) expect([name, back[name]?.naming]).toEqual([name, naming]);
  const [tallied] = await server.sql(
    `select (select sum(orders) from order_tallies where store_id = $1) as summed, (select count(*) from orders where store_id = $1) as there`,
    [storeId],
  );
  expect(Number(tallied?.['summed'])).toBe(Number(tallied?.['there']));
  const [totaled] = await server.sql(
    `select sum(order_count)::int as ordered, (select count(*)::int from orders where store_id = $1 and customer_id is not null) as orders,
      count(*)::int as people, (select sum(rows)::int from row_tallies where store_id = $1 and of_table = 'customers' and standing = 'ALL') as tallied
     from customers where store_id = $1`,
    [storeId],
  );
  expect(totaled).toMatchObject({ ordered: totaled?.['orders'], people: totaled?.['tallied'] });
  for (const person of ['admin', 'member', 'viewer'] as const) await server.logIn(person);
}, 240_000);
