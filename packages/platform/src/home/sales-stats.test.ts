import { celebrateMilestone } from '@brandwright/contract/home/celebrate-milestone.ts';
import { getSalesStats } from '@brandwright/contract/home/get-sales-stats.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { placedOrder } from '../orders/testing.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  store.time.now = new Date('2026-11-20T15:00:00Z');
});

// One order: $90.00 + $6.00 + $5.05 − $10.00.
const worth = 9105;
const stats = (period?: 'TODAY' | 'THIS_MONTH') => store.run(getSalesStats, period ? { period } : {});

describe('sales', () => {
  it('are nothing in a new store, with the first sale ahead', async () => {
    expect(await stats()).toMatchObject({
      asked: { orders: 0, netMinor: 0 },
      firstSaleAt: null,
      milestone: { level: 'DEFAULT' },
      next: { level: 'FIRST_SALE' },
      toCelebrate: null,
    });
  });

  it('are what was paid, less what was paid back; unpaid orders count nothing', async () => {
    await placedOrder(store);
    await placedOrder(store, { paid: false });
    const returned = await placedOrder(store);
    await store.run(cancelOrder, { orderNumber: returned.orderNumber });
    const { asked, milestone } = await stats();
    expect(asked).toEqual({ orders: 1, paidMinor: 2 * worth, refundedMinor: worth, netMinor: worth });
    expect(milestone.level).toBe('FIRST_SALE');
  });

  it('fall into their periods', async () => {
    store.time.now = new Date('2026-10-25T12:00:00Z');
    await placedOrder(store);
    store.time.now = new Date('2026-11-20T15:00:00Z');
    await placedOrder(store);
    const { periods } = await stats();
    const net = Object.fromEntries(periods.map(({ period, netMinor }) => [period, netMinor / worth]));
    expect(net).toEqual({
      LIFETIME: 2,
      TODAY: 1,
      LAST_7_DAYS: 1,
      THIS_MONTH: 1,
      LAST_30_DAYS: 2,
      THIS_YEAR: 2,
    });
    expect((await stats('THIS_MONTH')).asked.orders).toBe(1);
  });

  it('are another store’s no more', async () => {
    await placedOrder(store);
    expect((await (await testStore()).run(getSalesStats, {})).asked.orders).toBe(0);
  });
});

describe('a milestone', () => {
  it('is celebrated once, by whoever is first', async () => {
    await placedOrder(store);
    expect((await stats()).toCelebrate?.level).toBe('FIRST_SALE');
    const both = await Promise.all([
      store.run(celebrateMilestone, { level: 'FIRST_SALE' }),
      store.run(celebrateMilestone, { level: 'FIRST_SALE' }),
    ]);
    expect(both.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    expect((await stats()).toCelebrate).toBeNull();
  });

  it('passes over the levels below it', async () => {
    await placedOrder(store, { shippingMinor: 600_000 });
    expect((await stats()).toCelebrate?.level).toBe('5k');
    expect((await store.run(celebrateMilestone, { level: '5k' })).isFirst).toBe(true);
    expect((await store.run(celebrateMilestone, { level: '1k' })).isFirst).toBe(false);
    expect((await store.journal())[1]?.summary).toBe('Milestone reached: $5,000.');
  });

  it('cannot be celebrated before it is reached, nor by a viewer or a preview', async () => {
    await placedOrder(store);
    expect((await store.refusal(celebrateMilestone, { level: '1k' })).message).toContain('First sale');
    expect((await store.refusal(celebrateMilestone, { level: 'FIRST_SALE' }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(celebrateMilestone, { level: 'FIRST_SALE' }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
  });
});
