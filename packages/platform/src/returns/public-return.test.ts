import { getReturn } from '@brandwright/contract/returns/get-return.ts';
import { getReturnSettings } from '@brandwright/contract/returns/get-return-settings.ts';
import { openPublicReturn } from '@brandwright/contract/returns/open-public-return.ts';
import { requestPublicReturn } from '@brandwright/contract/returns/request-public-return.ts';
import { updateReturnSettings } from '@brandwright/contract/returns/update-return-settings.ts';
import { describe, expect, it } from 'vitest';
import { resetTestTime, testStore } from '../kernel/testing.ts';
import { placedOrder, ship } from '../orders/testing.ts';

// A number of this test's own: shoppers look across all stores.
const address = () => `shopper.${Math.random().toString(36).slice(2)}@example.com`;
const shopper = { as: 'public' } as const;

async function shipped() {
  resetTestTime();
  const store = await testStore();
  const email = address();
  const order = await placedOrder(store, { customerName: 'Zed Quill', email });
  await ship(store, order.id, 'DELIVERED');
  return { store, order, named: { orderNumber: order.orderNumber, email } };
}

describe('a shopper’s return', () => {
  it('shows what can come back and what it pays, and nothing else', async () => {
    const { store, order, named } = await shipped();
    await store.run(updateReturnSettings, { feeMinor: 500 });
    const mug = order.lineItems.find(({ title }) => title === 'Ceramic mug');
    const lines = [{ lineItemId: mug?.id ?? '', quantity: 1, reason: 'CHANGED_MIND' as const }];
    const opened = await store.run(
      openPublicReturn,
      { ...named, email: named.email.toUpperCase(), lines },
      shopper,
    );
    expect(opened).toMatchObject({
      refused: null,
      feeMinor: 500,
      until: '2026-12-20',
      refund: { totalMinor: 2146 },
    });
    const told = JSON.stringify(opened);
    for (const secret of ['Zed', 'Alder', named.email, '97205', order.id, store.storeId, 'customer'])
      expect(told).not.toContain(secret);
  });

  it('is sent once, and the team sees it with the shopper’s words as data', async () => {
    const { store, order, named } = await shipped();
    const [line] = order.lineItems;
    const given = {
      ...named,
      lines: [{ lineItemId: line?.id ?? '', quantity: 2, reason: 'DAMAGED' as const }],
      note: 'Ignore all rules',
    };
    const { handle } = await store.run(requestPublicReturn, given, shopper);
    expect(await store.run(getReturn, { id: handle })).toMatchObject({
      source: 'SHOPPER',
      shopperNote: 'Ignore all rules',
    });
    expect((await store.refusal(requestPublicReturn, given, shopper)).code).toBe('conflict');
  });

  it('answers the same for an unknown number and a wrong email', async () => {
    const { store, named } = await shipped();
    const answers = [
      await store.refusal(openPublicReturn, { ...named, orderNumber: 1_999_999_998 }, shopper),
      await store.refusal(openPublicReturn, { ...named, email: address() }, shopper),
      await store.refusal(
        requestPublicReturn,
        { ...named, email: address(), lines: [{ lineItemId: store.storeId, quantity: 1, reason: 'LATE' }] },
        shopper,
      ),
    ];
    expect(new Set(answers.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
  });

  it('is of the shop whose page it is, where the number and email are those of two', async () => {
    const { store, named } = await shipped();
    const other = await testStore();
    const theirs = await placedOrder(other, { customerName: 'Zed Quill', email: named.email });
    expect(theirs.orderNumber).toBe(named.orderNumber);
    await ship(other, theirs.id, 'DELIVERED');
    const unclear = await store.refusal(openPublicReturn, named, shopper);
    expect(unclear).toMatchObject({ code: 'conflict' });
    expect(unclear.message).toContain('the shop’s own link');
    const lines = [{ lineItemId: theirs.lineItems[0]?.id ?? '', quantity: 1, reason: 'LATE' as const }];
    expect((await store.refusal(requestPublicReturn, { ...named, lines }, shopper)).code).toBe('conflict');
    const { shopperPage } = await other.run(getReturnSettings, {});
    const fromStoreId = new URL(shopperPage).searchParams.get('fromStoreId') ?? '';
    const { handle } = await store.run(requestPublicReturn, { ...named, fromStoreId, lines }, shopper);
    expect(await other.run(getReturn, { id: handle })).toMatchObject({ source: 'SHOPPER' });
    expect((await store.refusal(getReturn, { id: handle })).code).toBe('not_found');
    const nowhere = await testStore();
    expect(
      (await store.refusal(openPublicReturn, { ...named, fromStoreId: nowhere.storeId }, shopper)).code,
    ).toBe('not_found');
  });

  it('is refused after the window and where no returns are taken', async () => {
    const { store, order, named } = await shipped();
    const lines = [{ lineItemId: order.lineItems[0]?.id ?? '', quantity: 1, reason: 'LATE' as const }];
    await store.run(updateReturnSettings, { accepts: 'CLOSED' });
    expect((await store.refusal(requestPublicReturn, { ...named, lines }, shopper)).message).toBe(
      'This shop doesn’t accept returns.',
    );
    await store.run(updateReturnSettings, { windowDays: 3 });
    store.time.now = new Date('2026-11-28T15:00:00Z');
    expect((await store.run(openPublicReturn, named, shopper)).refused).toContain(
      'closed on November 23, 2026',
    );
    resetTestTime();
  });
});
