import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { listOrderOrigins } from '@brandwright/contract/orders/list-order-origins.ts';
import { expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { placedOrder } from './testing.ts';

it('counts orders by origin in a period', async () => {
  const store = await testStore();
  await placedOrder(store);
  const { orders } = await store.run(listOrders, {});
  const day = orders[0]?.placedAt.slice(0, 10) ?? '';
  expect((await store.run(listOrderOrigins, { placedFrom: day, placedTo: day })).total).toBe(1);
  expect((await store.run(listOrderOrigins, { placedTo: '2001-01-01' })).total).toBe(0);
  expect((await store.run(listOrderOrigins, { placedFrom: '2199-01-01' })).total).toBe(0);
});
