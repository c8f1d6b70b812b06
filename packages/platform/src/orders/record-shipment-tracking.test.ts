import { getOrderTracking } from '@brandwright/contract/orders/get-order-tracking.ts';
import { recordShipmentTracking } from '@brandwright/contract/orders/record-shipment-tracking.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder, ship } from './testing.ts';

let store: TestStore;
let orderId: string;
let shipmentId: string;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  orderId = (await placedOrder(store)).id;
  await ship(store, orderId, 'PREPARING');
  shipmentId = (await tracking())?.id ?? '';
});

const tracking = async () => (await store.run(getOrderTracking, { id: orderId })).shipments[0];
const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;
const delivered = {
  at: at(24),
  status: 'DELIVERED' as const,
  description: 'Left at the door',
  place: 'Portland, OR',
};
const moved = { at: at(22), status: 'IN_TRANSIT' as const, description: 'Picked up', place: 'Reno, NV' };

/** As the job and the webhook do it. */
const record = (input: object, of: TestStore = store) =>
  of.kernel.run({
    ...of.caller({ via: 'system' }),
    actor: { kind: 'system', storeId: of.storeId },
    operation: recordShipmentTracking.name,
    input: { shipmentId, ...input },
  });

it('moves a shipment on, once, and never back', async () => {
  const told = { status: 'DELIVERED', events: [delivered, moved] };
  expect(await record(told)).toMatchObject({ output: { isNew: true, status: 'DELIVERED' } });
  expect(await tracking()).toMatchObject({
    status: 'DELIVERED',
    deliveredAt: at(24),
    events: [delivered, moved],
  });
  expect(await record(told)).toMatchObject({ output: { isNew: false }, journalEntryId: null });
  expect(await record({ status: 'IN_TRANSIT', events: [moved] })).toMatchObject({ output: { isNew: false } });
  expect((await tracking())?.status).toBe('DELIVERED');
});

it('is the system’s alone, and of its own store', async () => {
  const told = { shipmentId, status: 'DELIVERED', events: [delivered] };
  for (const as of ['owner', 'viewer'] as const)
    expect((await store.refusal(recordShipmentTracking, told, { as })).code).toBe('forbidden');
  expect((await store.refusal(recordShipmentTracking, told, { as: 'preview' })).code).toBe('preview_blocked');
  await expect(record(told, await testStore())).rejects.toMatchObject({ code: 'not_found' });
  await expect(record({ ...told, shipmentId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
  await expect(record({ ...told, status: 'TRANSIT' })).rejects.toMatchObject({ code: 'bad_input' });
});
