import { trackOrder } from '@brandwright/contract/orders/track-order.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { placedOrder, ship } from './testing.ts';

// A number of this test's own: shoppers look across all stores.
const email = () => `shopper.${Math.random().toString(36).slice(2)}@example.com`;

describe('track_order', () => {
  it('shows a shopper where the order is, and nothing that is not needed', async () => {
    const store = await testStore();
    const mine = email();
    const order = await placedOrder(store, { customerName: 'Zed Quill', email: mine, zipCode: '97205-1234' });
    const given = { orderNumber: order.orderNumber, email: mine.toUpperCase() };
    expect(await store.run(trackOrder, given, { as: 'public' })).toMatchObject({
      status: 'Getting ready',
      shipments: [],
    });
    await ship(store, order.id);
    const tracked = await store.run(trackOrder, { ...given, postalCode: '97205 1234' }, { as: 'public' });
    expect(tracked).toMatchObject({
      orderNumber: 8001,
      placedOn: '2026-11-20',
      status: 'On its way',
      items: [
        { title: 'Ceramic mug', quantity: 2 },
        { title: 'Scented candle', quantity: 1 },
      ],
    });
    const told = JSON.stringify(tracked);
    for (const secret of ['Zed', 'Alder', mine, '9105', '97205', order.id, store.storeId])
      expect(told).not.toContain(secret);
  });

  it('asks for the shop’s own page where orders of two shops match', async () => {
    const [store, other] = [await testStore(), await testStore()];
    const mine = email();
    const { orderNumber } = await placedOrder(store, { email: mine });
    await placedOrder(other, { email: mine });
    const refused = await store.refusal(trackOrder, { orderNumber, email: mine }, { as: 'public' });
    expect(refused).toMatchObject({ code: 'conflict' });
    const given = { orderNumber, email: mine, fromStoreId: other.storeId };
    expect(await store.run(trackOrder, given, { as: 'public' })).toMatchObject({ orderNumber });
  });

  it('answers the same for an unknown number and for a wrong email or postal code', async () => {
    const store = await testStore();
    const mine = email();
    await placedOrder(store, { customerName: 'Zed Quill', email: mine });
    const answers = [
      await store.refusal(trackOrder, { orderNumber: 1_999_999_999, email: mine }, { as: 'public' }),
      await store.refusal(trackOrder, { orderNumber: 8001, email: email() }, { as: 'public' }),
      await store.refusal(
        trackOrder,
        { orderNumber: 8001, email: mine, postalCode: '10001' },
        { as: 'public' },
      ),
    ];
    expect(new Set(answers.map((answer) => `${answer.code} ${answer.message}`)).size).toBe(1);
    expect(answers[0]?.code).toBe('not_found');
    expect(await store.refusal(trackOrder, { orderNumber: 8001 }, { as: 'public' })).toMatchObject({
      code: 'bad_input',
    });
  });
});
