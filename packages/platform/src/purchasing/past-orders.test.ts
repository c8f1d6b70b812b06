import { checkPurchasedSamples } from '@brandwright/contract/purchasing/check-purchased-samples.ts';
import { listPastOrders } from '@brandwright/contract/purchasing/list-past-orders.ts';
import type { PurchaseStatus } from '@brandwright/contract/purchasing/enums.ts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { orderMugs, mugs } from './testing.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { purchaseItems } from './tables.ts';

afterEach(resetTestTime);

async function ordered(
  store: TestStore,
  status: PurchaseStatus,
  values: Partial<typeof purchaseItems.$inferInsert> = {},
) {
  const { purchaseItemId } = await orderMugs(store, { title: `Mugs ${status}` });
  await store.context(({ db }) =>
    db
      .update(purchaseItems)
      .set({ status, ...values })
      .where(eq(purchaseItems.id, purchaseItemId)),
  );
  return purchaseItemId;
}

it('are those that were paid, archived ones too, with what they came to', async () => {
  const store = await testStore();
  expect(await store.call(listPastOrders, {})).toMatchObject({
    summary: 'Nothing has been ordered from suppliers yet.',
  });
  await ordered(store, 'NOT_PURCHASED');
  await ordered(store, 'IN_SHOPPING_CART');
  await ordered(store, 'CANCELED');
  await ordered(store, 'IN_PRODUCTION');
  await ordered(store, 'SHIPPED', { isArchived: true, supplierName: 'Olaria', totalMinor: 300_000 });
  await ordered(store, 'SHIPPED', { supplierName: 'Olaria', totalMinor: 100, currency: 'EUR' });
  const past = await store.run(listPastOrders, {}, { as: 'viewer' });
  expect(past.rows.map(({ status }) => status).toSorted()).toEqual(['IN_PRODUCTION', 'SHIPPED', 'SHIPPED']);
  expect(past.totals).toEqual([
    { currency: 'EUR', totalMinor: 100, orders: 1 },
    { currency: 'USD', totalMinor: 420_000, orders: 2 },
  ]);
  expect(past.suppliers.slice(0, 2)).toEqual([
    { supplierName: 'Olaria', currency: 'USD', totalMinor: 300_000, orders: 1 },
    { supplierName: 'Kiln Nine', currency: 'USD', totalMinor: 120_000, orders: 1 },
  ]);
  const page = await store.run(listPastOrders, { size: 1, page: 1 });
  expect([page.rows.length, page.total, page.totals.length]).toEqual([1, 3, 2]);
  const other = await testStore();
  expect((await other.run(listPastOrders, {})).total).toBe(0);
});

it('are asked for by day and type', async () => {
  const store = await testStore();
  await ordered(store, 'SHIPPED', { createdAt: new Date('2026-09-30T23:59:59Z') });
  await ordered(store, 'SHIPPED', { createdAt: new Date('2026-10-31T23:59:59Z') });
  const october = await store.call(listPastOrders, { from: '2026-10-01', to: '2026-10-31' });
  expect(october).toMatchObject({
    output: { total: 1 },
    summary:
      '1 order with suppliers from October 1, 2026 to October 31, 2026, $1,200.00 in total: Kiln Nine $1,200.00.',
  });
  expect((await store.run(listPastOrders, { orderType: 'SAMPLES' })).total).toBe(0);
  expect((await store.refusal(listPastOrders, { from: '2026-11-01', to: '2026-10-01' })).code).toBe(
    'bad_input',
  );
  expect((await store.refusal(listPastOrders, { from: 'yesterday' })).code).toBe('bad_input');
});

it('tell whether samples were bought', async () => {
  const store = await testStore();
  expect(await store.run(checkPurchasedSamples, {})).toEqual({ hasPurchasedSamples: false, orders: 0 });
  const { purchaseItemId } = await store.run(createPurchaseItem, { ...mugs, orderType: 'SAMPLES' });
  expect((await store.run(checkPurchasedSamples, {})).hasPurchasedSamples).toBe(false);
  await store.context(({ db }) =>
    db.update(purchaseItems).set({ status: 'SHIPPED' }).where(eq(purchaseItems.id, purchaseItemId)),
  );
  expect(await store.run(checkPurchasedSamples, {})).toEqual({ hasPurchasedSamples: true, orders: 1 });
});
