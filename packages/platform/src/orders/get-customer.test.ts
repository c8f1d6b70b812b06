import { getCustomer } from '@brandwright/contract/orders/get-customer.ts';
import { expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { placedOrder } from './testing.ts';

it('shows who they are and what they ordered, by name, email or id', async () => {
  const store = await testStore();
  await placedOrder(store);
  await placedOrder(store, { phone: '+1 503 555 0147' });
  const found = await store.run(getCustomer, { customer: 'Maya Chen' });
  expect(found).toMatchObject({
    name: 'Maya Chen',
    email: 'maya@example.com',
    address: { city: 'Portland' },
    orderCount: 2,
    keptMinor: 2 * 9105,
    currency: 'USD',
  });
  expect(found.orders.map(({ totalMinor }) => totalMinor)).toEqual([9105, 9105]);
  expect((await store.run(getCustomer, { customer: 'MAYA@example.com' })).id).toBe(found.id);
  expect((await store.run(getCustomer, { customer: found.id })).id).toBe(found.id);
  expect((await store.run(getCustomer, { customer: 'maya' })).id).toBe(found.id);
});

it('refuses whom nobody knows, and several of one name', async () => {
  const store = await testStore();
  await expect(store.run(getCustomer, { customer: 'Nobody Here' })).rejects.toMatchObject({
    code: 'not_found',
    message: 'No customer matches “Nobody Here”. Give the email, or look in the orders.',
  });
  await placedOrder(store);
  await placedOrder(store, { customerName: 'Maya Okafor', email: 'okafor@example.com' });
  await expect(store.run(getCustomer, { customer: 'maya' })).rejects.toMatchObject({
    code: 'conflict',
    message:
      'Several customers match “maya”: Maya Chen (maya@example.com), Maya Okafor (okafor@example.com). Which one?',
  });
  expect((await store.run(getCustomer, { customer: ' maya  okafor ' })).email).toBe('okafor@example.com');
});

it('knows nobody of another store', async () => {
  const [store, other] = [await testStore(), await testStore()];
  await placedOrder(store);
  const { id } = await store.run(getCustomer, { customer: 'Maya Chen' });
  await expect(other.run(getCustomer, { customer: id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(other.run(getCustomer, { customer: 'Maya Chen' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('is open to viewers', async () => {
  const store = await testStore();
  await placedOrder(store);
  const asked = { customer: 'Maya Chen' };
  expect(await store.run(getCustomer, asked, { as: 'viewer' })).toMatchObject({ orderCount: 1 });
});
