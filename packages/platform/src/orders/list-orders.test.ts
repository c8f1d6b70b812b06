import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { orders } from './tables.ts';
import { channelOrder, place, ship } from './testing.ts';

let store: TestStore;
const numbers = async (input: Parameters<typeof store.run<typeof listOrders>>[1]) =>
  (await store.run(listOrders, input)).orders.map((order) => order.orderNumber);

beforeAll(async () => {
  store = await testStore();
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const line = { variant: null, discountMinor: 0, fulfilledQuantity: 0 };
  const tom = { id: null, name: 'Tom 100%_Reed', email: 'tom@example.com', phone: null, company: null };
  const base = channelOrder();
  await place(store, [
    channelOrder({ placedAt: at('2026-10-01') }),
    channelOrder({
      placedAt: at('2026-10-20'),
      customer: tom,
      lines: [{ ...line, title: 'Scented candle', sku: 'CAN-02', quantity: 10, unitPriceMinor: 3400 }],
    }),
    channelOrder({
      placedAt: at('2026-11-01'),
      address: { ...base.address, countryCode: 'CA', state: 'ON', zipCode: 'M6J 1H4' },
    }),
    channelOrder({ placedAt: at('2026-11-13') }),
    channelOrder({ placedAt: at('2026-11-18') }),
    channelOrder({ placedAt: at('2026-11-19') }),
  ]);
  await place(store, [
    channelOrder({ origin: 'CART_ROVER', channelReference: 'CR-77', placedAt: at('2026-09-01') }),
  ]);
  await store.run(changeOrderStatus, {
    orderNumber: 5002,
    productionStatus: 'ON_HOLD',
    reason: 'Card pending',
  });
  await store.run(changeOrderStatus, { orderNumber: 5003, productionStatus: 'PROCESSING' });
  await store.run(cancelOrder, { orderNumber: 5005 });
  const fulfilled = await store.run(listOrders, { search: '5006' });
  await ship(store, fulfilled.orders[0]?.id ?? '');
  await store.context(({ db, storeId }) =>
    db
      .update(orders)
      .set({ returnStatus: 'CREATED' })
      .where(and(eq(orders.storeId, storeId), eq(orders.orderNumber, 5001))),
  );
});

