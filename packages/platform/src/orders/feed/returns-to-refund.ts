import { count as countWords } from '@brandwright/contract/orders/words.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { orders } from '../tables.ts';
import { daysBetween, namedOrders, orderRecord } from './age.ts';

/** Returns that arrived lately and for which nothing was paid back. Older ones are taken as settled otherwise. */
const lookedAtDays = 45;

export const returnsToRefund = declareFeedSource({
  name: 'returns_to_refund',
  kind: 'WAITING',
  words: ['return to refund', 'returned order', 'return'],
  async read(context) {
    const now = context.clock.now();
    const from = new Date(now.getTime() - lookedAtDays * 86_400_000);
    const rows = await context.db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerName: orders.customerName,
        updatedAt: orders.updatedAt,
      })
      .from(orders)
      .where(
        and(
          eq(orders.storeId, context.storeId),
          eq(orders.returnStatus, 'RECEIVED'),
          eq(orders.refundedMinor, 0),
          gt(orders.capturedMinor, 0),
          gt(orders.placedAt, from),
        ),
      )
      .orderBy(asc(orders.updatedAt), asc(orders.orderNumber))
      .limit(200);
    const [oldest] = rows;
    if (!oldest) return [];
    return [
      {
        key: 'all',
        weight: { urgency: 'TODAY', daysOver: daysBetween(oldest.updatedAt, now) },
        title: `${countWords(rows.length, 'return')} arrived and haven’t been refunded yet`,
        records: rows.slice(0, namedOrders).map((row) => orderRecord(row, 'Return received')),
        recordCount: rows.length,
        figures: [],
        say: 'Show the orders with a return, oldest first',
        sayLabel: 'Look at them',
        parts: rows.map(({ id }) => id),
        since: oldest.updatedAt,
      },
    ];
  },
});
