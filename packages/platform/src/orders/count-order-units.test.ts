import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { countOrderUnits } from '@brandwright/contract/orders/count-order-units.ts';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { orderLineItems, orders, orderUnitSums } from './tables.ts';
import { candle, channelOrder, mug, place, placedOrder, ship } from './testing.ts';

let owner: pg.Client;
let store: TestStore;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: inject('adminUrl') });
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  store = await testStore();
});

/** How many sums aren't what the orders come to. */
async function wrong(): Promise<number> {
  const { rows } = await owner.query<{ wrong: number }>('select order_units_wrong($1)::int as wrong', [
    store.storeId,
  ]);
  return rows[0]?.wrong ?? -1;
}

const run = (...statements: SQL[]) =>
  store.context(async ({ db }) => {
    for (const statement of statements) await db.execute(statement);
  });

const lineOf = (item: typeof mug) => ({ ...item, variant: null, discountMinor: 0, fulfilledQuantity: 0 });
const orderAt = (placedAt: string) =>
  channelOrder({ placedAt: new Date(placedAt), lines: [lineOf(mug), lineOf(candle)] });
/** Orders of mugs and candles, each placed 7 hours after the one before. */
const many = (wanted: number) =>
  Array.from({ length: wanted }, (_, at) => orderAt(new Date(Date.UTC(2026, 10, 1, at * 7)).toISOString()));

/** What is asked for, counted from the orders by plain code. */
async function plain(soldSince: string) {
  const rows = await store.context(({ db, storeId }) =>
    db
      .select({ order: orders, line: orderLineItems })
      .from(orderLineItems)
      .innerJoin(orders, eq(orders.id, orderLineItems.orderId))
      .where(eq(orderLineItems.storeId, storeId)),
  );
  const units = new Map<string, { sku: string; committed: number; onHold: number; sold: number }>();
  for (const { order, line } of rows) {
    if (order.cancelStatus === 'CANCELED' || line.sku === null) continue;
    const of = units.get(line.sku) ?? { sku: line.sku, committed: 0, onHold: 0, sold: 0 };
    const open = Math.max(0, line.quantity - line.canceledQuantity - line.fulfilledQuantity);
    of.committed += open;
    if (order.productionStatus === 'ON_HOLD') of.onHold += open;
    if (order.placedAt >= new Date(soldSince)) of.sold += line.quantity - line.canceledQuantity;
    units.set(line.sku, of);
  }
  return [...units.values()].filter(({ committed, sold }) => committed !== 0 || sold !== 0).sort(bySku);
}
const bySku = (one: { sku: string }, other: { sku: string }) => (one.sku < other.sku ? -1 : 1);
const told = async (soldSince: string) =>
  (await store.run(countOrderUnits, { soldSince })).skus.toSorted(bySku);

/** What can happen to orders, as statements over some of them. */
const changes: Record<string, SQL[]> = {
  'are canceled and come back': [
    sql`update orders set cancel_status = 'CANCELED' where order_number % 2 = 0`,
    sql`update orders set cancel_status = 'NONE' where order_number % 4 = 0`,
  ],
  'are put on hold and taken off it': [
    sql`update orders set production_status = 'ON_HOLD' where order_number % 3 = 0`,
    sql`update orders set production_status = 'PROCESSING' where order_number % 6 = 0`,
  ],
  'move in time, also over midnight': [
    sql`update orders set placed_at = placed_at - interval '40 days' where order_number % 4 = 1`,
    sql`update orders set placed_at = date_trunc('day', placed_at) - interval '1 microsecond' where order_number % 4 = 2`,
  ],
  'ship in part, and have units canceled': [
    sql`update order_line_items set fulfilled_quantity = 1 where position = 0`,
    sql`update order_line_items set canceled_quantity = quantity where position = 1`,
    sql`update order_line_items set canceled_quantity = 0 where position = 1`,
  ],
  'have items renamed, added and taken away': [
    sql`update order_line_items set sku = 'BOWL-03', quantity = quantity + 2 where position = 1`,
    sql`update order_line_items set sku = null where position = 0 and quantity > 1`,
    sql`insert into order_line_items (store_id, id, order_id, position, title, sku, quantity)
      select store_id, gen_random_uuid(), id, 7, 'Bowl', 'BOWL-03', 3 from orders where order_number % 2 = 0`,
    sql`delete from order_line_items where position = 1`,
  ],
  'are deleted': [
    sql`delete from orders where order_number % 4 in (1, 2)`,
    sql`delete from order_line_items where position = 0`,
    sql`delete from orders`,
  ],
};

