import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { TestStore } from '../kernel/testing.ts';
import type { NewOrder } from './new-order.ts';
import { placeOrders, type PlacedOrder } from './place-orders.ts';
import { orderLineItems, orders, orderShipments } from './tables.ts';

export const mug = { title: 'Ceramic mug', sku: 'MUG-01', quantity: 2, unitPriceMinor: 2800 };
export const candle = { title: 'Scented candle', sku: 'CAN-02', quantity: 1, unitPriceMinor: 3400 };

const maya = {
  customerName: 'Maya Chen',
  email: 'maya@example.com',
  addressLine1: '18 Alder Street',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
};

/** A paid order of two mugs and a candle for Maya Chen: $90.00 + $6.00 shipping + $5.05 tax − $10.00. */
export async function placedOrder(store: TestStore, more: object = {}) {
  return store.run(createManualRetailOrder, {
    ...maya,
    items: [mug, candle],
    shippingMinor: 600,
    taxMinor: 505,
    discountMinor: 1000,
    paid: true,
    ...more,
  });
}

/** A new order as a channel would bring it in; `change` overrides. */
export function channelOrder(change: Partial<NewOrder> = {}): NewOrder {
  return {
    origin: 'SHOPIFY_CREATOR',
    channelReference: null,
    placedAt: new Date('2026-11-10T09:00:00Z'),
    customer: { id: null, name: 'Maya Chen', email: 'maya@example.com', phone: null, company: null },
    lines: [{ ...mug, variant: null, discountMinor: 0, fulfilledQuantity: 0 }],
    discountMinor: 0,
    discountCode: null,
    shippingMinor: 600,
    taxMinor: 0,
    payment: null,
    refundedMinor: 0,
    canceledAt: null,
    fulfilledAt: null,
    address: {
      name: 'Maya Chen',
      company: null,
      addressLine1: '18 Alder Street',
      addressLine2: null,
      city: 'Portland',
      state: 'OR',
      zipCode: '97205',
      countryCode: 'US',
      phone: null,
    },
    shippingMethod: 'STANDARD',
    shopperNote: null,
    note: null,
    tags: [],
    ...change,
  };
}

export const place = (store: TestStore, incoming: readonly NewOrder[]): Promise<PlacedOrder[]> =>
  store.context((context) => placeOrders(context, incoming[0]?.origin ?? 'SHOPIFY_CREATOR', incoming));

/** Ships all of an order, as the warehouse would. */
export async function ship(
  store: TestStore,
  orderId: string,
  status: 'IN_TRANSIT' | 'DELIVERED' | 'PREPARING' = 'IN_TRANSIT',
) {
  await store.context(async ({ db, storeId, clock }) => {
    const lines = await db
      .select()
      .from(orderLineItems)
      .where(and(eq(orderLineItems.storeId, storeId), eq(orderLineItems.orderId, orderId)));
    for (const line of lines) {
      await db
        .update(orderLineItems)
        .set({ fulfilledQuantity: line.quantity - line.canceledQuantity })
        .where(and(eq(orderLineItems.storeId, storeId), eq(orderLineItems.id, line.id)));
    }
    await db
      .update(orders)
      .set({ fulfillmentStatus: 'FULFILLED', fulfilledAt: clock.now() })
      .where(and(eq(orders.storeId, storeId), eq(orders.id, orderId)));
    await db.insert(orderShipments).values({
      storeId,
      id: randomUUID(),
      orderId,
      status,
      carrier: 'USPS',
      trackingNumber: '9400 1000 0000 0000 0000 00',
      items: lines.map((line) => ({ lineItemId: line.id, title: line.title, quantity: line.quantity })),
      events: [
        { at: clock.now().toISOString(), status, description: 'Arrived at facility', place: 'Reno, NV' },
      ],
      createdAt: clock.now(),
      shippedAt: clock.now(),
    });
  });
}
