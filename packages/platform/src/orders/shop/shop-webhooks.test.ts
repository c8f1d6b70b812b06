import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { disconnectShop } from '@brandwright/contract/catalog/disconnect-shop.ts';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { followShopOrders } from '@brandwright/contract/orders/shop/follow-shop-orders.ts';
import { getShopOrderSync } from '@brandwright/contract/orders/shop/get-shop-order-sync.ts';
import { unfollowShopOrders } from '@brandwright/contract/orders/shop/unfollow-shop-orders.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSynced } from './keep-synced.ts';
import {
  bcStoreOn,
  publicAddress,
  shopServer,
  storeOn,
  webhookSecret,
  wooStoreOn,
  type ShopServer,
} from './testing.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await shopServer({ publicUrl: publicAddress });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.time.now = new Date('2026-11-20T15:00:00Z');
});

describe('webhooks of a shop', () => {
  it('are set up when it is connected, on each platform, and removed when it is disconnected', async () => {
    const shopify = await storeOn(server);
    expect(shopify.shop.subscriptions.map(({ uri }) => uri)).toEqual(
      Array(3).fill(`${publicAddress}/webhooks/shopify`),
    );
    const woo = await wooStoreOn(server);
    expect(await woo.connect()).toMatchObject({ connected: true, warning: null });
    const of = encodeURIComponent(woo.domain);
    expect(woo.shop.webhooks.map((one) => one.delivery_url)).toEqual(
      Array(2).fill(`${publicAddress}/webhooks/woocommerce?shop=${of}`),
    );
    const bigCommerce = await bcStoreOn(server);
    await bigCommerce.connect();
    expect(bigCommerce.shop.hooks.map(({ destination }) => destination)).toEqual(
      Array(3).fill(`${publicAddress}/webhooks/bigcommerce`),
    );
    for (const on of [shopify, woo, bigCommerce]) {
      expect(await on.run(getShopOrderSync, {}, { as: 'viewer' })).toMatchObject({
        status: 'NEVER',
        webhooks: { state: 'ON', failure: null, checkedAt: '2026-11-20T15:00:00.000Z' },
      });
      expect(await on.run(disconnectShop, {})).toMatchObject({ connected: false, warning: null });
      expect(await on.run(getShopOrderSync, {})).toMatchObject({ isTest: true, webhooks: { state: 'OFF' } });
    }
    expect([shopify.shop.subscriptions, woo.shop.webhooks, bigCommerce.shop.hooks]).toEqual([[], [], []]);
  });

  it('are there once however often they are asked for, and in place of those of the shop before', async () => {
    const on = await wooStoreOn(server);
    await on.connect();
    await on.connect();
    await on.run(followShopOrders, {});
    expect(on.shop.webhooks).toHaveLength(2);
    const other = await bcStoreOn(server);
    await on.run(connectShop, other.connection);
    expect(on.shop.webhooks).toEqual([]);
    expect(other.shop.hooks).toHaveLength(3);
    // Another store of this server with the same shop: the last one ends them.
    await other.connect();
    await on.run(disconnectShop, {});
    expect(other.shop.hooks).toHaveLength(3);
    await other.run(disconnectShop, {});
    expect(other.shop.hooks).toEqual([]);
  });

  it('that are refused undo no connection, say what to do, and are tried again', async () => {
    const on = await wooStoreOn(server);
    on.shop.mayWrite = false;
    expect(await on.connect()).toMatchObject({
      connected: true,
      warning: expect.stringMatching(/come in every hour.*Read\/Write/) as string,
    });
    expect(await on.run(getShopConnection, {})).toMatchObject({ connected: true });
    expect(await on.run(getShopOrderSync, {})).toMatchObject({
      webhooks: { state: 'FAILED', failure: expect.stringMatching(/Read\/Write/) as string },
    });
    on.shop.mayWrite = true;
    expect(await on.run(followShopOrders, {})).toMatchObject({ webhooks: { state: 'ON', failure: null } });
    on.shop.mayWrite = false;
    expect(await on.run(disconnectShop, {})).toMatchObject({
      connected: false,
      warning: expect.stringMatching(
        /Delete those to https:\/\/brand\.example\.com\/webhooks\/woocommerce/,
      ) as string,
    });
  });

  it('can’t be verified by a token without a secret, and say so', async () => {
    const on = await storeOn(server, { connected: false });
    expect(await on.run(connectShop, { domain: on.domain, accessToken: on.shop.accessToken })).toMatchObject({
      connected: true,
      warning: expect.stringMatching(/webhook secret/) as string,
    });
    await on.run(connectShop, { domain: on.domain, accessToken: on.shop.accessToken, webhookSecret });
    expect(await on.run(getShopOrderSync, {})).toMatchObject({ webhooks: { state: 'ON' } });
  });

  it('are looked at each day, and each hour where they failed; orders come in without them', async () => {
    const on = await wooStoreOn(server);
    await on.connect();
    on.shop.orders = [{ id: 15, updatedAt: '2026-11-20T14:00:00Z', lines: [{ id: 1 }] }];
    const round = async (at: string) => {
      server.time.now = new Date(at);
      await on.here((context) => keepSynced.run(context, context.storeId));
      await on.work();
      return (await on.run(listOrders, { origin: 'WOOCOMMERCE' })).total;
    };
    expect(await round('2026-11-20T15:04:00Z')).toBe(0);
    expect(await round('2026-11-20T15:05:00Z')).toBe(1);
    for (const webhook of on.shop.webhooks) webhook.status = 'disabled';
    await round('2026-11-20T16:05:00Z');
    expect(on.shop.webhooks[0]?.status).toBe('disabled');
    await round('2026-11-21T16:05:00Z');
    expect(on.shop.webhooks.map(({ status }) => status)).toEqual(['active', 'active']);
    on.shop.mayWrite = false;
    expect(await round('2026-11-22T17:05:00Z')).toBe(1);
    expect(await on.run(getShopOrderSync, {})).toMatchObject({
      status: 'DONE',
      webhooks: { state: 'FAILED' },
    });
    on.shop.mayWrite = true;
    await round('2026-11-22T18:05:00Z');
    expect(await on.run(getShopOrderSync, {})).toMatchObject({ webhooks: { state: 'ON' } });
  });

  it('are set up by owners and admins alone, of the store’s own shop', async () => {
    const on = await wooStoreOn(server);
    expect(await on.refusal(followShopOrders, {})).toMatchObject({ code: 'conflict' });
    await on.connect();
    for (const operation of [followShopOrders, unfollowShopOrders]) {
      expect(await on.refusal(operation, {}, { as: 'member' })).toMatchObject({ code: 'forbidden' });
      expect(await on.refusal(operation, {}, { as: 'preview' })).toMatchObject({ code: 'preview_blocked' });
      const asked = await on.call(operation, {}, { via: 'token' });
      expect(asked.kind).toBe('asks');
    }
    expect(on.shop.webhooks).toHaveLength(2);
    const other = await wooStoreOn(server);
    expect(await other.run(unfollowShopOrders, {})).toMatchObject({ left: null });
    expect(on.shop.webhooks).toHaveLength(2);
    expect(await on.run(unfollowShopOrders, {})).toMatchObject({ shop: 'Maple & Co', left: null });
    expect(on.shop.webhooks).toEqual([]);
    expect((await on.store.journal()).map(({ operation }) => operation)).toContain('unfollow_shop_orders');
  });
});

it('are not set up on a server that shops can’t reach, which says so', async () => {
  const local = await shopServer();
  const on = await wooStoreOn(local);
  expect(await on.connect()).toMatchObject({ connected: true, warning: null });
  expect(on.shop.webhooks).toEqual([]);
  expect(await on.run(getShopOrderSync, {})).toMatchObject({ webhooks: { state: 'NO_ADDRESS' } });
  await on.run(disconnectShop, {});
  await local.stop();
});
