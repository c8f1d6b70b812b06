import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { namedId, seededRandom } from '../kernel/data/random.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { ordersArea } from '../orders/index.ts';
import { catalogDemo } from './demo.ts';
import { stockMovements } from './tables.ts';

let store: TestStore;
const client = new pg.Client({ connectionString: inject('adminUrl') });

beforeAll(async () => {
  resetTestTime();
  store = await testStore();
  await client.connect();
  const tools = {
    db: drizzle(client),
    now: new Date('2026-11-20T15:00:00Z'),
    random: seededRandom('unused'),
    id: namedId,
    keepFile: () => Promise.resolve(''),
    keepStoreFile: () => Promise.resolve(),
  };
  const founder = { key: 'founder', storeId: store.storeId, ownerId: store.userId, size: 'full' } as const;
  await ordersArea.demo?.seedStore?.(founder, tools);
  await catalogDemo.seedStore?.(founder, tools);
}, 150_000);

afterAll(async () => {
  for (const table of [
    'stock_movements',
    'stock_levels',
    'products',
    'stock_places',
    'customer_notes',
    'customer_mails',
    'orders',
    'customers',
    'order_rules',
  ])
    await client.query(`delete from ${table} where store_id = $1`, [store.storeId]);
  await client.end();
}, 60_000);

// Seeding 2,400 orders takes its time on a busy machine.
describe('the demo’s catalog', { timeout: 60_000 }, () => {
  it('has products in every state, and two bundles', async () => {
    const { counts } = await store.run(listProducts, {});
    expect(counts).toMatchObject({ ALL: 17, DISABLED: 1 });
    expect(counts.LOW).toBeGreaterThan(1);
    expect(counts.OUT).toBeGreaterThan(0);
    const duo = await store.run(getProduct, { product: 'quiet morning duo' });
    expect(duo.skus[0]).toMatchObject({ isBundle: true, parts: [{ quantity: 2 }, { quantity: 1 }] });
    expect(duo.available).toBeGreaterThan(10);
  });

  it('knows every SKU that was ordered, by the title of the order', async () => {
    const { rows } = await client.query(
      `select distinct sku from order_line_items line where store_id = $1 and not exists
        (select from skus join products on products.store_id = skus.store_id and products.id = product_id
         where skus.store_id = $1 and code = sku and products.title = line.title)`,
      [store.storeId],
    );
    expect(rows).toEqual([]);
  });

  it('counts the stock that it always had', async () => {
    const { items } = await store.run(listInventoryCounts, {});
    expect(items).toHaveLength(16);
    expect(items.find(({ sku }) => sku === 'JC-MUG-SAND')).toMatchObject({
      onHand: 164,
      variant: 'Sand, 12 oz',
    });
    expect(items.find(({ sku }) => sku === 'JC-TRV-AMB')?.onHand).toBe(9);
  });

  it('tells movements that never fall below zero and add up to it', async () => {
    const [told] = await store.context(({ db, storeId }) =>
      db
        .select({
          movements: sql`count(*)`.mapWith(Number),
          least: sql`min(${stockMovements.onHandAfter})`.mapWith(Number),
          kinds: sql`count(distinct ${stockMovements.kind})`.mapWith(Number),
        })
        .from(stockMovements)
        .where(eq(stockMovements.storeId, storeId)),
    );
    expect(told?.movements).toBeGreaterThan(100);
    expect(told?.least).toBeGreaterThanOrEqual(0);
    expect(told?.kinds).toBeGreaterThanOrEqual(6);
    const mug = await store.run(getProduct, { product: 'ceramic mug' });
    expect(mug.skus[0]?.places.map(({ onHand }) => onHand)).toEqual([24, 140]);
    expect(mug.skus[0]?.landedCostMinor).toBeGreaterThan(700);
  });
});
