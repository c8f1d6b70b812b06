import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { listSkus } from '@brandwright/contract/catalog/list-skus.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { syncShopOrders } from '@brandwright/contract/orders/shop/sync-shop-orders.ts';
import type { StandInOrder } from '@brandwright/providers/testing/shopify/orders.ts';
import type { WooStandInOrder } from '@brandwright/providers/testing/woocommerce/orders.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wrongTotals } from '../testing.ts';
import { shopServer, storeOn, wooStoreOn, type ShopServer, type StoreWithShop } from './testing.ts';

const trackingNumber = '9400111899560000000000';
let server: ShopServer;
let on: StoreWithShop;
beforeAll(async () => {
  server = await shopServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.time.now = new Date('2026-11-20T15:00:00Z');
  on = await storeOn(server);
  on.shop.orders = [
    {
      id: 1001,
      name: '#1001',
      updatedAt: '2026-11-20T09:00:00Z',
      shipping: '5.00',
      lines: [mug],
      tax: '4.00',
    },
  ];
  await sync();
});

const mug = { id: 10, title: 'Ceramic mug', sku: 'MUG-01', price: '28.00', quantity: 2, tax: '4.00' };
const tray = { id: 20, title: 'Walnut tray', sku: 'TRAY-01', price: '48.00', quantity: 1, tax: '3.50' };
const sync = () => on.run(syncShopOrders, {});
const only = async () => {
  const [row] = (await on.run(listOrders, { origin: 'SHOPIFY_CREATOR' })).orders;
  return on.run(getOrder, { id: row?.id ?? '' });
};
const change = async (hour: number, more: Partial<StandInOrder>) => {
  Object.assign(on.shop.orders[0] ?? {}, { updatedAt: `2026-11-20T${hour}:00:00Z`, ...more });
  return sync();
};
type Order = Awaited<ReturnType<typeof only>>;
const lines = ({ lineItems }: Order) =>
  lineItems.map(({ title, quantity, canceledQuantity, fulfilledQuantity }) => [
    title,
    quantity,
    canceledQuantity,
    fulfilledQuantity,
  ]);

describe('items that are added to an order in its shop', () => {
  it('become lines here, with their money, stock and a note of where they come from', async () => {
    await on.run(createProduct, { title: 'Walnut tray', code: 'TRAY-01', priceMinor: 4800, onHand: 5 });
    const before = await only();
    expect(before).toMatchObject({ subtotalMinor: 5600, taxMinor: 400, totalMinor: 6500 });
    const came = await change(10, { lines: [mug, tray], tax: '7.50', shipping: '6.00' });
    expect(came).toMatchObject({ cameIn: 0, changed: 1, skippedCount: 0, unknownSkus: [] });
    const after = await only();
    expect(lines(after)).toEqual([
      ['Ceramic mug', 2, 0, 0],
      ['Walnut tray', 1, 0, 0],
    ]);
    expect(after).toMatchObject({
      subtotalMinor: 10_400,
      taxMinor: 750,
      shippingMinor: 600,
      totalMinor: 11_750,
      capturedMinor: 11_750,
      units: 3,
      itemsText: 'Ceramic mug and Walnut tray',
    });
    expect(after.notes[0]?.text).toBe('Changed in Maple & Co: 1 × Walnut tray added; $52.50 paid.');
    expect(await wrongTotals(on.store)).toEqual([]);
    const entries = await on.store.journal();
    expect(entries.map(({ summary }) => summary)).toContain(
      'Order #1001 changed in Maple & Co: 1 × Walnut tray added.',
    );
    const { rows } = await on.run(listSkus, { search: 'TRAY-01' });
    expect(rows[0]).toMatchObject({ onHand: 5, committed: 1 });
    // Once, and not again by an older reading.
    expect(await sync()).toMatchObject({ changed: 0 });
    await change(9, { lines: [mug] });
    expect(lines(await only())).toHaveLength(2);
  });

  it('may be more units of a line, which ship and are reported as that line', async () => {
    await change(10, { lines: [{ ...mug, quantity: 3, tax: '6.00' }], tax: '6.00' });
    expect(lines(await only())).toEqual([
      ['Ceramic mug', 2, 0, 0],
      ['Ceramic mug', 1, 0, 0],
    ]);
    await on.run(fulfillOrder, { id: (await only()).id, trackingNumber });
    await on.work();
    expect(on.shop.orders[0]?.fulfillments?.[0]?.lines).toEqual([{ lineId: 10, quantity: 3 }]);
    expect(await sync()).toMatchObject({ changed: 0, skippedCount: 0 });
  });

  it('that shipped there count as shipped, over all lines of theirs', async () => {
    const fulfillments = [{ id: 'f', number: 'X1', lines: [{ lineId: 10, quantity: 3 }] }];
    await change(10, { lines: [{ ...mug, quantity: 3 }], fulfillments });
    expect(await only()).toMatchObject({ fulfillmentStatus: 'FULFILLED', productionStatus: 'FINISHED' });
  });

  it('take a discount of the order with them', async () => {
    await change(10, { lines: [mug, tray], tax: '7.50', subtotal: '99.20' });
    expect(await only()).toMatchObject({ discountMinor: 480, totalMinor: 11_170 });
  });

  it('run the rules that match because of them, and those alone', async () => {
    await on.run(createOrderRule, { itemContains: 'mug', addTag: 'mugs' });
    await on.run(createOrderRule, { itemContains: 'walnut', hold: true, addTag: 'wood' });
    await change(10, { lines: [mug, tray], tax: '7.50' });
    const held = await only();
    expect(held).toMatchObject({ productionStatus: 'ON_HOLD', tags: ['wood'] });
    expect(held.notes[0]?.text).toMatch(/1 × Walnut tray added; rule “.+” put on hold/);
    await change(11, { lines: [mug, { ...tray, quantity: 2 }], tax: '11.00' });
    expect(await only()).toMatchObject({ productionStatus: 'ON_HOLD', units: 4 });
  });

  it('stay out of what is shipped in full or canceled here, and say so once', async () => {
    await on.run(fulfillOrder, { id: (await only()).id, trackingNumber });
    const refused = await change(10, { lines: [mug, tray], tax: '7.50' });
    expect(refused.skipped[0]?.why).toBe(
      `#${(await only()).orderNumber} has shipped in full, so items added there aren’t on #${(await only()).orderNumber}; enter them as a new order`,
    );
    expect(await only()).toMatchObject({ units: 2, totalMinor: 6500, productionStatus: 'FINISHED' });
    expect(await change(11, { note: 'Ring twice' })).toMatchObject({ changed: 1, skippedCount: 0 });
  });

  it('are not those that were canceled here, which the shop still has', async () => {
    const { id, lineItems } = await only();
    await on.run(cancelLineItem, { id, lineItemId: lineItems[0]?.id ?? '', quantity: 1, refund: false });
    expect(await change(10, { note: 'Ring twice' })).toMatchObject({ changed: 1 });
    expect(lines(await only())).toEqual([['Ceramic mug', 2, 1, 0]]);
    await on.run(cancelOrder, { id, refund: false });
    const refused = await change(11, { lines: [mug, tray] });
    expect(refused.skipped[0]?.why).toMatch(/is canceled here/);
    expect(lines(await only())).toEqual([['Ceramic mug', 2, 2, 0]]);
  });
});

