import type { SendOf } from '@brandwright/contract';
import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import { listStockMovements } from '@brandwright/contract/catalog/list-stock-movements.ts';
import { recordStockMovements } from '@brandwright/contract/catalog/record-stock-movements.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { receivePurchase } from '@brandwright/contract/purchasing/receive-purchase.ts';
import { recordPurchaseEvent } from '@brandwright/contract/purchasing/record-purchase-event.ts';
import type { PurchaseStatus } from '@brandwright/contract/purchasing/enums.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { refuseSaidTwice } from './receiving-rules.ts';
import { purchaseItems } from './tables.ts';
import { mugs } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

/** 200 mugs over $1,200.00, so $6.00 each landed, in a state; and a product with 10 in stock at $5.00. */
async function ordered(
  status: PurchaseStatus = 'SHIPPED',
  more: Partial<SendOf<typeof createPurchaseItem>> = {},
): Promise<string> {
  const { purchaseItemId } = await store.run(createPurchaseItem, { ...mugs, ...more });
  await store.context(({ db, storeId }) =>
    db
      .update(purchaseItems)
      .set({ status })
      .where(and(eq(purchaseItems.storeId, storeId), eq(purchaseItems.id, purchaseItemId))),
  );
  return purchaseItemId;
}

async function product(): Promise<void> {
  await store.run(createProduct, { title: 'Stoneware mugs', code: 'MUG-1', priceMinor: 2800, onHand: 0 });
  await store.run(recordStockMovements, {
    movements: [{ kind: 'RECEIVED', sku: 'MUG-1', quantity: 10, unitCostMinor: 500 }],
  });
}

const stock = async () => (await store.run(getStock, { sku: 'MUG-1' })).rows[0];
const purchase = (purchaseItemId: string) => store.run(getPurchaseItem, { purchaseItemId });

