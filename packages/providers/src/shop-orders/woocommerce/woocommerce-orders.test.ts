import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeShopOrders, forgedSigned, readAll, shipped } from '../../testing/describe-shop-orders.ts';
import {
  wooCommerceStandIn,
  wooStandInShop,
  type WooCommerceStandIn,
  type WooStandInShop,
} from '../../testing/woocommerce-stand-in.ts';
import { signedWooWebhook } from '../../testing/woocommerce/webhooks.ts';
import { createWooCommerceOrders } from './woocommerce-orders.ts';

const signal = () => new AbortController().signal;
const domain = 'maple.com/shop';
const now = () => new Date('2026-11-20T15:00:00Z');
const secret = 'secret-of-the-webhook';
const url = 'https://brand.example/webhooks/woocommerce?shop=maple.com%2Fshop';

let woo: WooCommerceStandIn;
let shop: WooStandInShop;
beforeAll(async () => {
  woo = await wooCommerceStandIn();
});
afterAll(() => woo.stop());
beforeEach(() => {
  shop = wooStandInShop();
  woo.shops.set(domain, shop);
  woo.refuse(0, 0);
  woo.asked.length = 0;
});

function connected() {
  const { consumerKey, consumerSecret } = shop;
  return createWooCommerceOrders(
    { domain, credentials: { kind: 'KEYS', consumerKey, consumerSecret } },
    secret,
    { standInUrl: woo.url, wait: () => Promise.resolve(), now },
  );
}

const told = {
  topic: 'order.updated',
  deliveryId: 'b54557e4',
  shop: domain,
  payload: { id: 5551, status: 'processing', date_modified_gmt: '2026-11-20T15:00:00' },
};
const signed = signedWooWebhook(secret, told);
const webhooks = {
  told: signed,
  event: {
    deliveryId: createHash('sha256').update(`b54557e4 ${signed.body}`).digest('hex'),
    topic: 'UPDATED' as const,
    orderId: '5551',
    updatedAt: '2026-11-20T15:00:00.000Z',
  },
  forged: forgedSigned,
  ofNoInterest: signedWooWebhook(secret, { ...told, topic: 'product.updated' }),
  unreadable: signedWooWebhook(secret, { ...told, payload: { id: 'x' } }),
};

describeShopOrders('WooCommerce', webhooks, () => {
  shop.orders = Array.from({ length: 123 }, (_none, at) => ({
    id: 1000 + at,
    updatedAt: `2026-11-${String(10 + (at % 9)).padStart(2, '0')}T09:00:00Z`,
    shipping: '5.00',
    lines: [{ id: 10_000 + at, quantity: 2 }],
  }));
  return connected();
});

