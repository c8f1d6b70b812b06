import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopAccess } from '../shop-catalog/shop-catalog.ts';
import {
  shopifyStandIn,
  standInShop,
  type ShopifyStandIn,
  type StandInShop,
} from '../testing/shopify-stand-in.ts';
import { describeShopOrders, forgedSigned, readAll, shipped } from '../testing/describe-shop-orders.ts';
import { signedWebhook } from '../testing/shopify/orders.ts';
import { createTestShopOrders, testShopSecret } from './embedded/test-shop-orders.ts';
import type { ShopOrders } from './shop-orders.ts';
import { createShopifyOrders } from './shopify/shopify-orders.ts';

const signal = () => new AbortController().signal;
const domain = 'maple.myshopify.com';
const now = () => new Date('2026-11-20T15:00:00Z');

let shopify: ShopifyStandIn;
let shop: StandInShop;
beforeAll(async () => {
  shopify = await shopifyStandIn();
});
afterAll(() => shopify.stop());
beforeEach(() => {
  shop = standInShop();
  shopify.shops.set(domain, shop);
  Object.assign(shopify.points, { left: 2000, restoreRate: 100 });
  shopify.refuse(0, 0);
  shopify.asked.length = 0;
});

function connected(more: Partial<ShopAccess> = {}): ShopOrders {
  const credentials = { kind: 'TOKEN' as const, accessToken: shop.accessToken, webhookSecret: 'shared' };
  return createShopifyOrders(
    { domain, credentials, ...more },
    { standInUrl: shopify.url, wait: () => Promise.resolve() },
  );
}

const webhooksOf = (secret: string) => {
  const payload = { id: 5551, updated_at: '2026-11-20T10:00:00-05:00' };
  const told = { topic: 'orders/updated', deliveryId: 'b54557e4-bdd9', shop: domain, payload };
  return {
    told: signedWebhook(secret, told),
    event: {
      deliveryId: 'b54557e4-bdd9',
      topic: 'UPDATED' as const,
      orderId: '5551',
      updatedAt: '2026-11-20T15:00:00.000Z',
    },
    forged: forgedSigned,
    ofNoInterest: signedWebhook(secret, { ...told, topic: 'products/update' }),
    unreadable: signedWebhook(secret, { ...told, payload: { id: 'x' } }),
  };
};

describeShopOrders('the test shop', webhooksOf(testShopSecret), () =>
  createTestShopOrders(mkdtempSync(join(tmpdir(), 'brandwright-shop-')), 'store-1', now),
);
describeShopOrders('Shopify', webhooksOf('shared'), () => {
  shop.orders = Array.from({ length: 23 }, (_none, at) => ({
    id: 1000 + at,
    updatedAt: `2026-11-${String(10 + (at % 9)).padStart(2, '0')}T09:00:00Z`,
    shipping: '5.00',
    lines: [{ id: 10_000 + at, quantity: 2 }],
  }));
  return connected();
});

