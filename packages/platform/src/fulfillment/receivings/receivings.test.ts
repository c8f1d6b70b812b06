import type { SendOf } from '@brandwright/contract';
import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import { getReceiving } from '@brandwright/contract/fulfillment/receivings/get-receiving.ts';
import { listReceivings } from '@brandwright/contract/fulfillment/receivings/list-receivings.ts';
import { receiveReceiving } from '@brandwright/contract/fulfillment/receivings/receive-receiving.ts';
import { updateReceiving } from '@brandwright/contract/fulfillment/receivings/update-receiving.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { takeBackPurchaseReceipt } from '@brandwright/contract/purchasing/take-back-purchase-receipt.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { stockPlaces } from '../../catalog/tables.ts';
import { purchaseItems } from '../../purchasing/tables.ts';
import { orderMugs } from '../../purchasing/testing.ts';
import { keepCsv } from '../../store/testing-files.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  await store.run(createProduct, { title: 'Stoneware mugs', code: 'MUG-1', priceMinor: 2800, onHand: 10 });
  await store.context(({ db, storeId, clock }) =>
    db.insert(stockPlaces).values({
      storeId,
      id: randomUUID(),
      name: 'Reno warehouse',
      kind: 'FULFILLMENT_PARTNER',
      isDefault: false,
      createdAt: clock.now(),
    }),
  );
});

/** 200 mugs over $1,200.00, so $6.00 each landed, that have shipped. */
async function shippedPurchase(): Promise<string> {
  const { purchaseItemId } = await orderMugs(store);
  await store.context(({ db, storeId }) =>
    db
      .update(purchaseItems)
      .set({ status: 'SHIPPED' })
      .where(and(eq(purchaseItems.storeId, storeId), eq(purchaseItems.id, purchaseItemId))),
  );
  return purchaseItemId;
}

const announce = (input: SendOf<typeof createReceiving> = { sku: 'MUG-1', quantity: 100 }) =>
  store.run(createReceiving, input);
const stock = async () => (await store.run(getStock, { sku: 'MUG-1' })).rows[0];
const atPartner = async () =>
  (await stock())?.places.find(({ place }) => place === 'Reno warehouse')?.onHand ?? 0;

describe('create_receiving', () => {
  it('announces units of a SKU, changes no stock, and is undone', async () => {
    const entry = await store.entryOf(createReceiving, { sku: 'MUG-1', quantity: 100, trackingNumber: 'X1' });
    expect(await store.run(getReceiving, { sn: 'rcv-1001' })).toMatchObject({
      sn: 'RCV-1001',
      status: 'NOT_YET_DELIVERED',
      receivingStatus: 'NONE',
      destination: 'STORE',
      expectedUnits: 100,
    });
    expect((await stock())?.onHand).toBe(10);
    await store.undo(entry);
    expect((await store.run(listReceivings, {})).total).toBe(0);
  });

  it('takes what is still to come of a purchase order, never more', async () => {
    const purchaseItemId = await shippedPurchase();
    await announce({ purchaseItemId, quantity: 150 });
    const rest = await announce({ purchaseItemId: 'the stoneware mugs', destination: 'FORWARD' });
    expect(rest).toMatchObject({ expectedUnits: 50, destination: 'FORWARD', status: 'NOT_YET_SHIPPED' });
    const refusal = await store.refusal(createReceiving, { purchaseItemId });
    expect(refusal).toMatchObject({ code: 'conflict' });
    expect(refusal.message).toContain('200 are already announced, so 0 more can be announced');
  });

  it('asks for units and for what is coming, and takes several lines once each', async () => {
    expect((await store.refusal(createReceiving, { sku: 'MUG-1' })).details).toMatchObject([
      { path: 'quantity' },
    ]);
    expect((await store.refusal(createReceiving, {})).details).toMatchObject([{ path: 'sku' }]);
    expect((await store.refusal(createReceiving, { sku: 'NONE-9', quantity: 1 })).code).toBe('not_found');
    const purchaseItemId = await shippedPurchase();
    const twice = [
      { purchaseItemId, expectedUnits: 1 },
      { purchaseItemId, expectedUnits: 1 },
    ];
    expect((await store.refusal(createReceiving, { lines: twice })).code).toBe('conflict');
    const { lines } = await announce({ lines: [{ purchaseItemId }, { sku: 'MUG-1', expectedUnits: 5 }] });
    expect(lines.map(({ expectedUnits }) => expectedUnits)).toEqual([200, 5]);
  });
});

