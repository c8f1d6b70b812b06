import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bcStandInStore,
  bigCommerceStandIn,
  type BcStandInStore,
  type BigCommerceStandIn,
} from '../../testing/bigcommerce-stand-in.ts';
import { bcWebhook } from '../../testing/bigcommerce/hooks.ts';
import { describeShopOrders, readAll, shipped } from '../../testing/describe-shop-orders.ts';
import { createBigCommerceOrders } from './bigcommerce-orders.ts';
import { secretHeader } from './webhooks.ts';

const signal = () => new AbortController().signal;
const hash = 'abc123xyz';
const domain = `store-${hash}.mybigcommerce.com`;
const now = () => new Date('2026-11-20T15:00:00Z');
const secret = 'secret-of-the-hook';
const url = 'https://brand.example/webhooks/bigcommerce';

let bigCommerce: BigCommerceStandIn;
let store: BcStandInStore;
beforeAll(async () => {
  bigCommerce = await bigCommerceStandIn();
});
afterAll(() => bigCommerce.stop());
beforeEach(() => {
  store = bcStandInStore();
  bigCommerce.stores.set(hash, store);
  bigCommerce.refuse(0, 0);
});

const connected = () =>
  createBigCommerceOrders(
    { domain, credentials: { kind: 'TOKEN', accessToken: store.accessToken } },
    secret,
    { standInUrl: bigCommerce.url, wait: () => Promise.resolve(), now },
  );

const told = { scope: 'store/order/updated', hash: 'one', orderId: 5551, createdAt: 1_763_650_800 };
const sent = bcWebhook({ [secretHeader]: secret }, told, hash);
const webhooks = {
  told: sent,
  event: {
    deliveryId: createHash('sha1').update('one').digest('hex'),
    topic: 'UPDATED' as const,
    orderId: '5551',
    updatedAt: null,
  },
  forged: ({ body }: typeof sent): (typeof sent)[] => [
    { body, headers: {} },
    { body, headers: { [secretHeader]: `${secret} ` } },
  ],
  ofNoInterest: bcWebhook(
    { [secretHeader]: secret },
    { ...told, scope: 'store/order/message/created' },
    hash,
  ),
  unreadable: { ...sent, body: '{"scope":"store/order/updated"}' },
};

describeShopOrders('BigCommerce', webhooks, () => {
  store.orders = Array.from({ length: 23 }, (_none, at) => ({
    id: 1000 + at,
    updatedAt: `2026-11-${String(10 + (at % 9)).padStart(2, '0')}T09:00:00Z`,
    shipping: '5.00',
    lines: [{ id: 10_000 + at, quantity: 2 }],
  }));
  return connected();
});