describe('list_orders', () => {
  it('is newest first, twenty a page, and counts every tab', async () => {
    const all = await store.run(listOrders, {});
    expect(all.orders.map((order) => order.orderNumber)).toEqual([5006, 5005, 5004, 5003, 5002, 5001, 7001]);
    expect(all).toMatchObject({ total: 7, page: 0, size: 20, worthMinor: null, oldest: null });
    expect(all.tabCounts).toEqual({
      ALL: 7,
      OUTSTANDING: 4,
      PROCESSING: 1,
      FULFILLED: 1,
      CANCELED: 1,
      ON_HOLD: 1,
      RETURNS: 1,
    });
    expect((await store.run(listOrders, { counts: false })).tabCounts).toBeNull();
    expect((await store.run(listOrders, { counts: false })).total).toBe(7);
  });

  it('shows under each tab what it counts', async () => {
    expect(await numbers({ tab: 'OUTSTANDING' })).toEqual([5006, 5004, 5001, 7001]);
    expect(await numbers({ tab: 'PROCESSING' })).toEqual([5003]);
    expect(await numbers({ tab: 'FULFILLED' })).toEqual([5006]);
    expect(await numbers({ tab: 'CANCELED' })).toEqual([5005]);
    expect(await numbers({ tab: 'ON_HOLD' })).toEqual([5002]);
    expect(await numbers({ tab: 'RETURNS' })).toEqual([5001]);
  });

  it('filters, and says how many match, their worth and the oldest', async () => {
    const late = await store.run(listOrders, { tab: 'OUTSTANDING', olderThanDays: 7 });
    expect(late.orders.map((order) => order.orderNumber)).toEqual([5004, 5001, 7001]);
    expect(late).toMatchObject({ worthMinor: 3 * 6200, oldest: { orderNumber: 7001 } });
    expect(listOrders.summary(late, { ...parsed({ tab: 'OUTSTANDING', olderThanDays: 7 }) })).toBe(
      '3 orders are outstanding and older than 7 days, worth $186.00; the oldest is #7001 from September 1, 2026.',
    );
    expect(await numbers({ placedFrom: '2026-10-01', placedTo: '2026-10-31' })).toEqual([5002, 5001]);
    expect(await numbers({ placedTo: '2026-10-20', placedFrom: '2026-10-20' })).toEqual([5002]);
    expect(await numbers({ origin: 'CART_ROVER' })).toEqual([7001]);
    expect(await numbers({ totalMinMinor: 20_000 })).toEqual([5002]);
    expect(await numbers({ totalMaxMinor: 6199 })).toEqual([]);
    expect(await numbers({ country: 'ca' })).toEqual([5003]);
    expect(await numbers({ international: true })).toEqual([5003]);
    expect(await numbers({ fulfillmentStatus: 'FULFILLED', cancelStatus: 'NONE' })).toEqual([5006]);
  });

  it.each([
    [{ tab: 'RETURNS' }, '1 order has a return, worth $62.00.'],
    [{ placedFrom: '2026-10-20', placedTo: '2026-10-20' }, '1 order was placed on October 20, 2026, worth'],
    [{ search: 'nothing of the kind' }, 'No orders match “nothing of the kind”.'],
    [{ placedFrom: '2027-01-01' }, 'No orders were placed since January 1, 2027.'],
  ] as const)('says a list in a sentence: %o', async (input, sentence) => {
    expect(listOrders.summary(await store.run(listOrders, input), parsed(input))).toContain(sentence);
  });

  it('finds by number, reference, name, email, SKU and title, taking every sign literally', async () => {
    expect(await numbers({ search: '#5002' })).toEqual([5002]);
    expect(await numbers({ search: 'cr-77' })).toEqual([7001]);
    expect(await numbers({ search: 'Candle TOM' })).toEqual([5002]);
    expect(await numbers({ search: 'CAN-02' })).toEqual([5002]);
    expect(await numbers({ search: 'tom@example.com' })).toEqual([5002]);
    expect(await numbers({ search: '100%_' })).toEqual([5002]);
    expect(await numbers({ search: '%' })).toEqual([5002]);
    expect(await numbers({ search: "'; drop table orders; --" })).toEqual([]);
  });

  it('finds the orders of a customer by id, email or name', async () => {
    const [tom] = (await store.run(listOrders, { customer: 'tom@example.com' })).orders;
    expect(tom?.orderNumber).toBe(5002);
    expect(await numbers({ customer: tom?.customerId ?? '' })).toEqual([5002]);
    expect(await numbers({ customer: 'tom 100%_reed' })).toEqual([5002]);
    expect(await numbers({ customer: 'nobody' })).toEqual([]);
  });

  it('sorts and pages', async () => {
    expect(await numbers({ sort: 'placedAt', size: 2 })).toEqual([7001, 5001]);
    expect(await numbers({ sort: '-total', size: 1 })).toEqual([5002]);
    expect(await numbers({ sort: 'orderNumber', size: 3, page: 1 })).toEqual([5004, 5005, 5006]);
    expect(await numbers({ page: 9 })).toEqual([]);
  });

  it('refuses what it does not know, and shows nothing of another store', async () => {
    expect(await store.refusal(listOrders, { tab: 'LOST' })).toMatchObject({ code: 'bad_input' });
    expect(await store.refusal(listOrders, { placedFrom: '2026-13-01' })).toMatchObject({
      code: 'bad_input',
    });
    expect(await store.refusal(listOrders, { size: 0 })).toMatchObject({ code: 'bad_input' });
    const other = await testStore();
    expect(await other.run(listOrders, {})).toMatchObject({ total: 0, orders: [] });
    expect(await store.refusal(listOrders, {}, { as: 'public' })).toMatchObject({ code: 'unauthenticated' });
  });
});

const parsed = (input: object) => listOrders.input.parse(input);
