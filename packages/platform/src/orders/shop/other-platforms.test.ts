import { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { getShopOrderSync } from '@brandwright/contract/orders/shop/get-shop-order-sync.ts';
import { syncShopOrders } from '@brandwright/contract/orders/shop/sync-shop-orders.ts';
import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { bcWebhook } from '@brandwright/providers/testing/bigcommerce/hooks.ts';
import { signedWooWebhook } from '@brandwright/providers/testing/woocommerce/webhooks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bcStoreOn, publicAddress, shopServer, wooStoreOn, type ShopServer } from './testing.ts';
import { recordShopWebhook } from './webhook.ts';

const trackingNumber = '9400111899560000000000';
let server: ShopServer;
beforeAll(async () => {
  server = await shopServer({ publicUrl: publicAddress });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.time.now = new Date('2026-11-20T15:00:00Z');
});

describe('orders of a WooCommerce shop', () => {
  const order = (id: number, more = {}) => ({
    id,
    updatedAt: '2026-11-20T09:00:00Z',
    shipping: '5.00',
    lines: [{ id: id * 10, sku: 'MUG-01', price: '28.00', quantity: 2 }],
    ...more,
  });

  it('come in once they are ordered, ship here, and are completed there', async () => {
    const on = await wooStoreOn(server);
    await on.connect();
    on.shop.orders = [
      order(15),
      order(16, { status: 'pending', paidAt: null }),
      order(17, { status: 'checkout-draft' }),
    ];
    expect(await on.run(syncShopOrders, {})).toMatchObject({
      shop: 'Maple & Co',
      platform: 'WOOCOMMERCE',
      status: 'DONE',
      cameIn: 1,
      skippedCount: 0,
      unknownSkus: ['MUG-01'],
    });
    Object.assign(on.shop.orders[1] ?? {}, {
      status: 'processing',
      paidAt: '2026-11-20T10:00:00Z',
      updatedAt: '2026-11-20T10:00:00Z',
    });
    expect(await on.run(syncShopOrders, {})).toMatchObject({ cameIn: 1 });
    const { orders } = await on.run(listOrders, { origin: 'WOOCOMMERCE' });
    expect(orders).toHaveLength(2);
    const first = await on.run(getOrder, { id: '#15' });
    expect(first).toMatchObject({
      channelReference: '#15 (15)',
      originLabel: 'WooCommerce',
      totalMinor: 6100,
      paymentStatus: 'PAID',
      shop: { name: 'Maple & Co', orderName: '#15' },
    });
    await on.run(fulfillOrder, { id: first.id, trackingNumber });
    await on.work();
    expect(on.shop.orders[0]).toMatchObject({ status: 'completed', notes: [{ customer_note: false }] });
    expect(await on.run(getShopOrderSync, {})).toMatchObject({ untold: 0 });
    // What it says of itself after that changes nothing here.
    expect(await on.run(syncShopOrders, {})).toMatchObject({ cameIn: 0, changed: 0 });
  });

  it('keep their numbers apart where another shop takes the place of the one before', async () => {
    const on = await wooStoreOn(server);
    await on.connect();
    on.shop.orders = [order(15)];
    await on.run(syncShopOrders, {});
    const other = await wooStoreOn(server);
    other.shop.orders = [order(15)];
    await on.run(connectShop, other.connection);
    expect(await on.run(syncShopOrders, {})).toMatchObject({ cameIn: 1, skippedCount: 0 });
    const { orders } = await on.run(listOrders, { origin: 'WOOCOMMERCE' });
    expect(orders).toHaveLength(2);
  });

  it('come in by webhook as they are now, once, whatever order they come in', async () => {
    const on = await wooStoreOn(server);
    await on.connect();
    // oxlint-disable-next-line brandwright/american-words -- the status as WooCommerce names it
    on.shop.orders = [order(15, { status: 'cancelled', updatedAt: '2026-11-20T11:00:00Z' })];
    const secret = on.shop.webhooks[0]?.secret ?? '';
    const send = (deliveryId: string, at: string, given = secret) => {
      const payload = { id: 15, status: 'processing', date_modified_gmt: at };
      const { body, headers } = signedWooWebhook(given, {
        topic: 'order.updated',
        deliveryId,
        shop: on.domain,
        payload,
      });
      return recordShopWebhook(server.kernel, on.domain, { body, header: (name) => headers[name] });
    };
    expect(await send('d2', '2026-11-20T11:00:00')).toBe(1);
    expect(await send('d2', '2026-11-20T11:00:00')).toBe(0);
    await on.work();
    expect(await on.run(getOrder, { id: '#15' })).toMatchObject({ cancelStatus: 'CANCELED' });
    expect(await send('d1', '2026-11-20T09:00:00')).toBe(0);
    expect(await on.work()).toBe(0);
    await expect(send('d3', '2026-11-20T12:00:00', 'wrong')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('orders of a BigCommerce store', () => {
  const order = (id: number, more = {}) => ({
    id,
    updatedAt: '2026-11-20T09:00:00Z',
    shipping: '5.00',
    lines: [{ id: id * 10, sku: 'MUG-01', price: '28.00', quantity: 2 }],
    ...more,
  });

  it('come in, say what can’t, ship here, and have a shipment there', async () => {
    const on = await bcStoreOn(server);
    await on.connect();
    on.shop.orders = [order(100), order(101, { statusId: 0 }), order(102, { otherAddresses: 1 })];
    const came = await on.run(syncShopOrders, {});
    expect(came).toMatchObject({ platform: 'BIGCOMMERCE', cameIn: 1, skippedCount: 1 });
    expect(came.skipped).toEqual([
      { order: '#102', why: 'it ships to 2 addresses, and an order here has one' },
    ]);
    const [row] = (await on.run(listOrders, { origin: 'BIGCOMMERCE' })).orders;
    await on.run(fulfillOrder, { id: row?.id ?? '', trackingNumber });
    await on.work();
    expect(on.shop.orders[0]).toMatchObject({ statusId: 2, shipments: [{ items: [{ quantity: 2 }] }] });
  });

  it('are read anew at each webhook, which names them alone; an older reading changes nothing', async () => {
    const on = await bcStoreOn(server);
    await on.connect();
    on.shop.orders = [order(100)];
    const headers = on.shop.hooks[0]?.headers ?? {};
    const send = (hash: string, given = headers) => {
      const told = { scope: 'store/order/updated', hash, orderId: 100, createdAt: 1_763_632_800 };
      const { body, headers: sent } = bcWebhook(given, told, on.hash);
      return recordShopWebhook(server.kernel, on.domain, { body, header: (name) => sent[name] });
    };
    expect(await send('one')).toBe(1);
    expect(await send('one')).toBe(0);
    await on.work();
    expect((await on.run(listOrders, { origin: 'BIGCOMMERCE' })).orders).toHaveLength(1);
    Object.assign(on.shop.orders[0] ?? {}, { statusId: 5, updatedAt: '2026-11-20T08:00:00Z' });
    expect(await send('two')).toBe(1);
    await on.work();
    const [row] = (await on.run(listOrders, { origin: 'BIGCOMMERCE' })).orders;
    expect(row).toMatchObject({ cancelStatus: 'NONE' });
    Object.assign(on.shop.orders[0] ?? {}, { updatedAt: '2026-11-20T12:00:00Z' });
    await send('three');
    await on.work();
    expect(await on.run(getOrder, { id: row?.id ?? '' })).toMatchObject({ cancelStatus: 'CANCELED' });
    await expect(send('four', {})).rejects.toMatchObject({ code: 'forbidden' });
  });
});