describe('an order at BigCommerce', () => {
  it('comes with its lines, money without tax, a coupon and the code of its state', async () => {
    store.orders = [
      {
        id: 77,
        placedAt: '2026-11-19T20:00:00Z',
        updatedAt: '2026-11-20T09:00:00Z',
        note: 'Ring\u202E twice',
        shipping: '6.50',
        tax: '3.00',
        coupon: { code: 'WELCOME', discount: '5.00' },
        refunded: '10.00',
        lines: [
          {
            id: 500,
            quantity: 3,
            price: '12.50',
            options: { Color: 'Ink' },
            discount: '5.00',
            tax: '2.00',
            refundedQuantity: 1,
          },
          { id: 501, sku: '' },
        ],
      },
    ];
    const [order] = await readAll(connected());
    expect(order).toMatchObject({
      id: '77',
      name: '#77',
      placedAt: '2026-11-19T20:00:00.000Z',
      note: 'Ring twice',
      subtotalMinor: 4250,
      shippingMinor: 650,
      taxMinor: 300,
      totalMinor: 5200,
      receivedMinor: 5200,
      refundedMinor: 1000,
      discountCode: 'WELCOME',
      obstacle: null,
      shippingAddress: { city: 'Portland', state: 'OR', countryCode: 'US' },
    });
    expect(order?.lines).toMatchObject([
      {
        id: '500',
        variant: 'Ink',
        quantity: 3,
        removedQuantity: 1,
        unfulfilledQuantity: 2,
        unitPriceMinor: 1250,
        discountMinor: 500,
        taxMinor: 200,
      },
      { id: '501', sku: null },
    ]);
  });

  it('is confirmed and paid by its status, and told of where it can’t come in', async () => {
    const lines = [{ id: 1, quantity: 2 }];
    const rows = [
      { statusId: 0 },
      { statusId: 7, paymentStatus: '' },
      { statusId: 11, paymentStatus: '' },
      { statusId: 10 },
      { statusId: 4 },
      { statusId: 5 },
      { statusId: 11, otherAddresses: 1 },
      { statusId: 11, digital: true },
    ];
    store.orders = rows.map((row, index) => ({
      ...row,
      id: 10 + index,
      updatedAt: `2026-11-20T09:00:0${index}Z`,
      lines,
    }));
    const orders = await readAll(connected());
    expect(orders.map(({ isConfirmed }) => isConfirmed)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(orders.map(({ receivedMinor }) => receivedMinor > 0).slice(1, 4)).toEqual([false, true, true]);
    expect(orders[3]?.lines[0]).toMatchObject({ fulfilledQuantity: 2, unfulfilledQuantity: 0 });
    expect(orders[4]?.lines[0]).toMatchObject({ removedQuantity: 2, unfulfilledQuantity: 0 });
    expect(orders[5]?.canceledAt).toBe('2026-11-20T09:00:05.000Z');
    expect(orders[6]?.obstacle).toBe('it ships to 2 addresses, and an order here has one');
    expect(orders[7]).toMatchObject({ isShippable: false, shippingAddress: null });
  });

  it('is told of a shipment at its own address, and not again after a lost answer', async () => {
    store.orders = [
      { id: 78, updatedAt: '2026-11-20T09:00:00Z', lines: [{ id: 1, quantity: 2 }, { id: 2 }] },
    ];
    const orders = connected();
    const [order] = await readAll(orders);
    if (!order) throw new Error('No order.');
    bigCommerce.refuse(503, 1, 4);
    await expect(orders.fulfill(shipped(order, 'TRACK1'), signal())).rejects.toThrow(/isn’t responding/);
    expect(store.orders[0]?.shipments).toBeUndefined();
    expect(await orders.fulfill(shipped(order, 'TRACK1'), signal())).toMatchObject({ isNew: true });
    expect(await orders.fulfill(shipped(order, 'TRACK1'), signal())).toMatchObject({ isNew: false });
    expect(store.orders[0]).toMatchObject({ statusId: 2, shipments: { length: 1 } });
  });

  it('says what the account may not do', async () => {
    store.mayUseOrders = false;
    await expect(readAll(connected())).rejects.toMatchObject({
      about: 'scopes',
      message: expect.stringMatching(/Orders \(modify\)/) as string,
    });
  });
});

describe('webhooks at BigCommerce', () => {
  it('are registered once each with a secret header, turned on again, and removed without those of others', async () => {
    const orders = connected();
    await orders.registerWebhooks(url, signal());
    expect(store.hooks.map(({ scope, headers }) => [scope, headers])).toEqual(
      ['store/order/created', 'store/order/updated', 'store/order/statusUpdated'].map((scope) => [
        scope,
        { [secretHeader]: secret },
      ]),
    );
    for (const hook of store.hooks) Object.assign(hook, { is_active: false, headers: {} });
    const other = {
      ...store.hooks[0],
      id: 40,
      destination: 'https://else.example/',
    } as (typeof store.hooks)[0];
    store.hooks.push(other);
    await orders.registerWebhooks(url, signal());
    expect(store.hooks.map(({ id, is_active: isOn }) => [id, isOn])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [40, false],
    ]);
    await orders.removeWebhooks(url, signal());
    expect(store.hooks).toEqual([other]);
  });
});
