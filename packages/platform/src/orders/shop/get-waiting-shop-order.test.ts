import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { getWaitingShopOrder } from '@brandwright/contract/orders/shop/get-waiting-shop-order.ts';
import { expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';
import { channelOrder, place } from '../testing.ts';

it('is the oldest of the Shopify shop on which no work began', async () => {
  const store = await testStore();
  expect(await store.run(getWaitingShopOrder, {})).toEqual({ order: null, waiting: 0 });
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const shopify = (day: string) => channelOrder({ origin: 'SHOPIFY_CREATOR', placedAt: at(day) });
  await place(store, [shopify('2026-11-03'), shopify('2026-11-05')]);
  await place(store, [
    channelOrder({ origin: 'CART_ROVER', channelReference: 'CR-1', placedAt: at('2026-10-01') }),
  ]);
  const first = await store.run(getWaitingShopOrder, {}, { as: 'viewer' });
  expect([first.waiting, first.order?.placedAt.slice(0, 10)]).toEqual([2, '2026-11-03']);
  await store.run(changeOrderStatus, {
    orderNumber: first.order?.orderNumber ?? 0,
    productionStatus: 'PROCESSING',
  });
  const next = await store.run(getWaitingShopOrder, {});
  expect([next.waiting, next.order?.placedAt.slice(0, 10)]).toEqual([1, '2026-11-05']);
  const other = await testStore();
  expect((await other.run(getWaitingShopOrder, {})).waiting).toBe(0);
});
