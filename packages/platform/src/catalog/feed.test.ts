import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { setLowStockPoint } from '@brandwright/contract/catalog/set-low-stock-point.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { outlookOf } from './rules.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  resetTestTime();
});

const running = async () =>
  (await store.run(listFeed, {})).items.find(({ source }) => source === 'stock_running_out');
const mug = (onHand: number) =>
  store.run(createProduct, {
    title: 'Ceramic mug',
    priceMinor: 2800,
    variants: [{ values: ['Sand'], code: 'MUG-01', onHand }],
  });
const sell = (quantity: number) =>
  store.run(createManualRetailOrder, {
    customerName: 'Maya Chen',
    shippingMethod: 'LOCAL_PICKUP',
    items: [{ title: 'Ceramic mug', quantity }],
  });

describe('stock that runs out', () => {
  it('is short when open orders need more than there is', async () => {
    await mug(1);
    expect(await running()).toBeUndefined();
    await sell(2);
    const low = await running();
    expect(low).toMatchObject({ title: '1 product is short for open orders', urgency: 'NOW' });
    expect(low?.records[0]).toMatchObject({ label: 'Ceramic mug, Sand', detail: '1 unit short' });
  });

  it('runs out within two weeks at the pace of the last 30 days', async () => {
    await mug(8);
    await sell(6);
    const low = await running();
    expect(low?.title).toBe('1 product runs out within two weeks');
    expect(low?.records[0]?.detail).toBe('2 units left, about 10 days');
  });

  it('is low at its low-stock point, though nothing sells', async () => {
    await mug(8);
    await store.run(setLowStockPoint, { sku: 'MUG-01', units: 8 });
    const low = await running();
    expect(low?.title).toBe('1 product is running low');
    expect(low?.records[0]?.detail).toBe('8 units left, at its low-stock point');
    await store.run(setLowStockPoint, { sku: 'MUG-01', units: 7 });
    expect(await running()).toBeUndefined();
  });
});

describe('the outlook of a SKU', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  it.each([
    [-1, 0, null, 'SHORT', null],
    [0, 0, null, 'OUT', null],
    [0, 30, null, 'OUT', 0],
    [13, 30, null, 'LOW', 13],
    [14, 30, null, 'ENOUGH', 14],
    [14, 30, 14, 'LOW', 14],
    [5, 0, 4, 'ENOUGH', null],
  ])('%d left, %d sold in 30 days, low at %s: %s', (available, soldUnits, point, level, daysLeft) => {
    expect(outlookOf({ available, soldUnits }, point, now)).toMatchObject({ level, daysLeft });
  });

  it('names the day on which it runs out', () => {
    expect(outlookOf({ available: 13, soldUnits: 30 }, null, now).runsOutOn).toBe('2026-12-03');
  });
});
