import { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import { getLabel } from '@brandwright/contract/fulfillment/get-label.ts';
import { listLabels } from '@brandwright/contract/fulfillment/list-labels.ts';
import { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import { dismissFeedItem } from '@brandwright/contract/home/dismiss-feed-item.ts';
import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { OperationError } from '@brandwright/contract';
import { getOrderTracking } from '@brandwright/contract/orders/get-order-tracking.ts';
import type { Shipping, Tracking } from '@brandwright/providers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../kernel/request/context.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { placedOrder } from '../../orders/testing.ts';
import { addCard } from '../../purchasing/testing.ts';
import { followLabel } from './follow-label.ts';
import { followParcels } from './follow-parcels.ts';
import { fromAddress, weighed, wantedLabel } from '../testing.ts';
import { recordTrackingNews } from './tracking-news.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  await addCard(store);
});

const passHours = (hours: number) => {
  store.time.now = new Date(store.time.now.getTime() + hours * 3_600_000);
};
const system = <T>(work: (context: Context) => Promise<T>) =>
  store.kernel.inContext({ ...store.caller(), actor: { kind: 'system', storeId: store.storeId } }, work);
const delivered = async () =>
  (await store.run(listFeed, {})).items.filter(({ source }) => source === 'delivered_parcels');

let carriers: Shipping | undefined;
afterEach(async () => {
  const before = carriers;
  carriers = undefined;
  if (before)
    await store.context(async ({ providers }) => {
      providers.shipping = before;
    });
});

/** The carriers say this of every parcel, or don't answer. */
async function carriersSay(track: () => Promise<Tracking | undefined>) {
  const real = carriers ?? (await store.context(async ({ providers }) => providers.shipping));
  carriers = real;
  await store.context(async ({ providers }) => {
    providers.shipping = { ...real, track };
  });
}

it('moves the parcel of an order by the clock until it is delivered, and tells it once', async () => {
  await weighed(store);
  const { id } = await placedOrder(store, {
    items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 2, unitPriceMinor: 2800 }],
    discountMinor: 0,
  });
  const { label } = await store.run(shipOrder, { id, fromAddress, service: 'ups_ground' });
  const { labelId, trackingNumber } = label;
  const shipment = async () => (await store.run(getOrderTracking, { id })).shipments[0];
  expect(await recordTrackingNews(store.kernel, trackingNumber ?? '')).toBe(true);
  expect(await recordTrackingNews(store.kernel, trackingNumber ?? '')).toBe(false);
  expect(await shipment()).toMatchObject({ status: 'PREPARING', events: [{ description: 'Label created' }] });
  passHours(25);
  expect(await recordTrackingNews(store.kernel, trackingNumber ?? '')).toBe(true);
  expect((await shipment())?.status).toBe('IN_TRANSIT');
  expect((await store.run(listLabels, { parcelStatus: 'IN_TRANSIT' })).total).toBe(1);
  expect(await delivered()).toEqual([]);
  passHours(24 * 8);
  await system((context) => followParcels.run(context, labelId));
  const arrived = await shipment();
  expect(arrived?.status).toBe('DELIVERED');
  expect(arrived?.deliveredAt).toBe(arrived?.events[0]?.at);
  expect(arrived?.events[0]?.place).toBe('Portland, OR');
  expect(await store.run(getLabel, { labelId })).toMatchObject({
    parcelStatus: 'DELIVERED',
    tracking: { status: 'DELIVERED' },
  });
  expect((await store.run(listLabels, { parcelStatus: 'DELIVERED' })).rows[0]?.labelId).toBe(labelId);
});

it('tells a delivery in the feed for two days, once', async () => {
  const { label } = await store.run(buyLabel, wantedLabel);
  const at = new Date(store.time.now.getTime() + 3_600_000).toISOString();
  const event = { at, status: 'DELIVERED' as const, description: 'Left at the door', place: 'Denver, CO' };
  await carriersSay(async () => ({ status: 'DELIVERED', events: [event] }));
  passHours(2);
  await system((context) => followLabel(context, label.labelId));
  const [item] = await delivered();
  expect(item).toMatchObject({ title: 'The parcel to Petra Novák was delivered', recordCount: 1 });
  await store.run(dismissFeedItem, { itemId: item?.id ?? '' });
  expect(await recordTrackingNews(store.kernel, label.trackingNumber ?? '')).toBe(false);
  expect(await delivered()).toEqual([]);
});

it('never goes back, and takes it up when what was delivered comes back', async () => {
  const { label } = await store.run(buyLabel, wantedLabel);
  const event = (day: number, status: 'IN_TRANSIT' | 'DELIVERED' | 'RETURNED') => ({
    at: `2026-11-${day}T10:00:00.000Z`,
    status,
    description: status,
    place: 'Denver, CO',
  });
  const follow = async (tracking: Tracking) => {
    await carriersSay(async () => tracking);
    return system((context) => followLabel(context, label.labelId));
  };
  const stands = async () => (await store.run(listLabels, {})).rows[0]?.parcelStatus;
  await follow({ status: 'DELIVERED', events: [event(24, 'DELIVERED')] });
  await follow({ status: 'IN_TRANSIT', events: [event(22, 'IN_TRANSIT')] });
  expect(await stands()).toBe('DELIVERED');
  await follow({ status: 'RETURNED', events: [event(26, 'RETURNED'), event(24, 'DELIVERED')] });
  expect(await stands()).toBe('RETURNED');
  await follow({ status: 'DELIVERED', events: [event(28, 'DELIVERED')] });
  expect(await stands()).toBe('RETURNED');
  expect((await store.run(getLabel, { labelId: label.labelId })).tracking?.events).toHaveLength(3);
});

it('asks a carrier that doesn’t answer again after an hour, and lets the webhook come again', async () => {
  const { label } = await store.run(buyLabel, wantedLabel);
  let asked = 0;
  await carriersSay(() => {
    asked += 1;
    return Promise.reject(new OperationError('upstream', 'No answer.'));
  });
  const round = () => system((context) => followParcels.run(context, label.labelId));
  const due = async () => {
    const { rows } = await store.kernel.pool.query(
      `select id from shipping_labels where store_id = $1 and ${followParcels.due('$2::timestamptz')} order by ${followParcels.order}`,
      [store.storeId, store.time.now],
    );
    return rows.length;
  };
  expect(await due()).toBe(1);
  await round();
  await round();
  expect(asked).toBe(1);
  expect(await due()).toBe(0);
  passHours(1.1);
  expect(await due()).toBe(1);
  await round();
  expect(asked).toBe(2);
  passHours(1.1);
  await carriersSay(() => Promise.reject(new Error('Its answer can’t be read.')));
  await round();
  expect(await due()).toBe(0);
  await carriersSay(() => Promise.reject(new OperationError('upstream', 'No answer.')));
  await expect(recordTrackingNews(store.kernel, label.trackingNumber ?? '')).rejects.toMatchObject({
    code: 'upstream',
  });
  expect(await recordTrackingNews(store.kernel, '9400000000000000000000')).toBe(false);
});
