import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { listStockMovements } from '@brandwright/contract/catalog/list-stock-movements.ts';
import { moveStock } from '@brandwright/contract/catalog/move-stock.ts';
import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import { setLowStockPoint } from '@brandwright/contract/catalog/set-low-stock-point.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { and, eq, sum } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { stockLevels, stockMovements, stockPlaces } from './tables.ts';
import { mugs, stocked } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  resetTestTime();
});

const partner = (of: TestStore = store) =>
  of.context(async ({ db, storeId, clock }) => {
    const id = randomUUID();
    await db.insert(stockPlaces).values({
      storeId,
      id,
      name: 'Cascade Fulfillment',
      kind: 'FULFILLMENT_PARTNER',
      createdAt: clock.now(),
    });
    return id;
  });
const stockOf = async (sku: string) => (await store.run(getStock, { sku })).rows[0];

/** Stock is the sum of its movements, place by place. */
async function expectSums() {
  const [levels, moved] = await store.context(({ db, storeId }) =>
    Promise.all([
      db.select().from(stockLevels).where(eq(stockLevels.storeId, storeId)),
      db
        .select({
          skuId: stockMovements.skuId,
          placeId: stockMovements.placeId,
          units: sum(stockMovements.quantity).mapWith(Number),
        })
        .from(stockMovements)
        .where(eq(stockMovements.storeId, storeId))
        .groupBy(stockMovements.skuId, stockMovements.placeId),
    ]),
  );
  const sums = new Map(moved.map(({ skuId, placeId, units }) => [`${skuId} ${placeId}`, units]));
  for (const { skuId, placeId, onHand } of levels) expect(sums.get(`${skuId} ${placeId}`) ?? 0).toBe(onHand);
  expect(levels.length).toBeGreaterThan(0);
}