describe('units in orders', () => {
  it('follow orders that come in, ship, are put on hold, refunded, and canceled whole or in part', async () => {
    const since = '2026-11-01T00:00:00Z';
    const { id } = await placedOrder(store);
    const { orderNumber } = await placedOrder(store);
    await place(store, many(9));
    expect(await told(since)).toEqual(await plain(since));
    await ship(store, id);
    await store.run(changeOrderStatus, { orderNumber: 5003, productionStatus: 'ON_HOLD', reason: 'Card' });
    await store.run(refundOrder, { orderNumber, amountMinor: 105 });
    await store.run(cancelLineItem, { orderNumber, item: mug.sku, quantity: 1 });
    expect(await told(since)).toEqual(await plain(since));
    await store.run(cancelOrder, { orderNumber });
    expect(await told(since)).toEqual(await plain(since));
    expect(await wrong()).toBe(0);
  });

  it.each(Object.entries(changes))('follow orders that %s', async (_what, statements) => {
    const since = '2026-11-03T05:00:00Z';
    await place(store, many(24));
    for (const statement of statements) {
      await run(statement);
      expect(await wrong()).toBe(0);
      expect(await told(since)).toEqual(await plain(since));
    }
  });

  it('are of orders from the very instant on, whichever hour of the day it is', async () => {
    await place(store, [
      ...['2026-11-09T23:59:59.999Z', '2026-11-10T00:00:00Z', '2026-11-10T08:59:59.999Z'].map(orderAt),
      ...['2026-11-10T09:00:00Z', '2026-11-10T23:59:59.999Z', '2026-11-11T00:00:00Z'].map(orderAt),
    ]);
    const sold = async (since: string) => (await told(since)).find(({ sku }) => sku === candle.sku)?.sold;
    expect(await sold('2026-11-10T09:00:00Z')).toBe(3);
    expect(await sold('2026-11-10T00:00:00Z')).toBe(5);
    expect(await sold('2026-11-09T23:59:59.999Z')).toBe(6);
    // The same instant, told in another time zone.
    expect(await sold('2026-11-10T01:00:00-08:00')).toBe(3);
    expect(await sold('2026-11-12T00:00:00Z')).toBe(0);
  });

  it('are exact when changes of an order and of its items meet, and stay as they were where one fails', async () => {
    const [placed] = await place(store, many(1));
    const id = placed?.id ?? '';
    for (let round = 0; round < 6; round += 1)
      await Promise.all([
        run(sql`update orders set cancel_status = ${round % 2 === 0 ? 'CANCELED' : 'NONE'} where id = ${id}`),
        run(sql`update order_line_items set quantity = quantity + 1 where order_id = ${id}`),
        run(sql`update order_line_items set fulfilled_quantity = ${round} where order_id = ${id}`),
      ]);
    expect(await wrong()).toBe(0);
    await expect(run(sql`delete from orders`, sql`select 1 / 0`)).rejects.toThrow();
    expect(await wrong()).toBe(0);
    expect(await told('2026-11-01T00:00:00Z')).toEqual(await plain('2026-11-01T00:00:00Z'));
  });

  it('are gathered, cannot be written by the app, and are no other store’s', async () => {
    await place(store, many(1));
    for (let round = 0; round < 70; round += 1)
      await run(
        sql`update order_line_items set quantity = quantity + 1, fulfilled_quantity = fulfilled_quantity + ${round % 2}`,
      );
    const { rows } = await owner.query<{ rows: number }>(
      'select count(*)::int as rows from order_unit_sums where store_id = $1',
      [store.storeId],
    );
    expect(rows[0]?.rows).toBeLessThan(100);
    expect(await wrong()).toBe(0);
    await expect(
      store.context(({ db, storeId }) => db.delete(orderUnitSums).where(eq(orderUnitSums.storeId, storeId))),
    ).rejects.toThrow();
    const other = await testStore();
    expect((await other.run(countOrderUnits, { soldSince: '2020-01-01T00:00:00Z' })).skus).toEqual([]);
  });
});