describe('receive_purchase', () => {
  it('puts units into stock at their landed cost, keeps what is broken out, and is undone with stock and cost', async () => {
    await product();
    const purchaseItemId = await ordered();
    expect((await purchase(purchaseItemId)).nextSteps[0]).toBe('RECEIVE');
    const entry = await store.entryOf(receivePurchase, {
      purchaseItemId: 'the stoneware mugs',
      quantity: 150,
      damagedQuantity: 20,
      orderedQuantity: 200,
    });
    // (10 × $5.00 + 150 × $6.00) / 160
    expect(await stock()).toMatchObject({ onHand: 160, landedCostMinor: 594 });
    expect(await purchase(purchaseItemId)).toMatchObject({
      receivingStatus: 'PARTIAL',
      receivedUnits: 170,
      damagedUnits: 20,
    });
    const { rows } = await store.run(listStockMovements, { sku: 'MUG-1' });
    expect(rows[0]).toMatchObject({
      kind: 'RECEIVED',
      quantity: 150,
      unitCostMinor: 600,
      reference: 'Purchase order: Stoneware mugs',
    });
    await store.undo(entry);
    expect(await stock()).toMatchObject({ onHand: 10, landedCostMinor: 500 });
    expect(await purchase(purchaseItemId)).toMatchObject({
      receivingStatus: 'NONE',
      receivedUnits: 0,
      damagedUnits: 0,
      skuId: null,
    });
  });

  it('receives in parts until all is here, then has its milestone, and is never doubled', async () => {
    await product();
    const purchaseItemId = await ordered('SHIPPED', {
      costs: [{ kind: 'PRODUCT', label: '200 units', amountMinor: 100_050 }],
    });
    const first = await store.run(receivePurchase, { purchaseItemId, quantity: 120, receivedBefore: 0 });
    expect(first.receipt).toBe(
      '120 × Stoneware mugs went into stock as Stoneware mugs in Own stock, about $5.01 each, landed. 120 of 200 received, 80 still to come.',
    );
    expect(
      await store.refusal(receivePurchase, { purchaseItemId, quantity: 80, receivedBefore: 0 }),
    ).toMatchObject({
      code: 'conflict',
    });
    expect((await store.refusal(receivePurchase, { purchaseItemId, quantity: 121 })).message).toContain(
      '200 of Stoneware mugs were ordered and 120 came so far, so 80 can be received',
    );
    const done = await store.run(receivePurchase, { purchaseItemId });
    expect(done).toMatchObject({ receivingStatus: 'RECEIVED', receivedUnits: 200 });
    expect(done.milestones.find(({ kind }) => kind === 'RECEIVED')?.doneOn).not.toBeNull();
    expect(done.nextSteps).not.toContain('RECEIVE');
    expect((await store.refusal(receivePurchase, { purchaseItemId })).message).toBe(
      'All 200 of Stoneware mugs have already been received. Nothing was added.',
    );
    const { rows } = await store.run(listStockMovements, { sku: 'MUG-1' });
    const spent = rows
      .filter(({ reference }) => reference?.startsWith('Purchase order'))
      .reduce((sum, { quantity, unitCostMinor }) => sum + quantity * (unitCostMinor ?? 0), 0);
    expect(spent).toBe(100_050);
    expect((await stock())?.onHand).toBe(210);
  });

  it('refuses what the same person said a moment ago, until it is said to be another or time has passed', async () => {
    await product();
    const purchaseItemId = await ordered();
    const same = { purchaseItemId, quantity: 60, damagedQuantity: 5 };
    await store.run(receivePurchase, same);
    expect(await store.refusal(receivePurchase, same)).toMatchObject({
      code: 'conflict',
      message:
        'You booked 60 of Stoneware mugs and 5 broken just now, so nothing was added this time. If as many came once more, say “another 60 of the Stoneware mugs came”.',
      details: [{ path: 'again' }],
    });
    expect((await stock())?.onHand).toBe(70);
    // Another number and what is said to be another are no repetition.
    await store.run(receivePurchase, { purchaseItemId, quantity: 10 });
    expect((await store.refusal(receivePurchase, { purchaseItemId, quantity: 10 })).code).toBe('conflict');
    await store.run(receivePurchase, { purchaseItemId, quantity: 10, again: true });
    store.time.now = new Date(store.time.now.getTime() + 10 * 60_000);
    await store.run(receivePurchase, { purchaseItemId, quantity: 10 });
    expect((await stock())?.onHand).toBe(100);
    expect((await purchase(purchaseItemId)).receivedUnits).toBe(95);
  });

  it('takes two people who say the same for two receipts, and the rest of an order for no repetition', () => {
    const at = '2026-11-20T15:00:00.000Z';
    const lastReceipt = { good: 60, damaged: 0, said: 60, by: 'nora', at };
    const item = { title: 'Mugs', lastReceipt };
    const say =
      (given: { quantity?: number; damagedQuantity?: number }, by: string, now = at) =>
      () =>
        refuseSaidTwice(item, given, { by, at: now });
    expect(say({ quantity: 60 }, 'nora')).toThrow(/just now/);
    expect(say({ quantity: 60 }, 'nora', '2026-11-20T15:04:00.000Z')).toThrow(/4 minutes ago/);
    expect(say({ quantity: 60 }, 'nora', '2026-11-20T15:10:00.000Z')).not.toThrow();
    expect(say({ quantity: 60 }, 'jo')).not.toThrow();
    expect(say({ quantity: 60, damagedQuantity: 1 }, 'nora')).not.toThrow();
    expect(say({}, 'nora')).not.toThrow();
  });

  it('books the same again once the first was undone', async () => {
    await product();
    const purchaseItemId = await ordered();
    await store.undo(await store.entryOf(receivePurchase, { purchaseItemId, quantity: 60 }));
    await store.run(receivePurchase, { purchaseItemId, quantity: 60 });
    expect((await stock())?.onHand).toBe(70);
  });

  it('names the first also where the rest is less than was said twice', async () => {
    await product();
    const purchaseItemId = await ordered();
    await store.run(receivePurchase, { purchaseItemId, quantity: 180, orderedQuantity: 200 });
    expect(
      (await store.refusal(receivePurchase, { purchaseItemId, quantity: 180, orderedQuantity: 200 })).message,
    ).toContain('You booked 180 of Stoneware mugs just now');
  });

  it('reads “200 came in, 20 broken” of 200 as 180 good ones', async () => {
    await product();
    const purchaseItemId = await ordered();
    const { receipt } = await store.run(receivePurchase, {
      purchaseItemId,
      quantity: 200,
      damagedQuantity: 20,
    });
    expect(receipt).toContain('180 × Stoneware mugs');
    expect(await purchase(purchaseItemId)).toMatchObject({ receivedUnits: 200, receivingStatus: 'RECEIVED' });
  });

  it.each([
    ['NOT_PURCHASED', 'Stoneware mugs is not purchased. Only what has shipped can be received.'],
    ['IN_PRODUCTION', 'Stoneware mugs is in production. Record that it shipped first, then receive it.'],
    ['CANCELED', 'Stoneware mugs is canceled. Only what has shipped can be received.'],
  ] as const)('refuses one that is %s', async (status, message) => {
    await product();
    const purchaseItemId = await ordered(status);
    expect(await store.refusal(receivePurchase, { purchaseItemId })).toMatchObject({
      code: 'bad_transition',
      message,
    });
    expect((await stock())?.onHand).toBe(10);
  });

  it('takes what is picked up where it was made, and nothing of samples or another number than ordered', async () => {
    await product();
    const made = await ordered('IN_PRODUCTION', { shippingMode: 'NO_SHIPPING_NEEDED' });
    expect(
      (await store.refusal(receivePurchase, { purchaseItemId: made, orderedQuantity: 500 })).message,
    ).toBe('200 of Stoneware mugs were ordered, not 500. Nothing was received.');
    expect((await store.run(receivePurchase, { purchaseItemId: made })).receivingStatus).toBe('RECEIVED');
    const sample = await ordered('SHIPPED', { orderType: 'SAMPLES', title: 'Sample mug' });
    expect((await store.refusal(receivePurchase, { purchaseItemId: sample })).code).toBe('conflict');
  });

  it('asks which product where none has the title, and remembers the answer', async () => {
    await product();
    const purchaseItemId = await ordered('SHIPPED', { title: 'Gift boxes' });
    const refusal = await store.refusal(receivePurchase, { purchaseItemId });
    expect(refusal).toMatchObject({ code: 'bad_input', details: [{ path: 'sku' }] });
    await store.run(receivePurchase, { purchaseItemId, quantity: 50, sku: 'MUG-1' });
    await store.run(receivePurchase, { purchaseItemId, quantity: 60 });
    expect((await stock())?.onHand).toBe(120);
  });

  it('adds a new product where none fits and that is said, not sold yet, and goes to it from then on', async () => {
    const purchaseItemId = await ordered('SHIPPED', { title: 'Gift boxes' });
    expect((await store.refusal(receivePurchase, { purchaseItemId })).message).toBe(
      'Which product do the Gift boxes go to? Say its name or SKU code, or “as a new product”.',
    );
    const asNew = { purchaseItemId, quantity: 50, asNewProduct: true };
    expect((await store.refusal(receivePurchase, { ...asNew, sku: 'MUG-1' })).code).toBe('bad_input');
    const entry = await store.entryOf(receivePurchase, asNew);
    expect((await store.journal())[0]?.summary).toContain(
      'Gift boxes is a new product. It isn’t sold until you set its price and enable it.',
    );
    const { rows } = await store.run(listProducts, { view: 'DISABLED' });
    expect(rows).toMatchObject([{ title: 'Gift boxes', onHand: 50, enabled: false }]);
    expect((await store.refusal(receivePurchase, { ...asNew, quantity: 20 })).message).toContain(
      'have gone to Gift boxes so far',
    );
    await store.run(receivePurchase, { purchaseItemId, quantity: 20 });
    const [now] = (await store.run(listProducts, { view: 'DISABLED' })).rows;
    expect(now?.onHand).toBe(70);
    await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves the average alone where the purchase is in another currency, and says so', async () => {
    await product();
    const purchaseItemId = await ordered('SHIPPED', { currency: 'EUR' });
    const { receipt } = await store.run(receivePurchase, { purchaseItemId });
    expect(receipt).toContain('Their cost is in EUR');
    expect(await stock()).toMatchObject({ onHand: 210, landedCostMinor: 500 });
  });

  it('is not undone once the stock has moved', async () => {
    await product();
    const purchaseItemId = await ordered();
    const entry = await store.entryOf(receivePurchase, { purchaseItemId });
    await store.run(adjustStock, { sku: 'MUG-1', remove: 3 });
    await expect(store.undo(entry)).rejects.toThrow('has moved since then');
    expect(await purchase(purchaseItemId)).toMatchObject({ receivingStatus: 'RECEIVED' });
  });

  it('is the store’s own, and no viewer’s or preview’s', async () => {
    await product();
    const purchaseItemId = await ordered();
    const other = await testStore();
    expect((await other.refusal(receivePurchase, { purchaseItemId })).code).toBe('not_found');
    expect((await store.refusal(receivePurchase, { purchaseItemId }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(receivePurchase, { purchaseItemId }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect((await store.refusal(receivePurchase, { purchaseItemId, place: 'the moon' })).code).toBe(
      'not_found',
    );
    expect((await stock())?.onHand).toBe(10);
  });
});

describe('record_purchase_event of an arrival', () => {
  it('receives all that is still to come, as receiving does, and undoes it', async () => {
    await product();
    const purchaseItemId = await ordered();
    await store.run(receivePurchase, { purchaseItemId, quantity: 50 });
    const entry = await store.entryOf(recordPurchaseEvent, { purchaseItemId, event: 'RECEIVED' });
    expect(await purchase(purchaseItemId)).toMatchObject({ receivingStatus: 'RECEIVED', receivedUnits: 200 });
    expect((await stock())?.onHand).toBe(210);
    expect((await store.refusal(recordPurchaseEvent, { purchaseItemId, event: 'RECEIVED' })).code).toBe(
      'conflict',
    );
    await store.undo(entry);
    expect(await purchase(purchaseItemId)).toMatchObject({ receivingStatus: 'PARTIAL', receivedUnits: 50 });
    expect((await stock())?.onHand).toBe(60);
  });
});
