import { eq } from 'drizzle-orm';
import { skus } from '../../catalog/tables.ts';
import { receivingLines, receivingReceipts, receivings } from '../../fulfillment/receivings/tables.ts';
import { shippingLabels } from '../../fulfillment/tables.ts';
import type { TestStore } from '../../kernel/testing.ts';
import { customers, orderLineItems, orders } from '../../orders/tables.ts';
import { returnLines, returnOrders } from '../../returns/tables.ts';

/** Every raw row of a store that reports can draw on. */
export const readRecords = (store: TestStore) =>
  store.context(async ({ db, storeId }) => ({
    customers: await db.select().from(customers).where(eq(customers.storeId, storeId)),
    orders: await db.select().from(orders).where(eq(orders.storeId, storeId)),
    lines: await db.select().from(orderLineItems).where(eq(orderLineItems.storeId, storeId)),
    returns: await db.select().from(returnOrders).where(eq(returnOrders.storeId, storeId)),
    returnLines: await db.select().from(returnLines).where(eq(returnLines.storeId, storeId)),
    skus: await db.select().from(skus).where(eq(skus.storeId, storeId)),
    labels: await db.select().from(shippingLabels).where(eq(shippingLabels.storeId, storeId)),
    receivings: await db.select().from(receivings).where(eq(receivings.storeId, storeId)),
    receivingLines: await db.select().from(receivingLines).where(eq(receivingLines.storeId, storeId)),
    receipts: await db.select().from(receivingReceipts).where(eq(receivingReceipts.storeId, storeId)),
    now: store.time.now,
  }));
export type Records = Awaited<ReturnType<typeof readRecords>>;
