import { and, eq, inArray, min } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { orders } from './tables.ts';

interface Placed {
  customerId: string | null;
  placedAt: Date;
}

/** Of each order that comes in, whether its customer placed none before it: neither one that is here nor one that comes with it. */
export async function firstOrdersOf(context: Context, incoming: readonly Placed[]): Promise<boolean[]> {
  const earliest = await earliestOf(
    context,
    incoming.flatMap(({ customerId }) => customerId ?? []),
  );
  const first = new Map<string, number>();
  for (const [index, { customerId, placedAt }] of incoming.entries()) {
    if (customerId === null) continue;
    const other = incoming[first.get(customerId) ?? -1];
    if (!other || placedAt < other.placedAt) first.set(customerId, index);
  }
  return incoming.map(({ customerId, placedAt }, index) => {
    if (customerId === null || first.get(customerId) !== index) return false;
    const known = earliest.get(customerId);
    return known === undefined || placedAt.getTime() < known;
  });
}

/** When each customer placed the first order, in milliseconds. */
export async function earliestOf(
  { db, storeId }: Context,
  customerIds: readonly string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(customerIds)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ customerId: orders.customerId, at: min(orders.placedAt) })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.customerId, wanted)))
    .groupBy(orders.customerId);
  return new Map(
    rows.flatMap(({ customerId, at }) => (customerId !== null && at ? [[customerId, at.getTime()]] : [])),
  );
}
