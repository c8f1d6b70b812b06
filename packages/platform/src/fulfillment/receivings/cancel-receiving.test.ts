import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { cancelReceiving } from '@brandwright/contract/fulfillment/receivings/cancel-receiving.ts';
import { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import { getReceiving } from '@brandwright/contract/fulfillment/receivings/get-receiving.ts';
import { listReceivings } from '@brandwright/contract/fulfillment/receivings/list-receivings.ts';
import { receiveReceiving } from '@brandwright/contract/fulfillment/receivings/receive-receiving.ts';
import { updateReceiving } from '@brandwright/contract/fulfillment/receivings/update-receiving.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { purchaseItems } from '../../purchasing/tables.ts';
import { orderMugs } from '../../purchasing/testing.ts';

let store: TestStore;
let sn: string;
beforeEach(async () => {
  store = await testStore();
  await store.run(createProduct, { title: 'Stoneware mugs', code: 'MUG-1', priceMinor: 2800, onHand: 10 });
  await store.run(createProduct, { title: 'Soy candle', code: 'CAN-1', priceMinor: 1800, onHand: 5 });
  ({ sn } = await store.run(createReceiving, { sku: 'MUG-1', quantity: 100 }));
});

const statusOf = async () => (await store.run(getReceiving, { sn })).status;

describe('cancel_receiving', () => {
  it('cancels what was not counted, says why, is on record and undone', async () => {
    await store.run(updateReceiving, { sn, step: 'SHIPPED' });
    const entry = await store.entryOf(cancelReceiving, { sn, reason: 'Wrong batch' });
    expect(await store.run(getReceiving, { sn })).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'Wrong batch',
      allowed: { ship: false, deliver: false, receive: false, cancel: false },
    });
    expect((await store.journal())[0]).toMatchObject({
      operation: 'cancel_receiving',
      summary: 'Canceled RCV-1001: 100 units of Stoneware mugs are no longer expected (Wrong batch).',
    });
    expect(await store.run(listReceivings, { status: 'CANCELED' })).toMatchObject({
      total: 1,
      counts: { CANCELED: 1, NOT_YET_DELIVERED: 0 },
    });
    await store.undo(entry);
    expect(await store.run(getReceiving, { sn })).toMatchObject({
      status: 'NOT_YET_DELIVERED',
      cancelReason: null,
    });
  });

  it('leaves nothing to do with it: no step, no count, no second cancellation', async () => {
    await store.run(cancelReceiving, { sn });
    expect((await store.refusal(cancelReceiving, { sn })).code).toBe('conflict');
    expect((await store.refusal(updateReceiving, { sn, step: 'DELIVERED' })).code).toBe('bad_transition');
    expect((await store.refusal(updateReceiving, { sn, carrier: 'DHL' })).code).toBe('bad_transition');
    expect(await store.refusal(receiveReceiving, { sn })).toMatchObject({
      code: 'bad_transition',
      message: 'RCV-1001 is canceled. Undo the cancellation or announce a new receiving.',
    });
  });

  it('refuses what was counted, all of it or some', async () => {
    await store.run(receiveReceiving, { sn, quantity: 40 });
    expect(await store.refusal(cancelReceiving, { sn })).toMatchObject({
      code: 'bad_transition',
      message: expect.stringContaining('have been counted into stock'),
    });
    expect((await store.run(getReceiving, { sn })).allowed.cancel).toBe(false);
    await store.run(receiveReceiving, { sn });
    expect((await store.refusal(cancelReceiving, { sn })).code).toBe('bad_transition');
    expect(await statusOf()).toBe('RECEIVED_BY_PIETRA');
  });

  it('frees units of its purchase order, and comes back only while they are free', async () => {
    const { purchaseItemId } = await orderMugs(store);
    const purchaseIs = (status: 'SHIPPED' | 'CANCELED') =>
      store.context(({ db, storeId }) =>
        db
          .update(purchaseItems)
          .set({ status })
          .where(and(eq(purchaseItems.storeId, storeId), eq(purchaseItems.id, purchaseItemId))),
      );
    await purchaseIs('SHIPPED');
    const whole = await store.run(createReceiving, { purchaseItemId });
    const entry = await store.entryOf(cancelReceiving, { sn: whole.sn });
    const again = await store.run(createReceiving, { purchaseItemId, quantity: 150 });
    expect(again.expectedUnits).toBe(150);
    await expect(store.undo(entry)).rejects.toThrow('already announced');
    await store.run(cancelReceiving, { sn: again.sn });
    await purchaseIs('CANCELED');
    await expect(store.undo(entry)).rejects.toThrow('is canceled, so none of it is coming');
    await purchaseIs('SHIPPED');
    await store.undo(entry);
    expect((await store.run(getReceiving, { sn: whole.sn })).status).toBe('NOT_YET_SHIPPED');
  });

  it('is for the store’s own, and for no viewer or preview account', async () => {
    const other = await testStore();
    const { id } = await store.run(getReceiving, { sn });
    expect((await other.refusal(cancelReceiving, { sn: id })).code).toBe('not_found');
    expect((await other.refusal(cancelReceiving, { sn })).code).toBe('not_found');
    expect((await store.refusal(cancelReceiving, { sn }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(cancelReceiving, { sn }, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await store.refusal(cancelReceiving, { sn, reason: ' ' })).code).toBe('bad_input');
    expect(await statusOf()).toBe('NOT_YET_SHIPPED');
  });
});

describe('create_receiving with several lines', () => {
  it('says each of them, and has each product once', async () => {
    const announced = await store.run(createReceiving, {
      lines: [
        { sku: 'MUG-1', expectedUnits: 200 },
        { sku: 'the soy candles', expectedUnits: 50 },
      ],
      expectedOn: '2026-12-04',
    });
    expect(announced.lines).toMatchObject([
      { sku: 'MUG-1', expectedUnits: 200 },
      { sku: 'CAN-1', expectedUnits: 50 },
    ]);
    expect(createReceiving.summary(announced, createReceiving.input.parse({}))).toBe(
      'Announced RCV-1002: 200 × Stoneware mugs and 50 × Soy candle, to be stored at the fulfillment partner, expected on December 4, 2026.',
    );
    const twice = { sku: 'MUG-1', expectedUnits: 1 };
    expect(await store.refusal(createReceiving, { lines: [twice, twice] })).toMatchObject({
      code: 'conflict',
      message: 'A product is listed twice. Put its units on one line.',
    });
    const { purchaseItemId, title } = await orderMugs(store);
    const lines = [{ purchaseItemId }, { purchaseItemId: title }];
    expect(await store.refusal(createReceiving, { lines })).toMatchObject({
      code: 'conflict',
      message: 'A purchase order is listed twice. Put its units on one line.',
    });
  });
});
