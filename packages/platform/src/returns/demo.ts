import type { ReturnReason, ReturnStatus } from '@brandwright/contract/returns/enums.ts';
import { itemsWords } from '@brandwright/contract/returns/words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DemoPart, DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { insertRows } from '../kernel/data/insert-rows.ts';
import { calcRefund } from './arithmetic.ts';
import { searchTextOf } from './new-return.ts';
import { handleOf } from './rules.ts';
import { returnLines, returnOrders, returnSettingRows } from './tables.ts';

const dayMs = 86_400_000;

/** An order of the demo of which something came back, with its lines. Dates as epoch milliseconds. */
const returnedOrder = z.object({
  id: z.uuid(),
  order_number: z.int(),
  return_status: z.enum(['CREATED', 'SHIPPING', 'RECEIVED', 'CANCELED']),
  customer_id: z.uuid(),
  customer_name: z.string(),
  email: z.string(),
  currency: z.string(),
  fulfilled_ms: z.coerce.number(),
  left_minor: z.coerce.number(),
  lines: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      variant: z.string().nullable(),
      sku: z.string().nullable(),
      quantity: z.int(),
      canceled: z.int(),
      fulfilled: z.int(),
      price: z.int(),
      discount: z.int(),
      tax: z.int(),
      refunded: z.int(),
    }),
  ),
});
type ReturnedOrder = z.output<typeof returnedOrder>;

const reasons: readonly ReturnReason[] = [
  'CHANGED_MIND',
  'DAMAGED',
  'NOT_AS_DESCRIBED',
  'WRONG_ITEM',
  'LATE',
];
const notes = [
  'It’s lovely, but too small for our table.',
  'The rim is chipped. I kept the box.',
  'The color is much darker than on the website.',
];

/** How long store credit is good for. */
const creditDays = 365;

/** Later ones are waited for or to be refunded; older ones were given store credit, so that no money of an order changes. */
const settledAfterDays = 45;

/** A return for each order of the demo that says it has one; nothing of the orders changes. */
export const returnsDemo: DemoPart = {
  async seedStore(store, tools) {
    const { rows } = await tools.db.execute(sql`
      select o.id, o.order_number, o.return_status, o.customer_id, o.customer_name, o.email, o.currency,
        extract(epoch from coalesce(o.fulfilled_at, o.placed_at)) * 1000 as fulfilled_ms,
        o.captured_minor - o.refunded_minor as left_minor,
        json_agg(json_build_object('id', l.id, 'title', l.title, 'variant', l.variant, 'sku', l.sku, 'quantity', l.quantity,
          'canceled', l.canceled_quantity, 'fulfilled', l.fulfilled_quantity, 'price', l.unit_price_minor,
          'discount', l.discount_minor, 'tax', l.tax_minor, 'refunded', l.refunded_minor) order by l.position) as lines
      from orders o join order_line_items l on l.store_id = o.store_id and l.order_id = o.id
      where o.store_id = ${store.storeId} and o.return_status <> 'NONE' and o.email is not null and o.customer_id is not null
      group by o.store_id, o.id, o.order_number, o.return_status, o.customer_id, o.customer_name, o.email, o.currency,
        o.fulfilled_at, o.placed_at, o.captured_minor, o.refunded_minor
      order by coalesce(o.fulfilled_at, o.placed_at), o.order_number`);
    const told = rows.map((row, at) => tell(store, tools, returnedOrder.parse(row), at));
    await insertRows(
      tools.db,
      returnOrders,
      told.map(({ row }) => row),
    );
    await insertRows(
      tools.db,
      returnLines,
      told.map(({ line }) => line),
    );
    // The ledger of credits is the orders' area's.
    await tools.db.execute(sql`select carry_return_credits(${store.storeId})`);
    await tools.db.execute(sql`
      update store_credits set expires_on = (created_at at time zone 'utc')::date + ${creditDays}::int
      where store_id = ${store.storeId} and source = 'RETURN'`);
    if (store.key === 'founder')
      await tools.db.insert(returnSettingRows).values({
        storeId: store.storeId,
        id: store.storeId,
        acceptsReturns: true,
        policy:
          'Return unused pieces within 30 days, in the box they came in. Broken in the mail? Send a photo, and we’ll replace it or refund you, shipping included.',
        windowDays: 30,
        fee: 'FREE',
        feeMinor: 0,
        destination: 'ORIGINAL_PAYMENT',
        method: 'MANUAL',
        creditDays,
        updatedAt: new Date(tools.now.getTime() - 200 * dayMs),
      });
  },
};

