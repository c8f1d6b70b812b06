import { OperationError } from '@brandwright/contract';
import type { OrderInShop } from '@brandwright/contract/orders/shop/order-in-shop.ts';
import { and, asc, eq } from 'drizzle-orm';
import { statement } from '../../kernel/data/statement.ts';
import type { Context } from '../../kernel/request/context.ts';
import { ofOrder } from '../find-order.ts';
import { testShopKey } from './open-shop.ts';
import { tellShopJobName, type TellPayload } from './tell-shop-payload.ts';
import { shopFulfillments, shopOrders, type ShopOrderRow } from './tables.ts';

const readInShop = statement((db) => db.select().from(shopOrders).where(ofOrder(shopOrders)));

/** Which order of which shop it is; undefined where it came another way. */
export async function inShop(context: Context, orderId: string): Promise<ShopOrderRow | undefined> {
  const [row] = await readInShop(context, { orderId });
  return row;
}

/** Queues that the shop is told of a new shipment, with the transaction that makes it. Nothing for orders of no shop. */
export async function tellShopLater(context: Context, orderId: string, shipmentId: string): Promise<void> {
  if (!(await inShop(context, orderId))) return;
  await context.db.insert(shopFulfillments).values({
    storeId: context.storeId,
    id: shipmentId,
    orderId,
    status: 'QUEUED',
    createdAt: context.clock.now(),
  });
  await context.jobs.enqueue(tellShopJobName, { shipmentId, attempt: 0 } satisfies TellPayload);
}

/**
 * For taking a shipment back: forgets that the shop is to be told. Errors: conflict once it was told, or may have been: its answer is
 * not there yet, or was lost.
 */
export async function untellShop(
  context: Context,
  { id: orderId, orderNumber }: { id: string; orderNumber: number },
  shipmentId: string,
): Promise<void> {
  const mine = and(eq(shopFulfillments.storeId, context.storeId), eq(shopFulfillments.id, shipmentId));
  const [row] = await context.db.select().from(shopFulfillments).where(mine).for('update');
  if (!row) return;
  const name = (await inShop(context, orderId))?.shopName ?? 'The shop';
  if (row.status === 'SENT')
    throw new OperationError(
      'conflict',
      `${name} already knows about this shipment of order #${orderNumber}, so it can’t be taken back here. Cancel the fulfillment in the shop, or send the shipment again.`,
    );
  if (row.status === 'SENDING' && !isStuck(row, context.clock.now()))
    throw new OperationError(
      'conflict',
      `${name} is being told about this shipment of order #${orderNumber} right now. Try again in a minute.`,
    );
  if (row.status === 'SENDING' || row.sentAt !== null)
    throw new OperationError(
      'conflict',
      `${name} didn’t answer when it was told about this shipment of order #${orderNumber}, so it may know about it. Tell ${name} again, or check the order there.`,
    );
  await context.db.delete(shopFulfillments).where(mine);
}

/** A job runs for 15 minutes at most. */
const stuckMs = 20 * 60_000;

/** Whether the job that was to tell the shop is gone, and no answer comes anymore. */
export const isStuck = (
  { status, sentAt, createdAt }: typeof shopFulfillments.$inferSelect,
  now: Date,
): boolean => status === 'SENDING' && now.getTime() - (sentAt ?? createdAt).getTime() > stuckMs;

/** What the order's screen says of its shop. */
export async function showInShop(context: Context, orderId: string): Promise<OrderInShop | null> {
  const row = await inShop(context, orderId);
  if (!row) return null;
  const told = await context.db
    .select()
    .from(shopFulfillments)
    .where(and(eq(shopFulfillments.storeId, context.storeId), eq(shopFulfillments.orderId, orderId)))
    .orderBy(asc(shopFulfillments.createdAt), asc(shopFulfillments.id));
  return {
    name: row.shopName,
    isTest: row.shop === testShopKey,
    orderName: row.externalName,
    fulfillments: told.map(({ id, status, failure, sentAt }) => ({
      shipmentId: id,
      status: status === 'SENDING' ? 'QUEUED' : status,
      failure: status === 'FAILED' ? failure : null,
      sentAt: status === 'SENT' ? (sentAt?.toISOString() ?? null) : null,
    })),
  };
}
