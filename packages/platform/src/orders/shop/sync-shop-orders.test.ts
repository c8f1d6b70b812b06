import { disconnectShop } from '@brandwright/contract/catalog/disconnect-shop.ts';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { getShopOrderSync } from '@brandwright/contract/orders/shop/get-shop-order-sync.ts';
import { syncShopOrders } from '@brandwright/contract/orders/shop/sync-shop-orders.ts';
import { signedWebhook, type StandInOrder } from '@brandwright/providers/testing/shopify/orders.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../kernel/request/context.ts';
import { channelOrder, place, ship } from '../testing.ts';
import { shopServer, storeOn, webhookSecret, type ShopServer, type StoreWithShop } from './testing.ts';
import { keepSynced } from './keep-synced.ts';
import { shopSyncs } from './tables.ts';
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
const here = <T>(use: (context: Context) => Promise<T>) => on.here(use);
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

  it('lose no open unit to one that was refunded after it shipped', async () => {
    const line = { id: 10_010, sku: 'MUG-01', price: '28.00', quantity: 3 };
    on.shop.orders = [order(1001, { lines: [line] })];
    await sync();
    const fulfillments = [{ id: 'f', number: 'X1', lines: [{ lineId: 10_010, quantity: 1 }] }];
    change({ updatedAt: '2026-11-20T12:00:00Z', fulfillments });
    await sync();
    const returned = { ...line, currentQuantity: 2, returnedQuantity: 1 };
    change({ updatedAt: '2026-11-20T13:00:00Z', lines: [returned], refunded: '28.00' });
    await sync();
    expect(await only()).toMatchObject({
      cancelStatus: 'NONE',
      fulfillmentStatus: 'PARTIAL',
      refundedMinor: 2800,
    });
    change({ updatedAt: '2026-11-20T14:00:00Z', lines: [{ ...returned, currentQuantity: 1 }] });
    await sync();
    expect((await only()).notes[0]?.text).toBe('Changed in Maple & Co: 1 unit removed.');
  });

  it('stay on hold when some of them ship there', async () => {
    await on.run(createOrderRule, { itemContains: 'mug', hold: true });
    on.shop.orders = [order(1001)];
    await sync();
    const shipped = (quantity: number) => [{ id: 'f', number: 'X1', lines: [{ lineId: 10_010, quantity }] }];
    change({ updatedAt: '2026-11-20T12:00:00Z', fulfillments: shipped(1) });
    await sync();
    expect(await only()).toMatchObject({ fulfillmentStatus: 'PARTIAL', productionStatus: 'ON_HOLD' });
    change({ updatedAt: '2026-11-20T13:00:00Z', fulfillments: shipped(2) });
    await sync();
    expect(await only()).toMatchObject({ productionStatus: 'FINISHED', holdReason: null });
  });

  it('come in around one that can’t be written, which is listed', async () => {
    const huge = { id: 20, title: 'Walnut tray', price: '0.00', quantity: 3_000_000_000 };
    on.shop.orders = [order(1001), order(1002, { lines: [huge] }), order(1003)];
    const came = await sync();
    expect(came).toMatchObject({ status: 'DONE', cameIn: 2, skippedCount: 1 });
    expect(came.skipped[0]).toMatchObject({
      order: '#1002',
      why: expect.stringMatching(/went wrong/) as string,
    });
    change({ updatedAt: '2026-11-20T10:00:00Z', note: 'Ring twice' });
    expect(await sync()).toMatchObject({ cameIn: 0, changed: 1 });
  });

  it('from a file with the number alone must agree in more than that', async () => {
    await place(on.store, [channelOrder({ origin: 'IMPORT', channelReference: '#1001' })]);
    on.shop.orders = [order(1001, { canceledAt: '2026-11-20T09:00:00Z' })];
    expect(await sync()).toMatchObject({ cameIn: 1, changed: 0 });
    const imported = async () => (await on.run(listOrders, { origin: 'IMPORT' })).orders;
    expect(await imported()).toMatchObject([{ cancelStatus: 'NONE' }]);
    on = await storeOn(server);
    await place(on.store, [channelOrder({ origin: 'IMPORT', channelReference: '#1001' })]);
    on.shop.orders = [order(1001, { shipping: '6.00', canceledAt: '2026-11-20T09:00:00Z' })];
    expect(await sync()).toMatchObject({ cameIn: 0, changed: 1 });
    expect(await imported()).toMatchObject([{ cancelStatus: 'CANCELED' }]);
  });

  it('take no money in another currency', async () => {
    await place(on.store, [channelOrder({ origin: 'IMPORT', channelReference: '#1001 (1001)' })]);
    on.shop.orders = [order(1001, { currency: 'EUR' })];
    expect((await sync()).skipped[0]?.why).toMatch(/in EUR, and here in USD/);
    const [imported] = (await on.run(listOrders, { origin: 'IMPORT' })).orders;
    expect(imported).toMatchObject({ paymentStatus: 'PENDING' });
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

  it('fail visibly when the shop can’t be opened in the background', async () => {
    on.shop.orders = Array.from({ length: 60 }, (_none, at) => order(2000 + at));
    expect(await sync()).toMatchObject({ status: 'RUNNING' });
    await here(({ db, storeId }) =>
      db.execute(sql`update shop_connections set sealed = 'v1.gone' where store_id = ${storeId}`),
    );
    await on.work();
    const rowsOfSync = await here(({ db }) => db.select().from(shopSyncs));
    expect(rowsOfSync).toMatchObject([
      { status: 'FAILED', failure: expect.stringMatching(/can no longer be read/) as string },
    ]);
  });

  it('are looked for each hour, also where a sync never ended', async () => {
    on.shop.orders = [order(1001)];
    await sync();
    await here(({ db }) => db.update(shopSyncs).set({ status: 'RUNNING' }));
    on.shop.orders.push(order(1002, { updatedAt: '2026-11-20T15:10:00Z' }));
    const round = async () => {
      const due = await here(({ db, storeId, clock }) =>
        db.execute(
          sql`select id from shop_syncs where store_id = ${storeId} and ${sql.raw(keepSynced.due(`'${clock.now().toISOString()}'::timestamptz`))}`,
        ),
      );
      await here((context) => keepSynced.run(context, context.storeId));
      await on.work();
      return due.rows.length;
    };
    server.time.now = new Date('2026-11-20T15:30:00Z');
    expect(await round()).toBe(0);
    expect(await rows()).toHaveLength(1);
    server.time.now = new Date('2026-11-20T16:00:00Z');
    expect(await round()).toBe(1);
    expect(await rows()).toHaveLength(2);
    expect(await on.run(getShopOrderSync, {})).toMatchObject({ status: 'DONE', cameIn: 1 });
    await on.run(disconnectShop, {});
    server.time.now = new Date('2026-11-20T18:00:00Z');
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
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

  it('is not lost where the shop doesn’t answer', async () => {
    on.shop.orders = [order(1001)];
    await send('d1', { id: 1001, updated_at: '2026-11-20T09:00:00Z' });
    server.shopify.refuse('INTERNAL_SERVER_ERROR', 2);
    expect(await on.work()).toBe(3);
    expect(await rows()).toHaveLength(1);
  });

  it('is refused when no connected shop signed it', async () => {
    await expect(send('d1', { id: 1001 }, 'wrong-secret')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      recordShopWebhook(server.kernel, 'nobody.myshopify.com', { body: '{}', header: () => undefined }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
