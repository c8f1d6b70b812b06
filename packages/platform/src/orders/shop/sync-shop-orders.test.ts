import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { getShopOrderSync } from '@brandwright/contract/orders/shop/get-shop-order-sync.ts';
import { syncShopOrders } from '@brandwright/contract/orders/shop/sync-shop-orders.ts';
import { signedWebhook, type StandInOrder } from '@brandwright/providers/testing/shopify/orders.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { channelOrder, place, ship } from '../testing.ts';
import { shopServer, storeOn, webhookSecret, type ShopServer, type StoreWithShop } from './testing.ts';
import { recordShopWebhook } from './webhook.ts';

let server: ShopServer;
let on: StoreWithShop;
beforeAll(async () => {
  server = await shopServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.time.now = new Date('2026-11-20T15:00:00Z');
  on = await storeOn(server);
});

const order = (id: number, more: Partial<StandInOrder> = {}): StandInOrder => ({
  id,
  name: `#${id}`,
  updatedAt: '2026-11-20T09:00:00Z',
  shipping: '5.00',
  lines: [{ id: id * 10, sku: 'MUG-01', price: '28.00', quantity: 2 }],
  ...more,
});
const sync = () => on.run(syncShopOrders, {});
const rows = async () => (await on.run(listOrders, { origin: 'SHOPIFY_CREATOR' })).orders;
async function only() {
  const [row] = await rows();
  return on.run(getOrder, { id: row?.id ?? '' });
}
const change = (more: Partial<StandInOrder>) => Object.assign(on.shop.orders[0] ?? {}, more);

describe('orders of the connected shop', () => {
  it('come in once, with rules, and say what is unknown or left out', async () => {
    await on.run(createProduct, { title: 'Ceramic mug', code: 'MUG-01', priceMinor: 2800, onHand: 4 });
    await on.run(createOrderRule, { itemContains: 'walnut', hold: true });
    on.shop.orders = [
      order(1001, { note: 'Ring twice', tags: ['gift'] }),
      order(1002, { lines: [{ id: 20, title: 'Walnut tray', sku: 'NOPE', price: '48.00' }] }),
      order(1003, { currency: 'EUR' }),
      order(1004, { address: { address1: null } }),
    ];
    const came = await sync();
    expect(came).toMatchObject({
      shop: 'Maple & Co',
      isTest: false,
      status: 'DONE',
      cameIn: 2,
      changed: 0,
      skippedCount: 2,
      unknownSkus: ['NOPE'],
      lastSyncedAt: '2026-11-20T15:00:00.000Z',
    });
    expect(came.skipped.map(({ order: name, why }) => `${name} ${why}`)).toEqual([
      '#1003 it’s in EUR, and this store sells in US dollars',
      '#1004 it has no shipping address',
    ]);
    expect(await sync()).toMatchObject({ cameIn: 0, changed: 0, skippedCount: 2 });
    const all = await rows();
    expect(all).toHaveLength(2);
    const held = all.find(({ itemsText }) => itemsText === 'Walnut tray');
    expect(held).toMatchObject({ productionStatus: 'ON_HOLD' });
    const first = all.find(({ itemsText }) => itemsText === 'Ceramic mug');
    expect(await on.run(getOrder, { id: first?.id ?? '' })).toMatchObject({
      channelReference: '#1001 (1001)',
      totalMinor: 6100,
      capturedMinor: 6100,
      paymentStatus: 'PAID',
      shopperNote: 'Ring twice',
      tags: ['gift'],
      shippingAddress: { city: 'Portland', state: 'OR' },
      shop: { name: 'Maple & Co', isTest: false, orderName: '#1001', fulfillments: [] },
    });
    expect((await on.store.journal())[0]).toMatchObject({ operation: 'sync_shop_orders' });
  });

  it('follow what the shop changes: units taken off, money, an address, a cancellation', async () => {
    on.shop.orders = [order(1001, { received: '0.00' })];
    await sync();
    expect(await only()).toMatchObject({ paymentStatus: 'PENDING' });
    change({
      updatedAt: '2026-11-20T10:00:00Z',
      received: '61.00',
      address: { address1: '5 Birch Way', city: 'Salem' },
      lines: [{ id: 10_010, sku: 'MUG-01', price: '28.00', quantity: 2, currentQuantity: 1 }],
      refunded: '28.00',
    });
    expect(await sync()).toMatchObject({ cameIn: 0, changed: 1 });
    expect(await only()).toMatchObject({
      capturedMinor: 6100,
      refundedMinor: 2800,
      cancelStatus: 'PARTIAL',
      shippingAddress: { addressLine1: '5 Birch Way', city: 'Salem' },
      refunds: [{ amountMinor: 2800, reason: 'Refunded in Maple & Co' }],
    });
    change({ updatedAt: '2026-11-20T11:00:00Z', canceledAt: '2026-11-20T11:00:00Z', refunded: '61.00' });
    expect(await sync()).toMatchObject({ changed: 1 });
    const after = await only();
    expect(after).toMatchObject({ cancelStatus: 'CANCELED', refundedMinor: 6100, paymentStatus: 'REFUNDED' });
    expect(after.notes[0]?.text).toBe('Changed in Maple & Co: canceled; $33.00 refunded.');
  });

  it('are not canceled once they have shipped here, and say so', async () => {
    on.shop.orders = [order(1001)];
    await sync();
    await ship(on.store, (await only()).id);
    change({ updatedAt: '2026-11-20T12:00:00Z', canceledAt: '2026-11-20T12:00:00Z' });
    const after = await sync();
    expect(after.skipped[0]?.why).toMatch(/canceled there after it shipped here/);
    expect(await only()).toMatchObject({ cancelStatus: 'NONE', fulfillmentStatus: 'FULFILLED' });
  });

  it('that were fulfilled there are not shipped again', async () => {
    on.shop.orders = [order(1001)];
    await sync();
    change({
      updatedAt: '2026-11-20T12:00:00Z',
      fulfillments: [{ id: 'f', number: 'X1', lines: [{ lineId: 10_010, quantity: 2 }] }],
    });
    expect(await sync()).toMatchObject({ changed: 1 });
    expect(await only()).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      productionStatus: 'FINISHED',
      allowed: { fulfill: false },
    });
  });

  it('that came in from a file are recognized', async () => {
    await place(on.store, [channelOrder({ origin: 'IMPORT', channelReference: '#1001 (1001)' })]);
    on.shop.orders = [order(1001, { canceledAt: '2026-11-20T09:00:00Z' })];
    expect(await sync()).toMatchObject({ cameIn: 0, changed: 1 });
    expect(await rows()).toHaveLength(0);
    const [imported] = (await on.run(listOrders, { origin: 'IMPORT' })).orders;
    expect(imported).toMatchObject({ cancelStatus: 'CANCELED' });
  });

  it('come in by the hundred, the rest in the background, which goes on where it broke off', async () => {
    on.shop.orders = Array.from({ length: 120 }, (_none, at) =>
      order(2000 + at, { updatedAt: new Date(Date.UTC(2026, 10, 19, 0, at)).toISOString() }),
    );
    expect(await sync()).toMatchObject({ status: 'RUNNING', cameIn: 50, lastSyncedAt: null });
    server.shopify.refuse('SHOP_INACTIVE', 1, 2);
    await on.work();
    expect(await on.run(getShopOrderSync, {})).toMatchObject({ status: 'FAILED', cameIn: 50 });
    expect(await sync()).toMatchObject({ status: 'RUNNING', unchanged: 1, cameIn: 49 });
    await on.work();
    expect(await on.run(getShopOrderSync, {}, { as: 'viewer' })).toMatchObject({
      status: 'DONE',
      cameIn: 70,
      failure: null,
    });
    expect((await on.run(listOrders, { origin: 'SHOPIFY_CREATOR' })).total).toBe(120);
  });

  it('stay this store’s, need an admin, and no preview account', async () => {
    on.shop.orders = [order(1001)];
    expect(await on.refusal(syncShopOrders, {}, { as: 'member' })).toMatchObject({ code: 'forbidden' });
    expect(await on.refusal(syncShopOrders, {}, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
    await sync();
    const other = await storeOn(server, { connected: false });
    expect(await other.run(getShopOrderSync, {})).toMatchObject({ status: 'NEVER', isTest: true });
    expect((await other.run(listOrders, { origin: 'SHOPIFY_CREATOR' })).total).toBe(0);
  });

  it('say what the shop refuses, and change nothing', async () => {
    on.shop.scopes = ['read_products', 'read_inventory'];
    expect((await on.refusal(syncShopOrders, {})).message).toMatch(/access scope read_orders/);
    expect(await on.run(getShopOrderSync, {})).toMatchObject({ status: 'NEVER' });
  });
});

