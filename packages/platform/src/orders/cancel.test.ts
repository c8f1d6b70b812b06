import { cancelLineItem } from '@brandwright/contract/orders/cancel-line-item.ts';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { orderRefunds } from './tables.ts';
import { candle, channelOrder, mug, place, placedOrder, ship } from './testing.ts';

const refundsOf = (store: Awaited<ReturnType<typeof testStore>>, orderId: string) =>
  store.context(({ db, storeId }) =>
    db
      .select()
      .from(orderRefunds)
      .where(and(eq(orderRefunds.storeId, storeId), eq(orderRefunds.orderId, orderId))),
  );

describe('cancel_line_item', () => {
  it('refunds price less discount share plus tax, and leaves the rest', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    expect(order).toMatchObject({
      orderNumber: 8001,
      totalMinor: 9000 + 600 + 505 - 1000,
      paymentStatus: 'PAID',
    });
    const [mug] = order.lineItems;
    const done = await store.run(cancelLineItem, { orderNumber: 8001, item: 'ceramic mug' });
    const worth = 5600 - (mug?.discountMinor ?? 0) + (mug?.taxMinor ?? 0);
    expect(done).toMatchObject({
      cancelStatus: 'PARTIAL',
      refundedMinor: worth,
      paymentStatus: 'PARTIALLY_REFUNDED',
    });
    expect(done.refund).toMatchObject({ amountMinor: worth, shippingMinor: 0 });
    expect(done.lineItems[0]).toMatchObject({ canceledQuantity: 2, openQuantity: 0, refundedMinor: worth });
    const rest = await store.run(cancelLineItem, { id: order.id, lineItemId: order.lineItems[1]?.id });
    expect(rest).toMatchObject({
      cancelStatus: 'CANCELED',
      refundedMinor: order.totalMinor,
      paymentStatus: 'REFUNDED',
    });
    expect(rest.refund?.shippingMinor).toBe(600);
  });

  it('finishes an order of which the rest is canceled, held or not', async () => {
    const store = await testStore();
    await place(store, [
      channelOrder({
        lines: [
          { ...mug, variant: null, discountMinor: 0, fulfilledQuantity: 1 },
          { ...candle, variant: null, discountMinor: 0, fulfilledQuantity: 0 },
        ],
      }),
    ]);
    const named = { orderNumber: 5001 };
    await store.run(changeOrderStatus, { ...named, productionStatus: 'ON_HOLD', reason: 'No candles' });
    const part = await store.run(cancelLineItem, { ...named, item: 'candle' });
    expect(part).toMatchObject({ productionStatus: 'ON_HOLD', fulfillmentStatus: 'PARTIAL' });
    const rest = await store.run(cancelLineItem, { ...named, item: 'mug' });
    expect(rest).toMatchObject({
      productionStatus: 'FINISHED',
      holdReason: null,
      fulfillmentStatus: 'FULFILLED',
      cancelStatus: 'PARTIAL',
    });
    expect(rest.statusHistory[0]).toMatchObject({
      from: 'ON_HOLD',
      to: 'FINISHED',
      reason: 'The rest was canceled',
    });
  });

  it('refuses a second time without paying again, says what there is, and asks when words fit several', async () => {
    const store = await testStore();
    await placedOrder(store, {
      items: [
        { title: 'Ceramic mug', variant: 'Sand', sku: 'MUG-S', quantity: 1, unitPriceMinor: 2800 },
        { title: 'Ceramic mug', variant: 'Ink', sku: 'MUG-I', quantity: 1, unitPriceMinor: 2800 },
        { title: 'Linen tote', quantity: 1, unitPriceMinor: 1900 },
      ],
    });
    const several = await store.refusal(cancelLineItem, { orderNumber: 8001, item: 'mug' });
    expect(several).toMatchObject({
      code: 'conflict',
      message: 'Several items of order #8001 match “mug”: Ceramic mug (Sand), Ceramic mug (Ink). Which one?',
    });
    expect(await store.refusal(cancelLineItem, { orderNumber: 8001 })).toMatchObject({
      code: 'bad_input',
      message: 'Which item of order #8001: Ceramic mug (Sand), Ceramic mug (Ink) or Linen tote?',
    });
    const none = await store.refusal(cancelLineItem, { orderNumber: 8001, item: 'teapot' });
    expect(none.code).toBe('not_found');
    expect(none.message).toContain('Ceramic mug (Sand), Ceramic mug (Ink) and Linen tote');
    await store.run(cancelLineItem, { orderNumber: 8001, item: 'the totes' });
    const again = await store.refusal(cancelLineItem, { orderNumber: 8001, item: 'tote' });
    expect(again).toMatchObject({ code: 'conflict' });
    expect(again.message).toContain('already canceled');
    expect(
      await store.refusal(cancelLineItem, { orderNumber: 8001, item: 'ink', quantity: 2 }),
    ).toMatchObject({ code: 'bad_input' });
    expect(
      await store.refusal(cancelLineItem, { orderNumber: 8001, lineItemId: randomUUID() }),
    ).toMatchObject({ code: 'not_found' });
  });

  it('asks the founder with the exact line, amount and receiver, and approving twice refunds once', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    const action = await store.ask(cancelLineItem, { orderNumber: 8001, item: 'mugs' });
    const worth = 5600 - 622 + (order.lineItems[0]?.taxMinor ?? 0);
    expect(action.input).toMatchObject({
      orderNumber: 8001,
      id: order.id,
      lineItemId: order.lineItems[0]?.id,
      quantity: 2,
      expectedRefundMinor: worth,
    });
    expect(action.preview.verb).toBe(`Cancel and refund $${(worth / 100).toFixed(2)}`);
    expect(action.preview.toWhom).toBe('Maya Chen, maya@example.com');
    expect((await store.run(getOrder, { orderNumber: 8001 })).cancelStatus).toBe('NONE');
    const [first, second] = await Promise.allSettled([
      store.decide(action.id, true),
      store.decide(action.id, true),
    ]);
    const done = [first, second].filter((one) => one.status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    expect(await refundsOf(store, order.id)).toHaveLength(1);
    expect((await store.run(getOrder, { orderNumber: 8001 })).refundedMinor).toBe(worth);
  });

  it('names in its preview what is canceled, and not what was canceled before', async () => {
    const store = await testStore();
    await placedOrder(store);
    await store.run(cancelLineItem, { orderNumber: 8001, item: 'candle' });
    const { preview } = await store.ask(cancelOrder, { orderNumber: 8001 });
    expect(preview.what).toMatch(/mug/i);
    expect(preview.what).not.toMatch(/candle/i);
  });

  it('does nothing when the order changed between the preview and the yes', async () => {
    const store = await testStore();
    await placedOrder(store);
    const action = await store.ask(cancelOrder, { orderNumber: 8001 });
    await store.run(cancelLineItem, { orderNumber: 8001, item: 'candle' });
    const decided = await store.decide(action.id, true);
    expect(decided.status).toBe('FAILED');
    expect(decided.outcome).toContain('The order has changed since');
    expect((await store.run(getOrder, { orderNumber: 8001 })).cancelStatus).toBe('PARTIAL');
  });
});

