import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { earliestOf } from './first-orders.ts';
import type { RuleSubject } from './order-rules.ts';
import { orderLineItems, orders } from './tables.ts';

/** An order of the past, and what rules would have looked at when it came in. */
export interface PastOrder {
  order: {
    id: string;
    orderNumber: number;
    customerName: string;
    placedAt: Date;
    totalMinor: number;
    currency: string;
  };
  subject: RuleSubject;
  /** False when it came in shipped or canceled. */
  open: boolean;
}

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  customerId: orders.customerId,
  customerName: orders.customerName,
  placedAt: orders.placedAt,
  totalMinor: orders.totalMinor,
  currency: orders.currency,
  origin: orders.origin,
  units: orders.units,
  email: orders.email,
  shopperNote: orders.shopperNote,
  note: orders.note,
  tags: orders.tags,
  countryCode: orders.countryCode,
  address: orders.shippingAddress,
  shippingMethod: orders.shippingMethod,
  canceledAt: orders.canceledAt,
  fulfilledAt: orders.fulfilledAt,
  arrived: orders.arrived,
  createdAt: orders.createdAt,
};

type Row = Pick<typeof orders.$inferSelect, Exclude<keyof typeof columns, 'address'>> & {
  address: (typeof orders.$inferSelect)['shippingAddress'];
};

/** So many orders are read at once. */
const batch = 1000;

/** The orders placed from one instant until before another, newest first, at most so many. */
export async function* pastOrders(
  context: Context,
  from: Date,
  until: Date,
  most: number,
): AsyncGenerator<PastOrder> {
  const { db, storeId } = context;
  for (let read = 0; read < most; read += batch) {
    const rows = await db
      .select(columns)
      .from(orders)
      .where(and(eq(orders.storeId, storeId), gte(orders.placedAt, from), lt(orders.placedAt, until)))
      .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
      .limit(Math.min(batch, most - read))
      .offset(read);
    const lines = await linesOf(context, rows);
    const earliest = await earliestOf(
      context,
      rows.flatMap(({ customerId, arrived }) => (arrived === null ? (customerId ?? []) : [])),
    );
    for (const row of rows) yield asItCameIn(row, lines.get(row.id) ?? [], earliest);
    if (rows.length < batch) return;
  }
}

/** An order from before `arrived` was kept is taken as it stands. */
function asItCameIn(row: Row, lines: RuleSubject['lines'], earliest: ReadonlyMap<string, number>): PastOrder {
  const { totalMinor, origin, units, email, shopperNote, arrived, createdAt } = row;
  const { open, ...kept } = arrived ?? {
    open: !wasBefore(row.canceledAt, createdAt) && !wasBefore(row.fulfilledAt, createdAt),
    countryCode: row.countryCode,
    state: row.address.state,
    shippingMethod: row.shippingMethod,
    tags: row.tags,
    note: row.note,
    isFirstOrder: row.customerId !== null && earliest.get(row.customerId) === row.placedAt.getTime(),
  };
  return { order: row, subject: { totalMinor, origin, units, email, shopperNote, ...kept, lines }, open };
}

const wasBefore = (at: Date | null, then: Date) => at !== null && at <= then;

async function linesOf({ db, storeId }: Context, rows: readonly Row[]) {
  const found =
    rows.length === 0
      ? []
      : await db
          .select({
            orderId: orderLineItems.orderId,
            title: orderLineItems.title,
            variant: orderLineItems.variant,
            sku: orderLineItems.sku,
          })
          .from(orderLineItems)
          .where(
            and(
              eq(orderLineItems.storeId, storeId),
              inArray(
                orderLineItems.orderId,
                rows.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(asc(orderLineItems.position));
  return Map.groupBy(found, ({ orderId }) => orderId);
}
