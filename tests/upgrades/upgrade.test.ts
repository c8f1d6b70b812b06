import { demoStores, migrate } from '@brandwright/platform';
import { appRole } from '@brandwright/platform/kernel/data/database.ts';
import { tablesKeptByTriggers } from '@brandwright/platform/kernel/data/kept-by-triggers.ts';
import { readConfig } from '@brandwright/server/config.ts';
import { startServer, type RunningServer } from '@brandwright/server/start-server.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKept, readRows } from '../../tools/database/kept-versions.ts';
import { readMigrations } from '../../tools/database/migrations.ts';
import { oldDatabase, type OldDatabase } from './old-database.ts';

/** What the database sums up from other tables, in as many rows as it likes. */
const reckoned = new Set(tablesKeptByTriggers);

/** What comes to some rows at the start, as what they come from is there: the credits that returns gave. */
const carriedOver = new Set(['store_credits', 'store_credit_movements']);

const versions = readMigrations()
  .map(({ tag }) => tag)
  .filter(isKept);

const instant = (text: unknown) => new Date(String(text)).toISOString();

describe.each(versions)('a database of %s', (tag) => {
  let old: OldDatabase;
  let server: RunningServer;
  let token: string;
  const storeId = demoStores[0]?.storeId;

  /** What the founder gets from the upgraded platform. */
  async function read(path: string): Promise<Record<string, unknown>> {
    const response = await fetch(`${server.url}/rest/main${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text) as Record<string, unknown>;
  }
  const keptOf = (table: string) => (old.kept[table] ?? []).filter((row) => row['store_id'] === storeId);

  beforeAll(async () => {
    old = await oldDatabase(tag);
    await migrate(old.url);
  }, 120_000);
  afterAll(async () => {
    await server?.stop(0);
    await old.drop();
  }, 60_000);

  it('keeps every row and value', async () => {
    const now = await readRows(old.client, old.tables);
    for (const { name } of old.tables) {
      expect(old.kept[name]?.length, `rows kept of ${name}`).toBeGreaterThan(0);
      if (reckoned.has(name)) continue;
      const kept = old.kept[name] ?? [];
      expect(now[name], name).toEqual(carriedOver.has(name) ? expect.arrayContaining(kept) : kept);
    }
  });

  it('shows no store the rows of another', async () => {
    const secured = old.tables.filter(({ columns }) => columns.some(({ name }) => name === 'store_id'));
    const counts = secured.map(
      ({ name }) => `select '${name}' as name, count(*)::int as all,
        count(*) filter (where store_id = '${storeId}')::int as own from public.${name}`,
    );
    const policies = await old.client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_policies`,
    );
    const open = new Set(policies.rows.map(({ name }) => name));
    await old.client.query(`begin; set local role ${appRole}; set local app.store_id = '${storeId}'`);
    const { rows } = await old.client.query<{ name: string; all: number; own: number }>(
      counts.join(' union all '),
    );
    await old.client.query('rollback');
    for (const { name, all, own } of rows) {
      expect(all, name).toBe(own);
      if (open.has(name) && !reckoned.has(name) && !carriedOver.has(name))
        expect(own, name).toBe(keptOf(name).length);
    }
  });

  it('has worked out what its customers ordered, and how many there are', async () => {
    const { rows } = await old.client.query(`select c.name from customers c
      join customer_totals_due due on due.store_id = c.store_id and due.id = c.id
      where (c.order_count, c.open_order_count, c.paid_minor, c.refunded_minor, c.last_order_at, c.last_order_number)
        is distinct from
        (due.order_count, due.open_order_count, due.paid_minor, due.refunded_minor, due.last_order_at, due.last_order_number)
      union all
      select 'all of store ' || store_id from customers c group by store_id
      having count(*) <> (select sum(rows) from row_tallies t
        where t.store_id = c.store_id and t.of_table = 'customers' and t.standing = 'ALL')`);
    expect(rows).toEqual([]);
  });

  it('has the stock that it had, as SKUs of products', async () => {
    const { rows } = await old.client.query(
      `select skus.store_id, skus.id, code as sku, title, option_values[1] as variant, on_hand, price_minor as unit_price_minor,
        (select sum(quantity)::int from stock_movements moved where moved.store_id = skus.store_id and sku_id = skus.id) as moved
       from skus join products on products.store_id = skus.store_id and products.id = product_id
       join stock_levels level on level.store_id = skus.store_id and sku_id = skus.id
       order by skus.store_id, skus.id`,
    );
    const kept = old.kept['stock_items'];
    if (!kept) return;
    expect(kept.length).toBeGreaterThan(0);
    const byId = (a: Record<string, unknown>, b: Record<string, unknown>) =>
      `${String(a['store_id'])} ${String(a['id'])}`.localeCompare(
        `${String(b['store_id'])} ${String(b['id'])}`,
      );
    expect(rows.toSorted(byId)).toEqual(
      kept.map((row) => ({ ...row, moved: row['on_hand'] === 0 ? null : row['on_hand'] })).toSorted(byId),
    );
  });

  it('has tallies that agree with the orders', async () => {
    const { rows } = await old.client.query<{ there: boolean }>(
      `select to_regclass('public.order_tallies') is not null as there`,
    );
    if (!rows[0]?.there) return;
    const tallied = await old.client.query(
      `select store_id, sum(orders)::int as orders, sum(total_minor)::text as worth from order_tallies group by 1 order by 1`,
    );
    const counted = await old.client.query(
      `select store_id, count(*)::int as orders, sum(total_minor)::text as worth from orders group by 1 order by 1`,
    );
    expect(tallied.rows).toEqual(counted.rows);
  });

  it('is served: people log in and find their orders and conversations', { timeout: 60_000 }, async () => {
    server = await startServer(
      readConfig({
        PORT: '0',
        DATABASE_URL: old.url,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'brandwright-upgrade-')),
        DEMO: '0',
        CLOCK: '2026-11-20T15:00:00Z',
        LOG_LEVEL: 'silent',
        PICTURE_SIZE: '256',
      }),
    );
    const login = await fetch(`${server.url}/rest/main/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'founder@demo.brandwright.test', password: 'brandwright-demo' }),
    });
    expect(login.status).toBe(200);
    token = ((await login.json()) as { tokenV2: string }).tokenV2;

    const { orders } = (await read('/web/orders?size=100')) as {
      orders: { id: string; totalMinor: number; placedAt: string }[];
    };
    const shown = orders.map(({ id, totalMinor, placedAt }) => `${id} ${totalMinor} ${instant(placedAt)}`);
    const kept = keptOf('orders').map(
      (row) => `${String(row['id'])} ${String(row['total_minor'])} ${instant(row['placed_at'])}`,
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(new Set(shown)).toEqual(new Set(kept));
    const { rows } = (await read('/web/inbox/conversations?size=100')) as { rows: unknown[] };
    expect(rows).toHaveLength(keptOf('supplier_conversations').filter((row) => !row['is_archived']).length);
  });
});