describe('items that are taken off an order in its shop', () => {
  it('are canceled as far as they are open, the last that were added first', async () => {
    await change(10, { lines: [{ ...mug, quantity: 4 }] });
    await change(11, { lines: [{ ...mug, quantity: 4, currentQuantity: 1 }] });
    const after = await only();
    expect(lines(after)).toEqual([
      ['Ceramic mug', 2, 1, 0],
      ['Ceramic mug', 2, 2, 0],
    ]);
    expect(after.notes[0]?.text).toBe('Changed in Maple & Co: 3 units removed.');
    // Put back again.
    await change(12, { lines: [{ ...mug, quantity: 4, currentQuantity: 2 }] });
    expect(lines(await only())).toHaveLength(3);
  });

  it('at WooCommerce are gone from it: what has shipped stays', async () => {
    const woo = await wooStoreOn(server);
    await woo.connect();
    const order: WooStandInOrder = {
      id: 15,
      updatedAt: '2026-11-20T09:00:00Z',
      lines: [
        { id: 1, quantity: 3 },
        { id: 2, name: 'Walnut tray', sku: 'TRAY-01' },
      ],
    };
    woo.shop.orders = [order];
    await woo.run(syncShopOrders, {});
    const edit = async (hour: number, of: WooStandInOrder['lines']) => {
      Object.assign(order, { updatedAt: `2026-11-20T${hour}:00:00Z`, lines: of });
      return woo.run(syncShopOrders, {});
    };
    const now = () => woo.run(getOrder, { id: '#15' });
    await edit(10, [{ id: 1, quantity: 1 }]);
    expect(lines(await now())).toEqual([
      ['Ceramic mug', 3, 2, 0],
      ['Walnut tray', 1, 1, 0],
    ]);
    await woo.run(fulfillOrder, { id: (await now()).id, trackingNumber });
    const gone = await edit(11, [{ id: 3, name: 'Linen apron', sku: 'APRON', quantity: 1 }]);
    expect(gone.skipped.map(({ why }) => why)).toEqual(['1 unit removed there had already shipped here']);
    expect(lines(await now())[0]).toEqual(['Ceramic mug', 3, 2, 1]);
  });
});
