import { OperationError } from '@brandwright/contract';
import type { ProductionStatus } from '@brandwright/contract/orders/enums.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { findOrder, type OrderRecord } from './find-order.ts';
import { orders, orderStatusChanges } from './tables.ts';

/** Who acts, as histories and notes name them. */
export const authorOf = (context: Context) => (context.actor.kind === 'user' ? context.actor.name : 'System');

/** Sets columns of an order and when it was changed. */
export async function updateOrder(
  context: Context,
  orderId: string,
  change: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await context.db
    .update(orders)
    .set({ ...change, updatedAt: context.clock.now() })
    .where(and(eq(orders.storeId, context.storeId), eq(orders.id, orderId)));
}

/** Writes one change of the production status into the history. */
export async function recordStatusChange(
  context: Context,
  orderId: string,
  change: { from: ProductionStatus | null; to: ProductionStatus; reason: string | null; by?: string },
): Promise<void> {
  await context.db.insert(orderStatusChanges).values({
    storeId: context.storeId,
    id: randomUUID(),
    orderId,
    from: change.from,
    to: change.to,
    reason: change.reason,
    by: change.by ?? authorOf(context),
    at: context.clock.now(),
  });
}

/** For an undo: the order, unless what the change left behind has been changed again since. */
export async function unchangedSince(
  context: Context,
  orderId: string,
  left: (order: OrderRecord) => boolean,
  what: string,
): Promise<OrderRecord> {
  const order = await findOrder(context, { id: orderId });
  if (left(order)) return order;
  throw new OperationError(
    'conflict',
    `The ${what} of order #${order.orderNumber} has changed since then, so this can’t be undone.`,
  );
}
