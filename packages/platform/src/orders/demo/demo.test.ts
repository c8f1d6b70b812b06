import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DemoStore } from '../../kernel/demo/demo.ts';
import { namedId, seededRandom } from '../../kernel/data/random.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { customers } from '../tables.ts';
import { demo } from './demo.ts';

let store: TestStore;
let rival: TestStore;
const client = () => new pg.Client({ connectionString: inject('adminUrl') });

async function seed(target: TestStore, key: DemoStore['key']): Promise<void> {
  const connection = client();
  await connection.connect();
  const random = seededRandom('unused');
  const keepFile = () => Promise.resolve(`/files/${randomUUID()}`);
  const tools = {
    db: drizzle(connection),
    now: new Date('2026-11-20T15:00:00Z'),
    random,
    id: namedId,
    keepFile,
    keepStoreFile: () => Promise.resolve(),
  };
  await demo.seedStore?.(
    { key, storeId: target.storeId, ownerId: target.userId, size: key === 'founder' ? 'full' : 'small' },
    tools,
  );
  await connection.end();
}

beforeAll(async () => {
  store = await testStore();
  rival = await testStore();
  await seed(store, 'founder');
  await seed(rival, 'rival');
}, 120_000);

afterAll(async () => {
  const connection = client();
  await connection.connect();
  for (const { storeId } of [store, rival]) {
    for (const table of [
      'store_credits',
      'customer_notes',
      'customer_mails',
      'orders',
      'customers',
      'order_rules',
    ])
      await connection.query(`delete from ${table} where store_id = $1`, [storeId]);
  }
  await connection.end();
}, 120_000);

describe('the demo store', () => {
  it('has 18 months of orders in every state and about 900 customers', async () => {
    const all = await store.run(listOrders, { sort: 'placedAt', size: 1 });
    expect(all.total).toBe(2400);
    expect(all.orders[0]?.ageDays).toBeGreaterThan(530);
    for (const [tab, orders] of Object.entries(all.tabCounts ?? {})) expect(orders, tab).toBeGreaterThan(9);
    const people = await store.context(({ db, storeId }) =>
      db.select({ id: customers.id }).from(customers).where(eq(customers.storeId, storeId)),
    );
    expect(people).toHaveLength(900);
    const late = await store.run(listOrders, { tab: 'OUTSTANDING', olderThanDays: 7 });
    expect(late.total).toBeGreaterThan(20);
    expect(late.total).toBeLessThan(90);
    expect((await store.run(listOrders, { fulfillmentStatus: 'PARTIAL' })).total).toBeGreaterThan(3);
    expect((await store.run(listOrders, { international: true })).total).toBeGreaterThan(150);
  });

  it('has the order that a founder looks at first', async () => {
    const order = await store.run(getOrder, { orderNumber: 1042 });
    expect(order).toMatchObject({
      customerName: 'Maya Chen',
      productionStatus: 'OUTSTANDING',
      cancelStatus: 'NONE',
      fulfillmentStatus: 'NONE',
      paymentStatus: 'PAID',
      ageDays: 9,
      origin: 'SHOPIFY_PLATFORM',
    });
    expect(order.lineItems.map((line) => line.title)).toEqual([
      'Ceramic mug',
      'Scented candle',
      'Linen tote',
    ]);
    expect((await store.run(listOrders, { search: 'maya' })).total).toBe(1);
  });

  it('keeps each store to itself: the rival has another order of the same number', async () => {
    const other = await rival.run(getOrder, { orderNumber: 1042 });
    const own = await store.run(getOrder, { orderNumber: 1042 });
    expect(other.id).not.toBe(own.id);
    expect(other.customerName).not.toBe('Maya Chen');
    expect(await rival.refusal(getOrder, { id: own.id })).toMatchObject({ code: 'not_found' });
  });
});
