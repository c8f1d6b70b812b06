import { getSalesChannel } from '@brandwright/contract/fulfillment/channels/get-sales-channel.ts';
import { listSalesChannels } from '@brandwright/contract/fulfillment/channels/list-sales-channels.ts';
import { sumOriginSales } from '@brandwright/contract/orders/sum-origin-sales.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { stocked } from '../../catalog/testing.ts';
import { resetTestTime, testStore, type RunOptions, type TestStore } from '../../kernel/testing.ts';
import { candle, channelOrder, mug, place, placedOrder } from '../../orders/testing.ts';

const line = { ...mug, variant: null, discountMinor: 0, fulfilledQuantity: 0 };
const period = { from: '2026-11-01', to: '2026-11-30' };

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

const placed = (more: Parameters<typeof channelOrder>[0]) => place(store, [channelOrder(more)]);
const row = async (channel: string, options: RunOptions = {}) =>
  (await store.run(listSalesChannels, period, options)).channels.find((one) => one.channel === channel);

describe('list_sales_channels', () => {
  it('has the six of them, not connected and without sales, in a new store', async () => {
    const found = await store.run(listSalesChannels, {});
    expect(found.channels.map(({ channel, state }) => [channel, state])).toEqual([
      ['PLATFORM', 'NOT_CONNECTED'],
      ['OWN_SHOP', 'NOT_CONNECTED'],
      ['INSTAGRAM', 'NOT_CONNECTED'],
      ['WHOLESALE', 'NOT_NEEDED'],
      ['MARKETPLACE', 'NOT_CONNECTED'],
      ['GOOGLE_SHOPPING', 'NOT_CONNECTED'],
    ]);
    expect(found).toMatchObject({ from: '2026-10-22', to: '2026-11-20', elsewhere: [] });
    expect(found.channels.every(({ sales }) => sales.length === 0)).toBe(true);
  });

  it('adds up what was placed in the period, in each currency, without canceled orders', async () => {
    await placed({ origin: 'SHOPIFY_PLATFORM' });
    await placed({
      origin: 'SHOPIFY_PLATFORM',
      lines: [{ ...candle, variant: null, discountMinor: 0, fulfilledQuantity: 0 }],
    });
    await placed({ origin: 'CART_ROVER', placedAt: new Date('2026-10-31T23:59:59Z') });
    await placed({ origin: 'IMPORT' });
    const order = await placedOrder(store);
    await placedOrder(store);
    await store.run(cancelOrder, { orderNumber: order.orderNumber, refund: true });
    const found = await store.run(listSalesChannels, period);
    expect(await row('PLATFORM')).toMatchObject({
      state: 'RECEIVING',
      sales: [{ currency: 'USD', orders: 2, totalMinor: 6200 + 4000, netMinor: 0 }],
      steps: ['RETURN_SETTINGS'],
    });
    // It is known from before the period, which it sold nothing in.
    expect(await row('MARKETPLACE')).toMatchObject({ state: 'RECEIVING', sales: [] });
    // One that was imported, one that was entered; the canceled one was paid back.
    expect(found.elsewhere).toEqual([
      { currency: 'USD', orders: 2, totalMinor: 6200 + 9105, netMinor: 9105 },
    ]);
  });

  it('offers what whoever asks may do', async () => {
    const steps = async (as: 'owner' | 'member' | 'viewer' | 'preview') =>
      Object.fromEntries(
        (await store.run(listSalesChannels, {}, { as })).channels.map((one) => [one.channel, one.steps]),
      );
    expect(await steps('owner')).toMatchObject({
      OWN_SHOP: ['CONNECT_SHOPIFY', 'CONNECT_WOOCOMMERCE', 'CONNECT_BIGCOMMERCE', 'IMPORT_ORDERS'],
      INSTAGRAM: ['INSTAGRAM_FEED'],
      WHOLESALE: ['ENTER_WHOLESALE_ORDER'],
      MARKETPLACE: ['IMPORT_ORDERS'],
      PLATFORM: ['RETURN_SETTINGS'],
    });
    expect(await steps('member')).toMatchObject({ OWN_SHOP: [], WHOLESALE: ['ENTER_WHOLESALE_ORDER'] });
    expect(await steps('viewer')).toMatchObject({ OWN_SHOP: [], WHOLESALE: [] });
    expect(await steps('preview')).toMatchObject({ PLATFORM: [], WHOLESALE: [], MARKETPLACE: [] });
  });

  it('is of its own store, and refuses people without a login and days that are swapped', async () => {
    await placed({ origin: 'SHOPIFY_PLATFORM' });
    const other = await testStore();
    const found = await other.run(listSalesChannels, period);
    expect(found.channels.every(({ sales }) => sales.length === 0)).toBe(true);
    expect((await store.refusal(listSalesChannels, {}, { as: 'public' })).code).toBe('unauthenticated');
    expect(await store.refusal(listSalesChannels, { from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
      code: 'bad_input',
      details: [{ path: 'from' }],
    });
  });
});

describe('get_sales_channel', () => {
  it('tells of sales, best sellers, fees and where its orders are listed', async () => {
    await placed({
      origin: 'MANUAL_WHOLESALE',
      lines: [line, { ...candle, variant: null, quantity: 40, discountMinor: 0, fulfilledQuantity: 0 }],
    });
    await placed({ origin: 'SHOPIFY_PLATFORM' });
    await stocked(store);
    expect(await store.run(getSalesChannel, { channel: 'WHOLESALE', ...period })).toMatchObject({
      label: 'Wholesale',
      origins: ['MANUAL_WHOLESALE'],
      offeredProducts: 1,
      soldProducts: 2,
      bestSellers: [
        { title: 'Scented candle', units: 40 },
        { title: 'Ceramic mug', units: 2 },
      ],
      fees: [
        { label: 'Listing', amountMinor: 0, percent: null },
        { label: 'Platform fee', amountMinor: null, percent: 1 },
      ],
      feeCurrency: 'USD',
    });
    expect(await store.run(getSalesChannel, { channel: 'PLATFORM', ...period })).toMatchObject({
      sales: [{ orders: 1 }],
      bestSellers: [{ title: 'Ceramic mug', units: 2 }],
      offeredProducts: null,
      fees: [{}, {}, { label: 'Payment processing', percent: 5 }],
    });
  });

  it('says of Instagram and Google that their orders are not told apart', async () => {
    for (const channel of ['INSTAGRAM', 'GOOGLE_SHOPPING'] as const)
      expect(await store.run(getSalesChannel, { channel }, { as: 'viewer' })).toMatchObject({
        isCounted: false,
        origins: [],
        soldProducts: 0,
      });
  });

  it('refuses a channel that there is not', async () => {
    expect((await store.refusal(getSalesChannel, { channel: 'TELEVISION' as never })).code).toBe('bad_input');
    expect((await store.refusal(getSalesChannel, { channel: 'PLATFORM' }, { as: 'public' })).code).toBe(
      'unauthenticated',
    );
  });
});

describe('sum_origin_sales', () => {
  it('counts no order of another store, and what was canceled in no product', async () => {
    await placed({ origin: 'SHOPIFY_CREATOR' });
    await placed({ origin: 'SHOPIFY_CREATOR', canceledAt: new Date('2026-11-11T09:00:00Z') });
    const other = await testStore();
    const asked = { ...period, productsOf: ['SHOPIFY_CREATOR' as const] };
    expect(await other.run(sumOriginSales, asked)).toEqual({ sales: [], products: [], productCount: 0 });
    expect(await store.run(sumOriginSales, asked, { as: 'preview' })).toMatchObject({
      sales: [{ origin: 'SHOPIFY_CREATOR', orders: 1, totalMinor: 6200 }],
      products: [{ title: 'Ceramic mug', units: 2 }],
      productCount: 1,
    });
  });
});
