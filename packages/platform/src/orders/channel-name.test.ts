import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { channelOrder, place } from './testing.ts';

const imported = (channelReference: string) => channelOrder({ origin: 'IMPORT', channelReference });

describe('an order called as its channel calls it', () => {
  it('is found by name, with or without the number sign, by the channel’s id, and by both', async () => {
    const store = await testStore();
    await place(store, [imported('#W1234 (5500000000001)'), imported('#1001')]);
    for (const id of ['#W1234', 'w1234', '5500000000001', '#W1234 (5500000000001)'])
      expect((await store.run(getOrder, { id })).channelReference, id).toBe('#W1234 (5500000000001)');
    expect((await store.run(getOrder, { id: '#1001' })).orderNumber).toBe(3002);
    expect((await store.run(getOrder, { orderNumber: 1001 })).orderNumber).toBe(3002);
    expect((await store.run(cancelOrder, { id: '#1001' })).cancelStatus).toBe('CANCELED');
  });

  it('comes after our own numbers, is asked about when two have it, and is no part of a name', async () => {
    const store = await testStore();
    await place(store, [imported('#3002 (5500000000001)'), imported('#1001 (5500000000002)')]);
    expect((await store.run(getOrder, { id: '#3002' })).channelReference).toBe('#1001 (5500000000002)');
    await place(store, [imported('1001 (5500000000003)')]);
    expect(await store.refusal(getOrder, { id: '#1001' })).toMatchObject({
      code: 'bad_input',
      message:
        'Several orders are called “#1001” where they came from: #3002 (Maya Chen) and #3003 (Maya Chen). Which one?',
    });
    for (const id of ['100', '#10', '%', 'W_', '0000002'])
      expect((await store.refusal(getOrder, { id })).code, id).toBe('not_found');
    const other = await testStore();
    expect((await other.refusal(getOrder, { id: '#1001' })).code).toBe('not_found');
  });
});