describe('receive_receiving', () => {
  it('books a purchase order through its receipt at its landed cost, and takes all of it back', async () => {
    const purchaseItemId = await shippedPurchase();
    const { sn } = await announce({ purchaseItemId });
    const entry = await store.entryOf(receiveReceiving, { sn, quantity: 150, damagedQuantity: 20 });
    expect(await store.run(getReceiving, { sn })).toMatchObject({
      status: 'RECEIVED_BY_PIETRA',
      receivingStatus: 'PARTIAL',
      receivedUnits: 150,
      damagedUnits: 20,
    });
    expect(await store.run(getPurchaseItem, { purchaseItemId })).toMatchObject({
      receivingStatus: 'PARTIAL',
      receivedUnits: 170,
      damagedUnits: 20,
    });
    expect(await atPartner()).toBe(150);
    expect((await stock())?.landedCostMinor).toBe(600);
    await store.undo(entry);
    expect(await store.run(getReceiving, { sn })).toMatchObject({
      status: 'NOT_YET_SHIPPED',
      receivingStatus: 'NONE',
      receivedUnits: 0,
      receipts: [],
    });
    expect((await store.run(getPurchaseItem, { purchaseItemId })).receivedUnits).toBe(0);
    expect((await stock())?.onHand).toBe(10);
  });

  it('counts a SKU in parts at the cost that was given, until all is there or nothing more is to come', async () => {
    const { sn } = await announce({ lines: [{ sku: 'MUG-1', expectedUnits: 100, unitCostMinor: 500 }] });
    await store.run(receiveReceiving, { sn, quantity: 60, countedBefore: 0 });
    expect((await store.refusal(receiveReceiving, { sn, quantity: 60, countedBefore: 0 })).code).toBe(
      'conflict',
    );
    const done = await store.run(receiveReceiving, {
      sn,
      quantity: 30,
      isFinal: true,
      note: 'One carton short',
    });
    expect(done).toMatchObject({ receivingStatus: 'RECEIVED', receivedUnits: 90 });
    expect(done.lines).toMatchObject([{ differenceUnits: -10 }]);
    expect(done.receipts).toHaveLength(2);
    expect(await atPartner()).toBe(90);
    expect((await store.refusal(receiveReceiving, { sn })).message).toContain('has already been counted');
    expect((await store.run(listReceivings, { hasDifference: true })).total).toBe(1);
    expect((await store.run(listReceivings, { hasDifference: false })).total).toBe(0);
  });

  it('puts what is forwarded into the store’s own stock, and reads “100 came, 20 broken” of 100 as 80 good ones', async () => {
    const { sn } = await announce({ sku: 'MUG-1', quantity: 100, destination: 'FORWARD' });
    const { receivedUnits } = await store.run(receiveReceiving, { sn, quantity: 100, damagedQuantity: 20 });
    expect(receivedUnits).toBe(80);
    expect((await stock())?.onHand).toBe(90);
    expect(await atPartner()).toBe(0);
  });

  it('keeps photos as evidence, refuses other files, and is not undone once the stock has moved', async () => {
    const { sn } = await announce();
    const csv = await keepCsv(store, 'count.csv', 'a');
    expect((await store.refusal(receiveReceiving, { sn, photoFileIds: [csv] })).code).toBe(
      'unsupported_file',
    );
    const entry = await store.entryOf(receiveReceiving, { sn });
    await store.run(adjustStock, { sku: 'MUG-1', remove: 3, place: 'Reno warehouse' });
    await expect(store.undo(entry)).rejects.toThrow('has moved since then');
    expect((await store.run(getReceiving, { sn })).receivedUnits).toBe(100);
  });

  it('passes on what purchasing refuses, and nothing is half booked', async () => {
    const { purchaseItemId } = await orderMugs(store);
    const { sn } = await announce({ lines: [{ sku: 'MUG-1', expectedUnits: 5 }, { purchaseItemId }] });
    const refusal = await store.refusal(receiveReceiving, { sn });
    expect(refusal.code).toBe('bad_transition');
    expect((await stock())?.onHand).toBe(10);
    expect((await store.run(getReceiving, { sn })).receivingStatus).toBe('NONE');
    expect((await store.refusal(receiveReceiving, { sn, quantity: 3 })).code).toBe('conflict');
  });

  it('takes back no receipt that was not booked', async () => {
    const forged = `${Buffer.from('{"id":"x"}').toString('base64url')}.${'a'.repeat(43)}`;
    expect((await store.refusal(takeBackPurchaseReceipt, { token: forged })).code).toBe('not_found');
  });
});

describe('update_receiving', () => {
  it('ships and is delivered in that order, and is undone', async () => {
    const { sn } = await announce();
    const entry = await store.entryOf(updateReceiving, { sn, step: 'SHIPPED', carrier: 'UPS' });
    expect(await store.run(getReceiving, { sn })).toMatchObject({
      status: 'NOT_YET_DELIVERED',
      carrier: 'UPS',
    });
    await store.undo(entry);
    expect(await store.run(getReceiving, { sn })).toMatchObject({ status: 'NOT_YET_SHIPPED', carrier: null });
    await store.run(updateReceiving, { sn, step: 'DELIVERED' });
    expect(await store.refusal(updateReceiving, { sn, step: 'SHIPPED' })).toMatchObject({
      code: 'bad_transition',
      message:
        'RCV-1001 is already waiting to be counted. It can only be marked received by the partner or canceled now.',
    });
    expect((await store.refusal(updateReceiving, { sn })).code).toBe('bad_input');
    await store.run(receiveReceiving, { sn, quantity: 1 });
    expect((await store.refusal(updateReceiving, { sn, destination: 'FORWARD' })).code).toBe('conflict');
  });
});

it('is the store’s own, and no viewer’s or preview’s', async () => {
  const { sn, id } = await announce();
  await announce({ sku: 'MUG-1', quantity: 3, carrier: 'DHL 50%' });
  const other = await testStore();
  for (const said of [sn, id]) {
    expect((await other.refusal(getReceiving, { sn: said })).code).toBe('not_found');
    expect((await other.refusal(receiveReceiving, { sn: said })).code).toBe('not_found');
    expect((await other.refusal(updateReceiving, { sn: said, step: 'SHIPPED' })).code).toBe('not_found');
  }
  expect((await store.refusal(receiveReceiving, { sn }, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(createReceiving, { sku: 'MUG-1', quantity: 1 }, { as: 'preview' })).code).toBe(
    'preview_blocked',
  );
  expect((await store.run(listReceivings, { search: '50%' })).total).toBe(1);
  expect((await store.run(listReceivings, { search: '5_%' })).total).toBe(0);
  expect(await store.run(listReceivings, { size: 1, page: 1 })).toMatchObject({
    total: 2,
    counts: { NOT_YET_SHIPPED: 2 },
  });
  expect((await store.journal()).map(({ operation }) => operation)).toContain('create_receiving');
});
