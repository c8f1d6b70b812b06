import { disconnectShop } from '@brandwright/contract/catalog/disconnect-shop.ts';
import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { getShopOrderSync } from '@brandwright/contract/orders/shop/get-shop-order-sync.ts';
import { retryShopFulfillment } from '@brandwright/contract/orders/shop/retry-shop-fulfillment.ts';
import { syncShopOrders } from '@brandwright/contract/orders/shop/sync-shop-orders.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mug } from '../testing.ts';
import { shopServer, storeOn, type ShopServer, type StoreWithShop } from './testing.ts';
import { shopFulfillments } from './tables.ts';

let server: ShopServer;
let on: StoreWithShop;
let orderId: string;
beforeAll(async () => {
  server = await shopServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  on = await storeOn(server);
  on.shop.orders = [
    {
      id: 1001,
      name: '#1001',
      updatedAt: '2026-11-20T09:00:00Z',
      lines: [
        { id: 11, title: 'Walnut tray', sku: 'TRAY', price: '48.00', quantity: 2 },
        { id: 12, title: 'Oak spoon', sku: null, price: '12.00' },
      ],
    },
  ];
  await on.run(syncShopOrders, {});
  orderId = (await on.run(listOrders, { origin: 'SHOPIFY_CREATOR' })).orders[0]?.id ?? '';
});

const trackingNumber = '1Z999AA10123456784';
const told = () => on.shop.orders[0]?.fulfillments ?? [];
const inShop = async () => (await on.run(getOrder, { id: orderId })).shop?.fulfillments;

it('tells the shop of each shipment once, with its lines and number', async () => {
  await on.run(fulfillOrder, { id: orderId, item: 'tray', quantity: 1, trackingNumber });
  expect(await inShop()).toMatchObject([{ status: 'QUEUED' }]);
  await on.work();
  expect(await inShop()).toMatchObject([{ status: 'SENT', failure: null }]);
  expect(told()).toMatchObject([{ number: trackingNumber, lines: [{ lineId: 11, quantity: 1 }] }]);
  await on.run(fulfillOrder, { id: orderId, trackingNumber: '9400100000000000000000' });
  await on.work();
  expect(told()).toHaveLength(2);
  // What the shop tells of it changes nothing here.
  expect(await on.run(syncShopOrders, {})).toMatchObject({ changed: 0, skippedCount: 0 });
  expect(await on.run(getOrder, { id: orderId })).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
  expect(await on.refusal(retryShopFulfillment, { id: orderId })).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('already knows') as string,
  });
});

it('is not told of what was taken back in time, and what it was told stays', async () => {
  const first = await on.call(fulfillOrder, { id: orderId, trackingNumber });
  if (first.kind !== 'done' || !first.journalEntryId) throw new Error('No journal entry.');
  await on.store.undo(first.journalEntryId);
  await on.work();
  expect(told()).toHaveLength(0);
  const second = await on.call(fulfillOrder, { id: orderId, trackingNumber });
  if (second.kind !== 'done' || !second.journalEntryId) throw new Error('No journal entry.');
  await on.work();
  await expect(on.store.undo(second.journalEntryId)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Maple & Co already knows about this shipment') as string,
  });
  expect(await on.run(getOrder, { id: orderId })).toMatchObject({ fulfillmentStatus: 'FULFILLED' });
});

it('tries again by itself where the shop doesn’t answer', async () => {
  server.shopify.refuse('INTERNAL_SERVER_ERROR', 2);
  await on.run(fulfillOrder, { id: orderId, trackingNumber });
  expect(await on.work()).toBe(3);
  expect(await inShop()).toMatchObject([{ status: 'SENT' }]);
  expect(told()).toHaveLength(1);
});

async function shipped() {
  const done = await on.call(fulfillOrder, { id: orderId, trackingNumber });
  if (done.kind !== 'done' || !done.journalEntryId) throw new Error('No journal entry.');
  return done.journalEntryId;
}

it('may know of a shipment whose answer was lost: it is not taken back, and reported again', async () => {
  server.shopify.refuse('INTERNAL_SERVER_ERROR', 3);
  const entry = await shipped();
  await on.work();
  expect(await inShop()).toMatchObject([{ status: 'FAILED', sentAt: null }]);
  const refused = { code: 'conflict', message: expect.stringMatching(/may know about it/) as string };
  await expect(on.store.undo(entry)).rejects.toMatchObject(refused);
  // A later refusal tells nothing of the first time.
  on.shop.scopes = on.shop.scopes.filter((scope) => !scope.startsWith('write_'));
  await on.run(retryShopFulfillment, { id: orderId });
  await on.work();
  await expect(on.store.undo(entry)).rejects.toMatchObject(refused);
});