describe('cancel_order', () => {
  it('refunds all with shipping, once, also when two cancel at the same moment', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    const results = await Promise.allSettled([
      store.run(cancelOrder, { orderNumber: 8001, reason: 'She changed her mind' }),
      store.run(cancelOrder, { id: order.id }),
      store.run(cancelOrder, { id: '8001' }),
    ]);
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const now = await store.run(getOrder, { orderNumber: 8001 });
    expect(now).toMatchObject({
      cancelStatus: 'CANCELED',
      refundedMinor: order.totalMinor,
      canceledAt: '2026-11-20T15:00:00.000Z',
    });
    expect(now.allowed).toMatchObject({ cancel: false, changeShipping: false, productionStatuses: [] });
    expect(await refundsOf(store, order.id)).toHaveLength(1);
    const again = await store.refusal(cancelOrder, { orderNumber: 8001 });
    expect(again).toMatchObject({
      code: 'conflict',
      message: 'Order #8001 is already canceled. Nothing was refunded again.',
    });
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: 'cancel_order', subjectKind: 'order', subjectId: order.id });
    expect(entry?.summary).toContain('$91.05 refunded to Maya Chen');
  });

  it('pays back once when the record of the first refund was lost in a crash', async () => {
    const store = await testStore();
    await placedOrder(store);
    const keys: string[] = [];
    const { payments } = await store.context(async (context) => context.providers);
    const refund = vi.spyOn(payments, 'refund').mockImplementation(async (request) => {
      keys.push(request.idempotencyKey);
      if (keys.length === 1) throw new Error('the machine went down after paying');
      return {
        id: 're_1',
        amountMinor: request.amountMinor,
        currency: request.currency,
        status: 'SUCCEEDED',
      };
    });
    expect(await store.refusal(cancelOrder, { orderNumber: 8001 })).toMatchObject({ code: 'upstream' });
    expect((await store.run(getOrder, { orderNumber: 8001 })).cancelStatus).toBe('NONE');
    await store.run(cancelOrder, { orderNumber: 8001 });
    refund.mockRestore();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('cancels only what has not shipped, and refuses when all has', async () => {
    const store = await testStore();
    const order = await placedOrder(store);
    await ship(store, order.id);
    const refusal = await store.refusal(cancelOrder, { orderNumber: 8001 });
    expect(refusal.code).toBe('bad_transition');
    expect(refusal.message).toContain('send it back');
  });

  it('pays nothing back for an order that was never paid, or when told not to', async () => {
    const store = await testStore();
    await place(store, [channelOrder(), channelOrder()]);
    expect((await store.run(cancelOrder, { orderNumber: 5001 })).refund).toBeNull();
    const paid = await placedOrder(store);
    const kept = await store.run(cancelOrder, { id: paid.id, refund: false });
    expect(kept).toMatchObject({ cancelStatus: 'CANCELED', refundedMinor: 0, refund: null });
  });

  it('frees the stock, or writes it off when it is not to be sold again', async () => {
    const store = await testStore();
    const { skus } = await store.run(createProduct, {
      title: 'Ceramic mug',
      code: 'MUG-01',
      priceMinor: 2800,
      onHand: 10,
    });
    await placedOrder(store);
    await placedOrder(store);
    const counts = async () => (await store.run(listInventoryCounts, {})).items[0];
    expect(await counts()).toMatchObject({ onHand: 10, committed: 4, available: 6 });
    await store.run(cancelOrder, { orderNumber: 8001 });
    expect(await counts()).toMatchObject({ onHand: 10, committed: 2, available: 8 });
    await store.run(cancelOrder, { orderNumber: 8002, restock: false });
    expect(await counts()).toMatchObject({ onHand: 8, committed: 0, available: 8 });
    expect((await store.run(listInventoryCounts, { search: skus[0]?.id })).items).toHaveLength(1);
  });
});
