import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { orderLineItems, orders } from './tables.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type LineRecord = typeof orderLineItems.$inferSelect;

/** An order named by its id or its number; `id` may hold the number too, as it stands in a path. */
export interface OrderName {
  id?: string | undefined;
  orderNumber?: number | undefined;
}

/** The order, read as it is. Refuses with bad_input when none is named, with not_found when there is none. */
export async function findOrder(context: Context, name: OrderName): Promise<OrderRecord> {
  const [order] = await context.db.select().from(orders).where(named(context, name)).limit(1);
  return order ?? notFound(name);
}

/** As `findOrder`, and nobody else changes it until this transaction ends. */
export async function lockOrder(context: Context, name: OrderName): Promise<OrderRecord> {
  const [order] = await context.db.select().from(orders).where(named(context, name)).limit(1).for('update');
  return order ?? notFound(name);
}

/** The lines of an order, in its order. */
export function linesOf(context: Context, orderId: string): Promise<LineRecord[]> {
  return context.db
    .select()
    .from(orderLineItems)
    .where(and(eq(orderLineItems.storeId, context.storeId), eq(orderLineItems.orderId, orderId)))
    .orderBy(asc(orderLineItems.position));
}

function named(context: Context, name: OrderName): SQL | undefined {
  const mine = eq(orders.storeId, context.storeId);
  const given = name.id?.replace(/^#/, '');
  if (given !== undefined && isUuid(given)) return and(mine, eq(orders.id, given.toLowerCase()));
  const number = given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : name.orderNumber;
  if (number !== undefined) return and(mine, eq(orders.orderNumber, number));
  if (given !== undefined) return notFound(name);
  throw new OperationError('bad_input', 'Which order? Give its number, such as 1042.', [
    { path: 'orderNumber', message: 'Needed, or the id.' },
  ]);
}

function notFound(name: OrderName): never {
  const called =
    name.orderNumber !== undefined
      ? `#${name.orderNumber}`
      : name.id && !isUuid(name.id)
        ? `“${name.id}”`
        : 'with that id';
  throw new OperationError(
    'not_found',
    `There’s no order ${called} in this store. Check the number, or look through your orders.`,
  );
}
