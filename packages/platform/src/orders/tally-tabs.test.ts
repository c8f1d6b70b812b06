import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { count, eq, sql, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { orders, orderTallies } from './tables.ts';
import { tallyTabs } from './tally-tabs.ts';
import { channelOrder, place } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

/** What the orders themselves say, without the tallies. */
const counted = () =>
  store.context(async ({ db, storeId }) => {
    const live = sql`${orders.cancelStatus} <> 'CANCELED'`;
    const [row] = await db
      .select({
        ALL: count(),
        OUTSTANDING:
          sql<number>`count(*) filter (where ${orders.productionStatus} = 'OUTSTANDING' and ${live})`.mapWith(
            Number,
          ),
        ON_HOLD:
          sql<number>`count(*) filter (where ${orders.productionStatus} = 'ON_HOLD' and ${live})`.mapWith(
            Number,
          ),
        CANCELED: sql<number>`count(*) filter (where not ${live})`.mapWith(Number),
        worthMinor: sum(orders.totalMinor).mapWith(Number),
      })
      .from(orders)
      .where(eq(orders.storeId, storeId));
    return row;
  });

const tallied = async () => {
  const tabs = await store.context((context) => tallyTabs(context));
  return {
    ALL: tabs.ALL.orders,
    OUTSTANDING: tabs.OUTSTANDING.orders,
    ON_HOLD: tabs.ON_HOLD.orders,
    CANCELED: tabs.CANCELED.orders,
    worthMinor: tabs.ALL.worthMinor,
  };
};

const many = (orderCount: number) => Array.from({ length: orderCount }, () => channelOrder());

describe('tallies of orders', () => {
  it('follow orders that come in, move and are canceled', async () => {
    await place(store, many(6));
    await store.run(changeOrderStatus, { orderNumber: 5002, productionStatus: 'ON_HOLD', reason: 'Card' });
    await store.run(cancelOrder, { orderNumber: 5003 });
    expect(await tallied()).toEqual(await counted());
    expect(await tallied()).toMatchObject({ ALL: 6, ON_HOLD: 1, CANCELED: 1 });
  });

  it('are exact where many change at once, and are gathered', async () => {
    await place(store, many(40));
    const numbers = Array.from({ length: 40 }, (_, index) => 5001 + index);
    for (let round = 0; round < 8; round += 1) {
      const productionStatus = round % 2 === 0 ? 'PROCESSING' : 'OUTSTANDING';
      await Promise.all(
        numbers.map((orderNumber) => store.run(changeOrderStatus, { orderNumber, productionStatus })),
      );
    }
    expect(await tallied()).toEqual(await counted());
    const rows = await store.context(({ db, storeId }) =>
      db.select({ rows: count() }).from(orderTallies).where(eq(orderTallies.storeId, storeId)),
    );
    expect(rows[0]?.rows).toBeLessThan(300);
  });

  it('stay as they were where a change fails', async () => {
    await place(store, many(2));
    const before = await tallied();
    await expect(
      store.context(async ({ db, storeId }) => {
        await db.update(orders).set({ productionStatus: 'FINISHED' }).where(eq(orders.storeId, storeId));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await tallied()).toEqual(before);
  });

  it('cannot be written by the app, and go when orders go', async () => {
    await place(store, many(2));
    const write = store.context(({ db, storeId }) =>
      db.update(orderTallies).set({ orders: 7 }).where(eq(orderTallies.storeId, storeId)),
    );
    await expect(write).rejects.toThrow();
    await store.context(({ db, storeId }) => db.delete(orders).where(eq(orders.storeId, storeId)));
    expect(await tallied()).toMatchObject({ ALL: 0, worthMinor: 0 });
  });
});
