import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { and, eq, sql } from 'drizzle-orm';
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

/** Customers whose kept totals, or the tallies of them, aren't what the orders themselves say; none, as it should be. */
export const wrongTotals = (store: TestStore) =>
  store.context(async ({ db, storeId }) => {
    const { rows } = await db.execute(sql`
      with counted as (
        select c.id, coalesce(o.all_of_them, 0) as order_count, coalesce(o.open, 0) as open_order_count,
          coalesce(o.paid, 0) as paid_minor, coalesce(o.back, 0) as refunded_minor, o.last_at, last.order_number as last_number
        from customers c
        left join (
          select customer_id, count(*) as all_of_them, sum(captured_minor) as paid, sum(refunded_minor) as back,
            count(*) filter (where cancel_status <> 'CANCELED' and fulfillment_status <> 'FULFILLED') as open,
            max(placed_at) as last_at
          from orders where store_id = ${storeId} group by customer_id
        ) o on o.customer_id = c.id
        left join lateral (
          select order_number from orders where store_id = ${storeId} and customer_id = c.id
          order by placed_at desc, order_number desc limit 1
        ) last on true
        where c.store_id = ${storeId}
      )
      select name from customers c join counted n on n.id = c.id
      where c.store_id = ${storeId} and (
        (c.order_count, c.open_order_count, c.paid_minor, c.refunded_minor, c.last_order_at, c.last_order_number)
          is distinct from
        (n.order_count, n.open_order_count, n.paid_minor, n.refunded_minor, n.last_at, n.last_number)
        or c.kept_minor <> n.paid_minor - n.refunded_minor)
      union all
      select standing from (
        select 'ALL' as standing, count(*) as rows from counted
        union all select 'REPEAT', count(*) from counted where order_count > 1
        union all select 'OPEN_ORDERS', count(*) from counted where open_order_count > 0
      ) due
      where rows <> (select coalesce(sum(t.rows), 0) from row_tallies t
        where t.store_id = ${storeId} and t.of_table = 'customers' and t.standing = due.standing)`);
    return rows;
  });