describe('adjust_stock', () => {
  it('sets what was counted, writes the movement and the journal, and is undone', async () => {
    const { sku } = await stocked(store);
    const entry = await store.entryOf(adjustStock, { sku: 'the mugs', counted: 40, reason: 'Stocktaking' });
    expect(await stockOf(sku.id)).toMatchObject({ onHand: 40, available: 40 });
    const [newest] = (await store.run(listStockMovements, { sku: sku.code })).rows;
    expect(newest).toMatchObject({
      kind: 'COUNTED',
      quantity: -2,
      onHandAfter: 40,
      reason: 'Stocktaking',
      by: 'Test Person',
    });
    expect((await store.journal())[0]).toMatchObject({
      operation: 'adjust_stock',
      summary: 'Ceramic mug now has 40 on hand (was 42; Stocktaking).',
      subjectKind: 'sku',
      subjectId: sku.id,
    });
    await store.undo(entry);
    expect(await stockOf(sku.id)).toMatchObject({ onHand: 42 });
    await expectSums();
  });

  it('adds and takes away, and names what is left when that is less', async () => {
    await stocked(store);
    expect((await store.run(adjustStock, { sku: 'MUG-01', add: 8 })).sku.onHand).toBe(50);
    expect((await store.run(adjustStock, { sku: 'mug-01', remove: 3, reason: 'Chipped' })).change).toContain(
      '47 on hand',
    );
    expect((await store.run(listStockMovements, { kind: 'WRITTEN_OFF' })).rows[0]).toMatchObject({
      quantity: -3,
    });
    expect(await store.refusal(adjustStock, { sku: 'MUG-01', remove: 48 })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('only 47 of MUG-01') as string,
    });
    await expectSums();
  });

  it('is not undone after the stock changed again', async () => {
    await stocked(store);
    const entry = await store.entryOf(adjustStock, { sku: 'MUG-01', counted: 40 });
    await store.run(adjustStock, { sku: 'MUG-01', remove: 1 });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
    expect((await stockOf('MUG-01'))?.onHand).toBe(39);
  });

  it('leaves nothing to undo when the count was right', async () => {
    await stocked(store);
    const result = await store.call(adjustStock, { sku: 'MUG-01', counted: 42 });
    expect(result).toMatchObject({ summary: expect.stringContaining('Nothing changed') as string });
    expect((await store.run(listStockMovements, {})).total).toBe(1);
  });

  it('refuses a viewer, a preview account, another store’s SKU, two figures, and none', async () => {
    const { sku } = await stocked(store);
    const other = await testStore();
    expect(await store.refusal(adjustStock, { sku: sku.id, counted: 1 }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await store.refusal(adjustStock, { sku: sku.id, counted: 1 }, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    expect(await other.refusal(adjustStock, { id: sku.id, counted: 1 })).toMatchObject({ code: 'not_found' });
    for (const figures of [{}, { counted: 1, add: 1 }, { counted: -1 }, { add: 0 }, { counted: 1.5 }])
      expect(await store.refusal(adjustStock, { sku: sku.id, ...figures })).toMatchObject({
        code: 'bad_input',
      });
    expect((await stockOf(sku.id))?.onHand).toBe(42);
  });

  it('asks which SKU is meant where several fit', async () => {
    await store.run(createProduct, {
      title: 'Travel candle',
      priceMinor: 1800,
      variants: [{ values: ['Juniper'] }, { values: ['Amber'], onHand: 9 }],
    });
    const refused = await store.refusal(adjustStock, { sku: 'travel candles', counted: 5 });
    expect(refused).toMatchObject({ code: 'conflict', message: expect.stringContaining('Amber') as string });
    expect((await store.run(adjustStock, { sku: 'amber candles', counted: 5 })).sku.code).toBe(
      'TRAVEL-CANDLE-AMBER',
    );
  });
});

describe('move_stock', () => {
  it('moves units between places, keeps the total, and is undone', async () => {
    const { sku } = await stocked(store);
    await partner();
    const entry = await store.entryOf(moveStock, {
      sku: sku.id,
      quantity: 30,
      to: 'the fulfillment partner',
    });
    const moved = await stockOf(sku.id);
    expect(moved?.onHand).toBe(42);
    expect(moved?.places.map(({ place, onHand }) => [place, onHand])).toEqual([
      ['Own stock', 12],
      ['Cascade Fulfillment', 30],
    ]);
    await store.undo(entry);
    expect((await stockOf(sku.id))?.places.map(({ onHand }) => onHand)).toEqual([42, 0]);
    await expectSums();
  });

  it('refuses more than is there, the same place, and a place nobody has', async () => {
    await stocked(store);
    await partner();
    const move = (more: object) =>
      store.refusal(moveStock, { sku: 'MUG-01', to: 'Cascade', quantity: 5, ...more });
    expect(await move({ quantity: 43 })).toMatchObject({ code: 'conflict' });
    expect(await move({ from: 'Cascade' })).toMatchObject({ code: 'conflict' });
    expect(await move({ to: 'Reno' })).toMatchObject({ code: 'not_found' });
    expect(await move({ quantity: 0 })).toMatchObject({ code: 'bad_input' });
  });

  it('is not undone when the units have left', async () => {
    const { sku } = await stocked(store);
    const placeId = await partner();
    const entry = await store.entryOf(moveStock, { sku: sku.id, quantity: 30, to: placeId });
    await store.run(adjustStock, { sku: sku.id, counted: 2, place: placeId });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('set_low_stock_point', () => {
  it('is set, taken away, undone, and not over a later one', async () => {
    await stocked(store);
    const entry = await store.entryOf(setLowStockPoint, { sku: 'MUG-01', units: 50 });
    expect(await stockOf('MUG-01')).toMatchObject({ lowStockPoint: 50, level: 'LOW' });
    await store.run(setLowStockPoint, { sku: 'MUG-01', units: 10 });
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
    const off = await store.entryOf(setLowStockPoint, { sku: 'MUG-01', off: true });
    expect((await stockOf('MUG-01'))?.lowStockPoint).toBeNull();
    await store.undo(off);
    expect((await stockOf('MUG-01'))?.lowStockPoint).toBe(10);
    expect(await store.refusal(setLowStockPoint, { sku: 'MUG-01' })).toMatchObject({ code: 'bad_input' });
    expect(
      await store.refusal(setLowStockPoint, { sku: 'MUG-01', units: 1 }, { as: 'viewer' }),
    ).toMatchObject({ code: 'forbidden' });
  });
});

describe('record_stock_movements', () => {
  const record = (...movements: Parameters<typeof recordOf>[0]) => recordOf(movements);
  const recordOf = (
    movements: {
      kind: 'RECEIVED' | 'SHIPPED' | 'RETURNED' | 'WRITTEN_OFF';
      quantity: number;
      sku?: string;
      unitCostMinor?: number;
      key?: string;
      currency?: string;
    }[],
  ) => store.run(recordStockMovements, { movements: movements.map((one) => ({ sku: mugs.code, ...one })) });

  it('keeps the moving average of landed cost exactly', async () => {
    await stocked(store, { onHand: 0 });
    await record({ kind: 'RECEIVED', quantity: 3, unitCostMinor: 1000 });
    await record({ kind: 'RECEIVED', quantity: 7, unitCostMinor: 1100 });
    expect((await stockOf('MUG-01'))?.landedCostMinor).toBe(1070);
    await record({ kind: 'SHIPPED', quantity: 4 });
    expect((await stockOf('MUG-01'))?.landedCostMinor).toBe(1070);
    await record({ kind: 'RECEIVED', quantity: 6, unitCostMinor: 500 });
    expect(await stockOf('MUG-01')).toMatchObject({ onHand: 12, landedCostMinor: 785 });
    await record({ kind: 'SHIPPED', quantity: 12 });
    expect(await stockOf('MUG-01')).toMatchObject({ onHand: 0, landedCostMinor: null });
    await expectSums();
  });

  it('lets units without a known cost leave first', async () => {
    await stocked(store, { onHand: 10 });
    await record({ kind: 'RECEIVED', quantity: 5, unitCostMinor: 900 });
    await record({ kind: 'SHIPPED', quantity: 10 });
    expect(await stockOf('MUG-01')).toMatchObject({ onHand: 5, landedCostMinor: 900 });
  });

  it('records a key once, and refuses a cost in another currency', async () => {
    await stocked(store, { onHand: 0 });
    const receipt = { kind: 'RECEIVED' as const, quantity: 3, unitCostMinor: 1000, key: 'purchase 1' };
    await record(receipt);
    expect((await record(receipt)).moved).toEqual([]);
    expect((await stockOf('MUG-01'))?.onHand).toBe(3);
    const other = { movements: [{ ...receipt, sku: 'MUG-01', key: 'purchase 2', currency: 'EUR' }] };
    expect(await store.refusal(recordStockMovements, other)).toMatchObject({ code: 'conflict' });
  });

  it('never takes stock below zero, and says what was missing and what nobody knows', async () => {
    await stocked(store, { onHand: 4 });
    const { moved, unknown } = await record(
      { kind: 'WRITTEN_OFF', quantity: 6 },
      { kind: 'SHIPPED', quantity: 1, sku: 'NONE' },
    );
    expect(moved).toMatchObject([{ quantity: -4, onHand: 0, missing: 2 }]);
    expect(unknown).toEqual(['NONE']);
  });
});

describe('get_stock', () => {
  it('says how long it lasts at the pace of 30 days', async () => {
    await stocked(store);
    await store.run(createManualRetailOrder, {
      customerName: 'Maya Chen',
      shippingMethod: 'LOCAL_PICKUP',
      items: [{ title: 'Ceramic mug', quantity: 6 }],
    });
    const result = await store.call(getStock, { sku: 'mugs' });
    expect(result).toMatchObject({
      summary:
        'Ceramic mug (MUG-01): 42 on hand, 6 needed by open orders, 36 left to sell. At the pace of the last 30 days (6 sold), that lasts 180 days, until about May 19, 2027.',
    });
  });

  it('finds nothing of another store', async () => {
    await stocked(store);
    const other = await testStore();
    expect(await other.refusal(getStock, { sku: 'MUG-01' })).toMatchObject({ code: 'not_found' });
    const seen = await other.context(({ db }) =>
      db
        .select()
        .from(stockLevels)
        .where(and(eq(stockLevels.storeId, store.storeId))),
    );
    expect(seen).toEqual([]);
  });

  it('adjusts at the same moment without losing either', async () => {
    await stocked(store);
    await Promise.all(Array.from({ length: 6 }, () => store.run(adjustStock, { sku: 'MUG-01', add: 1 })));
    expect((await stockOf('MUG-01'))?.onHand).toBe(48);
    await expectSums();
  });
});
