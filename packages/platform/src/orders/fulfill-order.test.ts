import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { cancelOrder } from '@brandwright/contract/orders/cancel-order.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { sendTrackingEmail } from '@brandwright/contract/orders/send-tracking-email.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { stocked } from '../catalog/testing.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder } from './testing.ts';

const trackingNumber = '1Z999AA10123456784';
let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

const onHand = async () => (await store.run(getStock, { sku: 'MUG-01' })).onHand;

describe('an order that ships', () => {
  it('whole: its stock leaves once, and it is finished', async () => {
    await stocked(store);
    const { id, orderNumber } = await placedOrder(store);
    const shipped = await store.run(fulfillOrder, { id, trackingNumber: '1z 999aa1 0123456784' });
    expect(shipped).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      productionStatus: 'FINISHED',
      allowed: { fulfill: false, cancel: false },
      newShipment: { carrier: 'UPS', trackingNumber, status: 'IN_TRANSIT' },
    });
    expect(shipped.newShipment.trackingUrl).toContain(trackingNumber);
    expect(await onHand()).toBe(40);
    const again = await store.refusal(fulfillOrder, { id, trackingNumber: '1Z999AA10123456785' });
    expect(again).toMatchObject({ code: 'conflict' });
    expect(again.message).toContain(`Order #${orderNumber} has already shipped`);
    expect(await onHand()).toBe(40);
  });

  it('in part: the rest stays to ship', async () => {
    const { id } = await placedOrder(store);
    const part = await store.run(fulfillOrder, { id, item: 'mug', quantity: 1, trackingNumber });
    expect(part).toMatchObject({ fulfillmentStatus: 'PARTIAL', productionStatus: 'PROCESSING' });
    expect(part.lineItems.map(({ openQuantity }) => openQuantity)).toEqual([1, 1]);
    const more = await store.refusal(fulfillOrder, {
      id,
      item: 'mug',
      quantity: 2,
      trackingNumber: '123456789012',
    });
    expect(more.message).toContain('Only 1 unit of Ceramic mug is left to ship');
    const rest = await store.run(fulfillOrder, { id, trackingNumber: '9400100000000000000000' });
    expect(rest).toMatchObject({ fulfillmentStatus: 'FULFILLED', newShipment: { carrier: 'USPS' } });
    expect(rest.shipments).toHaveLength(2);
  });

  it('is refused on hold, canceled, without stock, and with a number that says nothing', async () => {
    await stocked(store, { onHand: 1 });
    const { id } = await placedOrder(store);
    expect((await store.refusal(fulfillOrder, { id, trackingNumber })).message).toContain(
      'Only 1 of MUG-01 is on hand',
    );
    expect(await onHand()).toBe(1);
    expect(
      (await store.refusal(fulfillOrder, { id, item: 'candle', trackingNumber: 'ABC-12' })).message,
    ).toContain('Which carrier');
    expect((await store.refusal(fulfillOrder, { id, trackingNumber: '<script>' })).code).toBe('bad_input');
    await store.run(changeOrderStatus, { id, productionStatus: 'ON_HOLD', reason: 'check address' });
    expect((await store.refusal(fulfillOrder, { id, trackingNumber })).message).toContain(
      'Release the hold first',
    );
    await store.run(changeOrderStatus, { id, productionStatus: 'OUTSTANDING' });
    await store.run(cancelOrder, { id });
    expect((await store.refusal(fulfillOrder, { id, trackingNumber })).code).toBe('bad_transition');
  });

  it('is undone with its stock, until the shopper was told', async () => {
    await stocked(store);
    const { id } = await placedOrder(store);
    const entry = await store.entryOf(fulfillOrder, { id, trackingNumber });
    expect(await onHand()).toBe(40);
    await store.undo(entry);
    expect(await onHand()).toBe(42);
    const open = await store.run(getOrder, { id });
    expect(open).toMatchObject({ fulfillmentStatus: 'NONE', productionStatus: 'OUTSTANDING', shipments: [] });
    const told = await store.entryOf(fulfillOrder, { id, trackingNumber });
    const sent = await store.run(sendTrackingEmail, { id });
    expect(sent.mail.body).toContain(trackingNumber);
    await expect(store.undo(told)).rejects.toThrow(/already told/);
    expect((await store.journal())[0]?.operation).toBe('send_tracking_email');
  });

  it('is nobody else’s, no viewer’s and no preview account’s', async () => {
    const { id } = await placedOrder(store);
    const other = await testStore();
    expect((await other.refusal(fulfillOrder, { id, trackingNumber })).code).toBe('not_found');
    expect((await store.refusal(fulfillOrder, { id, trackingNumber }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(fulfillOrder, { id, trackingNumber }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
  });

  it('asks before the shopper is told, with the mail', async () => {
    const { id } = await placedOrder(store);
    expect((await store.refusal(sendTrackingEmail, { id })).message).toContain('Ship it first');
    await store.run(fulfillOrder, { id, trackingNumber });
    const { preview } = await store.ask(sendTrackingEmail, { id });
    expect(preview.values.find(({ label }) => label === 'Email')?.value).toContain(
      'https://www.ups.com/track',
    );
  });
});