describe('an order at WooCommerce', () => {
  it('comes with its money without tax, its address and what was refunded', async () => {
    shop.orders = [
      {
        id: 77,
        number: 'W-77',
        placedAt: '2026-11-19T20:00:00Z',
        updatedAt: '2026-11-20T09:00:00Z',
        note: 'Ring\u202E twice\u0007',
        coupon: 'WELCOME',
        shipping: '6.50',
        tax: '18.40',
        lines: [
          {
            id: 500,
            name: 'Tee - Blue, L',
            parentName: 'Tee',
            quantity: 3,
            price: '12.50',
            discount: '2.50',
            tax: '3.00',
          },
          { id: 501, sku: '', price: '0.00' },
        ],
        refunds: [
          { id: 9, amount: '11.67', lines: [{ lineId: 500, quantity: 1 }] },
          { id: 10, amount: '1.00' },
        ],
      },
    ];
    const [order] = await readAll(connected());
    expect(order).toMatchObject({
      id: '77',
      name: '#W-77',
      placedAt: '2026-11-19T20:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
      note: 'Ring twice',
      subtotalMinor: 3500,
      shippingMinor: 650,
      taxMinor: 1840,
      totalMinor: 5990,
      receivedMinor: 5990,
      refundedMinor: 1267,
      discountCode: 'WELCOME',
      paidWith: 'Card',
      shippingAddress: { name: 'Maya Chen', addressLine1: '18 Alder Street', state: 'OR', countryCode: 'US' },
    });
    expect(order?.lines).toMatchObject([
      {
        id: '500',
        title: 'Tee',
        variant: 'Blue, L',
        quantity: 3,
        removedQuantity: 1,
        unfulfilledQuantity: 2,
        unitPriceMinor: 1250,
        discountMinor: 250,
        taxMinor: 300,
      },
      { id: '501', sku: null },
    ]);
  });

  it('is confirmed by its status, and shipped as a whole where the shop completed it', async () => {
    const lines = [{ id: 1, quantity: 2 }];
    const at = (second: number) => `2026-11-20T09:00:0${second}Z`;
    // oxlint-disable-next-line brandwright/american-words -- the status as WooCommerce names it
    const statuses = ['pending', 'on-hold', 'completed', 'refunded', 'cancelled', 'failed', 'checkout-draft'];
    shop.orders = statuses.map((status, index) => ({
      id: 10 + index,
      updatedAt: at(index),
      status,
      paidAt: ['completed', 'refunded'].includes(status) ? at(0) : null,
      lines,
    }));
    const orders = await readAll(connected());
    expect(orders.map(({ isConfirmed }) => isConfirmed)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(orders[2]?.lines[0]).toMatchObject({ fulfilledQuantity: 2, unfulfilledQuantity: 0 });
    expect(orders[3]?.lines[0]).toMatchObject({ removedQuantity: 2, unfulfilledQuantity: 0 });
    expect(orders[4]).toMatchObject({ canceledAt: '2026-11-20T09:00:04.000Z', receivedMinor: 0 });
  });

  it('is completed with its last unit, with a private note of each tracking number', async () => {
    shop.orders = [{ id: 78, updatedAt: '2026-11-20T09:00:00Z', lines: [{ id: 1, quantity: 2 }, { id: 2 }] }];
    const orders = connected();
    const [order] = await readAll(orders);
    if (!order) throw new Error('No order.');
    const first = { ...shipped(order, 'TRACK1', 1), lines: [{ lineId: '1', quantity: 1 }] };
    // The note was written, the answer to what follows it was not.
    woo.refuse(400, 1, 3);
    await expect(orders.fulfill(first, signal())).rejects.toThrow(/status 400/);
    expect(await orders.fulfill(first, signal())).toMatchObject({ isNew: true });
    expect(shop.orders[0]).toMatchObject({ notes: [{ customer_note: false }] });
    expect(shop.orders[0]?.status).toBeUndefined();
    const rest = {
      ...first,
      trackingNumber: 'TRACK2',
      lines: [
        { lineId: '1', quantity: 1 },
        { lineId: '2', quantity: 1 },
      ],
    };
    expect(await orders.fulfill(rest, signal())).toMatchObject({ isNew: true });
    expect(shop.orders[0]).toMatchObject({ status: 'completed', notes: { length: 2 } });
    expect(shop.orders[0]?.notes?.[1]?.note).toContain('TRACK2');
    expect(await orders.fulfill(rest, signal())).toMatchObject({ isNew: false });
    expect((await orders.read('78', signal()))?.lines.map((line) => line.fulfilledQuantity)).toEqual([2, 1]);
  });

  it('says what the key may not do', async () => {
    shop.orders = [{ id: 79, updatedAt: '2026-11-20T09:00:00Z', lines: [{ id: 3 }] }];
    shop.mayWrite = false;
    const orders = connected();
    const [order] = await readAll(orders);
    if (!order) throw new Error('No order.');
    await expect(orders.fulfill(shipped(order, 'T'), signal())).rejects.toMatchObject({
      about: 'scopes',
      message: expect.stringMatching(/Read\/Write/) as string,
    });
    await expect(orders.registerWebhooks(url, signal())).rejects.toThrow(/Read\/Write/);
    shop.mayRead = false;
    await expect(readAll(connected())).rejects.toThrow(/isn’t allowed to read orders/);
  });

  it('is reached on the public web alone', async () => {
    const credentials = { kind: 'KEYS' as const, consumerKey: 'ck', consumerSecret: 'cs' };
    const inside = createWooCommerceOrders({ domain: 'maple.com', credentials }, secret, {
      resolve: () => Promise.resolve(['10.0.0.5']),
    });
    await expect(readAll(inside)).rejects.toThrow(/public web/);
    await expect(inside.registerWebhooks(url, signal())).rejects.toThrow(/public web/);
    expect(() => createWooCommerceOrders({ domain: '127.0.0.1', credentials }, secret)).toThrow(/address/);
  });
});

describe('webhooks at WooCommerce', () => {
  it('are registered once each with their secret, turned on again, and removed without those of others', async () => {
    const orders = connected();
    await orders.registerWebhooks(url, signal());
    expect(shop.webhooks).toMatchObject([
      { topic: 'order.created', delivery_url: url, secret, status: 'active' },
      { topic: 'order.updated', delivery_url: url, secret, status: 'active' },
    ]);
    // WooCommerce turns one off after five failures.
    for (const webhook of shop.webhooks) Object.assign(webhook, { status: 'disabled', secret: 'old' });
    const other = {
      ...shop.webhooks[0],
      id: 40,
      delivery_url: 'https://else.example/',
    } as (typeof shop.webhooks)[0];
    shop.webhooks.push(other, { ...(shop.webhooks[1] as typeof other), id: 41 });
    await orders.registerWebhooks(url, signal());
    expect(shop.webhooks.map(({ id, status, secret: kept }) => [id, status, kept])).toEqual([
      [1, 'active', secret],
      [2, 'active', secret],
      [40, 'disabled', 'old'],
    ]);
    await orders.removeWebhooks(url, signal());
    expect(shop.webhooks).toEqual([other]);
  });
});
