import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { orders } from './tables.ts';

/** What a channel calls an order, without its "#" and the id that may follow: "#1001 (5500000000001)" is "1001". */
const channelName = sql<string>`ltrim(split_part(lower(${orders.channelReference}), ' (', 1), '#')`;

/** The orders that their channel calls so, by name, by the channel's id, or by both as an order shows them; three at most. */
export function ordersCalled({ db, storeId }: Context, said: string) {
  const bare = said.trim().toLowerCase().replace(/^#/, '');
  const whole = sql`ltrim(lower(${orders.channelReference}), '#')`;
  return db
    .select({ id: orders.id, orderNumber: orders.orderNumber, customerName: orders.customerName })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        isNotNull(orders.channelReference),
        or(eq(channelName, bare), eq(whole, bare), sql`right(${whole}, ${bare.length + 2}) = ${`(${bare})`}`),
      ),
    )
    .orderBy(orders.orderNumber)
    .limit(3);
}
