import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { recreateShipment } from '@brandwright/contract/orders/recreate-shipment.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { orders, orderShipments, wholesaleRequirements } from '../tables.ts';
import { channelOrder, place, ship } from '../testing.ts';

const start = new Date('2026-11-20T15:00:00Z');
const ago = (days: number) => new Date(start.getTime() - days * 86_400_000);

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  store.time.now = start;
});

const feed = async () => (await store.run(listFeed, {})).items;
const item = async (source: string) => (await feed()).find((one) => one.source === source);
const change = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  store.context(({ db, storeId }) =>
    db
      .update(orders)
      .set(values)
      .where(and(eq(orders.storeId, storeId), eq(orders.id, id))),
  );
const placed = async (days: number) => {
  const [order] = await place(store, [channelOrder({ placedAt: ago(days) })]);
  if (!order) throw new Error('Nothing was placed.');
  return order;
};

describe('orders that wait', () => {
  it('are late from the eighth day, and list_orders counts the same', async () => {
    await placed(6.9);
    await placed(7.1);
    await placed(20);
    const late = await item('late_orders');
    expect(late?.title).toBe('2 orders are late: not started after 7 days');
    const listed = await store.run(listOrders, { tab: 'OUTSTANDING', olderThanDays: 7 });
    expect(listed.total).toBe(late?.recordCount);
    expect(late?.since).toBe(ago(13).toISOString());
  });

  it('stay in processing or on hold too long', async () => {
    const slow = await placed(15);
    await change(slow.id, { productionStatus: 'PROCESSING' });
    const held = await placed(8);
    await store.run(changeOrderStatus, { id: held.id, productionStatus: 'ON_HOLD', reason: 'Address check' });
    expect((await item('slow_orders'))?.title).toBe('1 order is still in processing after 14 days');
    expect((await item('long_holds'))?.records[0]?.detail).toBe('8 days old · Address check');
    expect(await item('late_orders')).toBeUndefined();
  });

  it('are not looked at when canceled', async () => {
    const order = await placed(30);
    await change(order.id, { cancelStatus: 'CANCELED' });
    expect(await feed()).toEqual([]);
  });
});

describe('shipments', () => {
  it('that were lost wait until they are sent again', async () => {
    const order = await placed(9);
    await ship(store, order.id, 'DELIVERED');
    await change(order.id, { productionStatus: 'FINISHED' });
    expect(await item('lost_shipments')).toBeUndefined();
    await store.context(({ db, storeId }) =>
      db.update(orderShipments).set({ status: 'LOST' }).where(eq(orderShipments.storeId, storeId)),
    );
    const lost = await item('lost_shipments');
    expect(lost).toMatchObject({
      title: '1 shipment was lost or came back',
      say: `Send the shipment of order ${order.orderNumber} again`,
    });
    await store.run(recreateShipment, { id: order.id });
    expect(await item('lost_shipments')).toBeUndefined();
  });
});

describe('money', () => {
  it('that is owed for more than 30 days, with the largest first', async () => {
    const [small, large] = [await placed(40), await placed(35)];
    await change(small.id, { productionStatus: 'FINISHED', capturedMinor: 0, totalMinor: 5_000 });
    await change(large.id, { productionStatus: 'FINISHED', capturedMinor: 0, totalMinor: 90_000 });
    const unpaid = await item('unpaid_orders');
    expect(unpaid?.title).toBe('$950.00 unpaid after 30 days, on 2 orders');
    expect(unpaid?.say).toBe(`Show order ${large.orderNumber}`);
    await change(large.id, { capturedMinor: 90_000 });
    expect((await item('unpaid_orders'))?.title).toBe('$50.00 unpaid after 30 days, on 1 order');
  });

  it('for returns that arrived', async () => {
    const order = await placed(20);
    await change(order.id, { productionStatus: 'FINISHED', returnStatus: 'RECEIVED', capturedMinor: 6_200 });
    expect((await item('returns_to_refund'))?.title).toBe('1 return arrived and haven’t been refunded yet');
    await change(order.id, { refundedMinor: 6_200 });
    expect(await item('returns_to_refund')).toBeUndefined();
  });
});

describe('promises', () => {
  const promise = (orderId: string, deliverBy: string) =>
    store.context(({ db, storeId }) =>
      db.insert(wholesaleRequirements).values({
        storeId,
        id: randomUUID(),
        orderId,
        deliverBy,
        instructions: 'Carton labels.',
        createdAt: start,
      }),
    );

  it('are told when near or over, and gone once shipped', async () => {
    const [over, near, far] = [await placed(3), await placed(2), await placed(1)];
    await promise(over.id, '2026-11-18');
    await promise(near.id, '2026-11-25');
    await promise(far.id, '2026-11-26');
    const promised = await item('promised_orders');
    expect(promised?.title).toBe('1 wholesale order past the promised date, 1 due within 5 days');
    expect(promised?.records.map(({ detail }) => detail)).toEqual(['Was due 2 days ago', 'Due in 5 days']);
    await ship(store, over.id);
    expect((await item('promised_orders'))?.title).toBe('1 wholesale order due within 5 days');
  });
});