it('doesn’t know of what it refused, which is taken back', async () => {
  on.shop.scopes = on.shop.scopes.filter((scope) => !scope.startsWith('write_'));
  const entry = await shipped();
  await on.work();
  expect(await inShop()).toMatchObject([{ status: 'FAILED' }]);
  await on.store.undo(entry);
  expect(await on.run(getOrder, { id: orderId })).toMatchObject({ fulfillmentStatus: 'NONE' });
});

it('is told again where the job that told it is gone', async () => {
  await shipped();
  await on.store.context(({ db }) =>
    db.update(shopFulfillments).set({ status: 'SENDING', sentAt: server.time.now }),
  );
  expect((await on.refusal(retryShopFulfillment, { id: orderId })).message).toMatch(/right now/);
  const { now } = server.time;
  server.time.now = new Date(now.getTime() + 21 * 60_000);
  try {
    expect(await on.run(retryShopFulfillment, { id: orderId })).toMatchObject({ shipments: 1 });
    await on.work();
  } finally {
    server.time.now = now;
  }
  expect(await inShop()).toMatchObject([{ status: 'SENT' }]);
});

it('shows what failed on the order and in the feed, until it is tried again', async () => {
  on.shop.scopes = on.shop.scopes.filter((scope) => !scope.startsWith('write_'));
  await on.run(fulfillOrder, { id: orderId, trackingNumber });
  await on.work();
  const [failed] = (await inShop()) ?? [];
  expect(failed).toMatchObject({ status: 'FAILED', sentAt: null });
  expect(failed?.failure).toMatch(/write_merchant_managed_fulfillment_orders/);
  expect(await on.run(getShopOrderSync, {})).toMatchObject({ untold: 1 });
  const { items } = await on.run(listFeed, {});
  expect(items.some(({ title }) => title === 'The shop doesn’t know about 1 shipment')).toBe(true);
  const asked = await on.call(retryShopFulfillment, { id: orderId }, { via: 'partner' });
  expect(asked).toMatchObject({ kind: 'asks', action: { preview: { verb: 'Tell Maple & Co' } } });
  expect(await on.refusal(retryShopFulfillment, { id: orderId }, { as: 'viewer' })).toMatchObject({
    code: 'forbidden',
  });
  expect(await on.refusal(retryShopFulfillment, { id: orderId }, { as: 'preview' })).toMatchObject({
    code: 'preview_blocked',
  });
  on.shop.scopes.push('write_merchant_managed_fulfillment_orders');
  expect(await on.run(retryShopFulfillment, { id: orderId })).toMatchObject({
    shipments: 1,
    shopOrder: '#1001',
  });
  await on.work();
  expect(await inShop()).toMatchObject([{ status: 'SENT', failure: null }]);
});

it('says that a shop that is no longer connected can’t be told', async () => {
  await on.run(disconnectShop, {});
  await on.run(fulfillOrder, { id: orderId, trackingNumber });
  await on.work();
  expect((await inShop())?.[0]?.failure).toMatch(/isn’t connected anymore/);
});

it('has nothing to tell of an order that came another way, of another store’s, or that has not shipped', async () => {
  expect(await on.refusal(retryShopFulfillment, { id: orderId })).toMatchObject({ code: 'bad_transition' });
  const other = await storeOn(server);
  expect(await other.refusal(retryShopFulfillment, { id: orderId })).toMatchObject({ code: 'not_found' });
  const own = await other.run(createManualRetailOrder, {
    customerName: 'Maya Chen',
    addressLine1: '18 Alder Street',
    city: 'Portland',
    state: 'OR',
    zipCode: '97205',
    items: [mug],
  });
  expect((await other.refusal(retryShopFulfillment, { id: own.id })).message).toMatch(/didn’t come from/);
  await other.run(fulfillOrder, { id: own.id, trackingNumber });
  expect(await other.work()).toBe(0);
  expect(await other.refusal(retryShopFulfillment, {})).toMatchObject({ code: 'bad_input' });
});

it('tells the test shop', async () => {
  const other = await storeOn(server, { connected: false });
  await other.run(syncShopOrders, { fromTestShop: true });
  const [row] = (await other.run(listOrders, { origin: 'SHOPIFY_CREATOR' })).orders;
  await other.run(fulfillOrder, { id: row?.id ?? '', trackingNumber });
  await other.work();
  expect((await other.run(getOrder, { id: row?.id ?? '' })).shop).toMatchObject({
    isTest: true,
    fulfillments: [{ status: 'SENT' }],
  });
});