function tell(store: DemoStore, tools: DemoTools, order: ReturnedOrder, at: number) {
  const { storeId, key } = store;
  const line = order.lines.find(({ fulfilled }) => fulfilled > 0) ?? order.lines[0];
  if (!line) throw new Error(`Order ${order.order_number} of the demo has no lines.`);
  const status = order.return_status;
  const quantity = Math.max(1, Math.min(line.fulfilled, (at % 2) + 1));
  const reason = reasons[at % reasons.length] ?? 'OTHER';
  const until = tools.now.getTime() - 3_600_000;
  const later = (from: number, days: number) => new Date(Math.min(from + days * dayMs, until));
  const createdAt = later(order.fulfilled_ms, 4 + (at % 3));
  const shippedAt = status === 'CREATED' || status === 'CANCELED' ? null : later(createdAt.getTime(), 2);
  const receivedAt = status === 'RECEIVED' ? later(createdAt.getTime(), 6) : null;
  const isOld = tools.now.getTime() - order.fulfilled_ms > settledAfterDays * dayMs;
  const refund = calcRefund(
    [
      {
        lineItemId: line.id,
        title: line.title,
        variant: line.variant,
        ordered: line.quantity,
        unitPriceMinor: line.price,
        discountMinor: line.discount,
        taxMinor: line.tax,
        refundedMinor: line.refunded,
        units: quantity,
        firstUnit: Math.min(line.canceled, line.quantity - quantity),
      },
    ],
    { leftMinor: order.left_minor, owedMinor: 0, shippingMinor: 0, feeMinor: 0, exchangeMinor: 0 },
  );
  const settledAt =
    receivedAt !== null && (isOld || refund.totalMinor === 0) ? later(receivedAt.getTime(), 1) : null;
  const handle = handleOf(order.order_number, 0);
  const id = tools.id('return', key, order.order_number);
  const isShopper = at % 3 === 0;
  const row: typeof returnOrders.$inferInsert = {
    storeId,
    id,
    handle,
    status,
    refundMethod: settledAt === null ? 'MANUAL' : 'STORE_CREDIT',
    source: isShopper ? 'SHOPPER' : 'TEAM',
    orderId: order.id,
    orderNumber: order.order_number,
    customerId: order.customer_id,
    customerName: order.customer_name,
    email: order.email,
    currency: order.currency,
    units: quantity,
    itemsText: itemsWords([{ title: line.title, quantity }]),
    refundMinor: refund.totalMinor,
    settlement: settledAt === null ? null : refund,
    creditCode: settledAt === null || refund.totalMinor === 0 ? null : `CREDIT-${order.order_number}`,
    carrier: shippedAt === null ? null : 'UPS',
    trackingNumber: shippedAt === null ? null : `1Z999AA1${String(10_000_000 + order.order_number)}`,
    cancelReason: cancelReasonOf(status),
    shopperNote: isShopper ? (notes[at % notes.length] ?? null) : null,
    createdBy: isShopper ? 'The shopper' : 'Priya Raman',
    searchText: searchTextOf({
      handle,
      orderNumber: order.order_number,
      customerName: order.customer_name,
      email: order.email,
      lines: [line],
    }),
    createdAt,
    updatedAt: settledAt ?? receivedAt ?? shippedAt ?? createdAt,
    shippedAt,
    receivedAt,
    canceledAt: status === 'CANCELED' ? later(createdAt.getTime(), 5) : null,
    settledAt,
  };
  return {
    row,
    line: {
      storeId,
      id: tools.id('return line', key, order.order_number),
      returnId: id,
      position: 0,
      lineItemId: line.id,
      title: line.title,
      variant: line.variant,
      sku: line.sku,
      quantity,
      reason,
      firstUnit: Math.min(line.canceled, line.quantity - quantity),
      damagedQuantity: receivedAt === null ? null : reason === 'DAMAGED' ? quantity : 0,
    } satisfies typeof returnLines.$inferInsert,
  };
}

const cancelReasonOf = (status: ReturnStatus) =>
  status === 'CANCELED' ? 'The customer is keeping it.' : null;