it('brings in the orders of the test shop where they are asked for, until one is connected', async () => {
  expect(await on.refusal(syncShopOrders, { fromTestShop: true })).toMatchObject({ code: 'conflict' });
  on = await storeOn(server, { connected: false });
  expect((await on.refusal(syncShopOrders, {})).message).toMatch(/No shop is connected/);
  const sync = () => on.run(syncShopOrders, { fromTestShop: true });
  const came = await sync();
  expect(came).toMatchObject({ isTest: true, status: 'DONE', shop: 'Test shop', skippedCount: 0 });
  expect(came.cameIn).toBeGreaterThan(3);
  expect(await sync()).toMatchObject({ cameIn: 0 });
  server.time.now = new Date('2026-11-21T23:00:00Z');
  expect(await sync()).toMatchObject({ cameIn: 2 });
});

describe('a webhook of the shop', () => {
  const send = (deliveryId: string, payload: object, secret = webhookSecret) => {
    const told = { topic: 'orders/updated', deliveryId, shop: on.domain, payload };
    const { body, headers } = signedWebhook(secret, told);
    return recordShopWebhook(server.kernel, on.domain, { body, header: (name) => headers[name] });
  };

  it('brings its order in as it is now, once, whatever order they come in', async () => {
    on.shop.orders = [order(1001, { updatedAt: '2026-11-20T11:00:00Z', canceledAt: '2026-11-20T11:00:00Z' })];
    expect(await send('d2', { id: 1001, updated_at: '2026-11-20T11:00:00Z' })).toBe(1);
    expect(await send('d2', { id: 1001, updated_at: '2026-11-20T11:00:00Z' })).toBe(0);
    await on.work();
    expect(await only()).toMatchObject({ cancelStatus: 'CANCELED' });
    // The one that was sent first comes last: what is here is newer.
    expect(await send('d1', { id: 1001, updated_at: '2026-11-20T09:00:00Z' })).toBe(0);
    expect(await on.work()).toBe(0);
    expect(await send('d3', { id: 404, updated_at: '2026-11-20T12:00:00Z' })).toBe(1);
    await on.work();
    expect(await rows()).toHaveLength(1);
  });

  it('is refused when no connected shop signed it', async () => {
    await expect(send('d1', { id: 1001 }, 'wrong-secret')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      recordShopWebhook(server.kernel, 'nobody.myshopify.com', { body: '{}', header: () => undefined }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