describe('an order at Shopify', () => {
  it('comes with all of its lines, money and address', async () => {
    shop.orders = [
      {
        id: 77,
        name: '#1077',
        placedAt: '2026-11-19T20:00:00-05:00',
        updatedAt: '2026-11-20T09:00:00Z',
        note: 'Ring\u202E twice\u0007',
        tags: ['gift'],
        subtotal: '230.00',
        shipping: '6.50',
        tax: '18.40',
        refunded: '10',
        lines: Array.from({ length: 23 }, (_none, at) => ({
          id: 500 + at,
          sku: at === 0 ? null : `S-${at}`,
          quantity: at === 0 ? 3 : 1,
          currentQuantity: at === 0 ? 2 : 1,
        })),
        fulfillments: [
          { id: 'gid://shopify/Fulfillment/1', number: 'X', lines: [{ lineId: 500, quantity: 1 }] },
        ],
      },
    ];
    const [order] = await readAll(connected());
    expect(order?.lines).toHaveLength(23);
    expect(order?.lines[0]).toMatchObject({
      id: '500',
      sku: null,
      quantity: 3,
      removedQuantity: 1,
      unfulfilledQuantity: 1,
      fulfilledQuantity: 1,
    });
    expect(order).toMatchObject({
      id: '77',
      name: '#1077',
      placedAt: '2026-11-20T01:00:00.000Z',
      note: 'Ring twice',
      totalMinor: 25_490,
      receivedMinor: 25_490,
      refundedMinor: 1000,
      shippingAddress: { addressLine1: '18 Alder Street', state: 'OR', countryCode: 'US' },
      paidWith: 'shopify_payments',
    });
  });

  it('is fulfilled place by place, and a part that was told before is not told again', async () => {
    shop.orders = [
      {
        id: 78,
        updatedAt: '2026-11-20T09:00:00Z',
        lines: [
          { id: 1, quantity: 2, location: 'A' },
          { id: 2, quantity: 1, location: 'B' },
        ],
      },
    ];
    const orders = connected();
    const [order] = await readAll(orders);
    if (!order) throw new Error('No order.');
    // The second place is refused half way; the next try tells the rest alone.
    shopify.refuse('INTERNAL_SERVER_ERROR', 1, 2);
    await expect(orders.fulfill(shipped(order, 'TRACK1'), signal())).rejects.toMatchObject({
      code: 'upstream',
    });
    expect(shop.orders[0]?.fulfillments).toHaveLength(1);
    expect(await orders.fulfill(shipped(order, 'TRACK1'), signal())).toMatchObject({ isNew: true });
    expect(shop.orders[0]?.fulfillments?.map(({ lines }) => lines)).toEqual([
      [{ lineId: 1, quantity: 2 }],
      [{ lineId: 2, quantity: 1 }],
    ]);
    expect(await orders.fulfill(shipped(order, 'TRACK1'), signal())).toMatchObject({ isNew: false });
  });

  it('is not fulfilled again by itself when an answer is lost', async () => {
    shop.orders = [{ id: 79, updatedAt: '2026-11-20T09:00:00Z', lines: [{ id: 3 }] }];
    const orders = connected();
    const [order] = await readAll(orders);
    if (!order) throw new Error('No order.');
    // A refused status is counted twice by the stand-in until it comes.
    shopify.refuse(503, 1, 2);
    await expect(orders.fulfill(shipped(order, 'TRACK2'), signal())).rejects.toThrow(/isn’t responding/);
    expect(shopify.asked.filter((one) => one === 'fulfillmentCreate')).toHaveLength(0);
    shop.orders[0] = { id: 79, updatedAt: '2026-11-20T09:00:00Z', lines: [{ id: 3 }], isOnHold: true };
    await expect(orders.fulfill(shipped(order, 'TRACK2'), signal())).rejects.toThrow(/put on hold/);
  });

  it('names the scopes that are missing', async () => {
    shop.scopes = ['read_products', 'read_inventory'];
    await expect(readAll(connected())).rejects.toThrow(/access scope read_orders\./);
    await expect(
      connected().fulfill({ ...shipped({ id: '1', lines: [] } as never, 'T') }, signal()),
    ).rejects.toThrow(/access scope/);
  });

  it('is believed by the secret of the app, and by none where none is known', () => {
    const told = { topic: 'orders/create', deliveryId: 'd1', shop: domain, payload: { id: 5 } };
    const { body, headers } = signedWebhook(shop.app.clientSecret, told);
    const app = connected({ credentials: { kind: 'APP', ...shop.app } });
    expect(app.readWebhook({ body, header: (name) => headers[name] })).toMatchObject({ topic: 'CREATED' });
    const silent = connected({ credentials: { kind: 'TOKEN', accessToken: shop.accessToken } });
    expect(() => silent.readWebhook({ body, header: (name) => headers[name] })).toThrow(/not signed/);
  });
});

describe('webhooks at Shopify', () => {
  const url = 'https://brand.example/webhooks/shopify';

  it('are registered once each, and removed without those of others', async () => {
    const orders = connected();
    await orders.registerWebhooks(url, signal());
    await orders.registerWebhooks(url, signal());
    // oxlint-disable-next-line brandwright/american-words -- the topic as Shopify names it
    const topics = ['ORDERS_CREATE', 'ORDERS_UPDATED', 'ORDERS_CANCELLED'];
    expect(shop.subscriptions.map(({ topic }) => topic)).toEqual(topics);
    const other = { id: 'other', topic: 'ORDERS_CREATE', uri: 'https://else.example/hooks' };
    shop.subscriptions.push(other);
    await orders.removeWebhooks(url, signal());
    expect(shop.subscriptions).toEqual([other]);
    await orders.removeWebhooks(url, signal());
  });

  it('need a secret to be verified with, and the right to read orders', async () => {
    const silent = connected({ credentials: { kind: 'TOKEN', accessToken: shop.accessToken } });
    await expect(silent.registerWebhooks(url, signal())).rejects.toThrow(/webhook secret/);
    shop.scopes = ['read_products', 'read_inventory'];
    await expect(connected().registerWebhooks(url, signal())).rejects.toThrow(/read_orders/);
    expect(shop.subscriptions).toEqual([]);
  });
});

it('keeps the test shops of two stores apart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-shop-'));
  const mine = createTestShopOrders(folder, 'store-1', now);
  const [order] = await readAll(mine);
  if (!order) throw new Error('No order.');
  await mine.fulfill(shipped(order, 'TRACK3'), signal());
  const theirs = await createTestShopOrders(folder, 'store-2', now).read(order.id, signal());
  expect(theirs?.lines[0]?.fulfilledQuantity).toBe(0);
});
