import { getReturnSettings } from '@brandwright/contract/returns/get-return-settings.ts';
import { updateReturnSettings } from '@brandwright/contract/returns/update-return-settings.ts';
import { createReturn } from '@brandwright/contract/returns/create-return.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { channelOrder, place, placedOrder, ship } from '../orders/testing.ts';

describe('return settings', () => {
  it('begin with 30 days, free, and change one by one', async () => {
    const store = await testStore();
    expect(await store.run(getReturnSettings, {})).toMatchObject({
      windowDays: 30,
      fee: 'FREE',
      method: 'MANUAL',
    });
    expect(await store.run(updateReturnSettings, { feeMinor: 500 })).toMatchObject({
      fee: 'DEDUCT_FROM_REFUND',
      windowDays: 30,
    });
    expect(await store.run(updateReturnSettings, { hasNoLimit: true })).toMatchObject({
      windowDays: null,
      feeMinor: 500,
    });
    expect(await store.run(updateReturnSettings, { destination: 'STORE_CREDIT' })).toMatchObject({
      method: 'STORE_CREDIT',
    });
    expect(await store.run(updateReturnSettings, { method: 'AUTOMATIC' })).toMatchObject({
      destination: 'ORIGINAL_PAYMENT',
    });
    expect(await store.run(updateReturnSettings, { fee: 'FREE' })).toMatchObject({ feeMinor: 0 });
  });

  it('are undone, unless they changed since', async () => {
    const store = await testStore();
    const first = await store.entryOf(updateReturnSettings, { windowDays: 14 });
    const second = await store.entryOf(updateReturnSettings, { windowDays: 60 });
    await expect(store.undo(first)).rejects.toThrow('has changed since then');
    await store.undo(second);
    expect((await store.run(getReturnSettings, {})).windowDays).toBe(14);
    await store.undo(first);
    expect((await store.run(getReturnSettings, {})).windowDays).toBe(30);
  });

  it('are refused where they contradict each other, and to those who may not', async () => {
    const store = await testStore();
    for (const given of [
      {},
      { fee: 'DEDUCT_FROM_REFUND' },
      { fee: 'FREE', feeMinor: 500 },
      { windowDays: 14, hasNoLimit: true },
      { method: 'STORE_CREDIT', destination: 'ORIGINAL_PAYMENT' },
      { windowDays: 0 },
    ])
      expect((await store.refusal(updateReturnSettings, given)).code).toBe('bad_input');
    expect((await store.refusal(updateReturnSettings, { windowDays: 9 }, { as: 'member' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(getReturnSettings, {}, { as: 'preview' })).code).toBe('preview_blocked');
  });

  it('are for the hosted platform: orders of another keep its rules', async () => {
    const store = await testStore();
    await place(store, [channelOrder()]);
    expect(await store.run(getReturnSettings, {})).toMatchObject({
      isHostedPlatform: false,
      windowDays: null,
    });
    expect((await store.refusal(updateReturnSettings, { windowDays: 14 })).code).toBe('conflict');
  });

  it('set the fee and the method of new returns, or close them', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    await ship(store, order.id);
    await store.run(updateReturnSettings, { feeMinor: 500, method: 'AUTOMATIC' });
    const made = await store.run(createReturn, { id: order.id, item: 'candle' });
    expect(made).toMatchObject({ refundMethod: 'AUTOMATIC', refund: { feeMinor: 500 } });
    await store.run(updateReturnSettings, { accepts: 'CLOSED' });
    expect((await store.refusal(createReturn, { id: order.id, item: 'mug' })).message).toContain(
      'Returns are turned off',
    );
  });
});
