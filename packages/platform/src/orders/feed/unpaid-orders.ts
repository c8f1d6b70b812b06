import { count as countWords, money } from '@brandwright/contract/orders/words.ts';
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { orders } from '../tables.ts';
import { dayMs, daysBetween, namedOrders, orderRecord } from './age.ts';

/** Terms of payment for orders on invoice, in days: the usual 30. */
const termDays = 30;

/** Orders of which nothing was paid after the usual terms: wholesale mostly. */
export const unpaidOrders = declareFeedSource({
  name: 'unpaid_orders',
  kind: 'UNPAID',
  words: ['unpaid order', 'unpaid invoice', 'unpaid one', 'unpaid'],
  async read(context) {
    const now = context.clock.now();
    const rows = await context.db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerName: orders.customerName,
        placedAt: orders.placedAt,
        totalMinor: orders.totalMinor,
      })
      .from(orders)
      .where(
        and(
          eq(orders.storeId, context.storeId),
          eq(orders.capturedMinor, 0),
          eq(orders.creditMinor, 0),
          gt(orders.totalMinor, 0),
          ne(orders.cancelStatus, 'CANCELED'),
          lt(orders.placedAt, new Date(now.getTime() - termDays * dayMs)),
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orders.orderNumber))
      .limit(500);
    const [oldest] = rows;
    if (!oldest) return [];
    const owedMinor = rows.reduce((total, { totalMinor }) => total + totalMinor, 0);
    const largest = rows.reduce((most, row) => (row.totalMinor > most.totalMinor ? row : most), oldest);
    return [
      {
        key: 'all',
        weight: {
          urgency: 'TODAY',
          amountMinor: owedMinor,
          daysOver: daysBetween(oldest.placedAt, now) - termDays,
        },
        title: `${money(owedMinor)} unpaid after ${termDays} days, on ${countWords(rows.length, 'order')}`,
        records: rows
          .toSorted((a, b) => b.totalMinor - a.totalMinor)
          .slice(0, namedOrders)
          .map((row) =>
            orderRecord(row, `${money(row.totalMinor)} · ${daysBetween(row.placedAt, now)} days`),
          ),
        recordCount: rows.length,
        figures: [{ label: 'Oldest', value: countWords(daysBetween(oldest.placedAt, now), 'day') }],
        say: `Show order ${largest.orderNumber}`,
        sayLabel: rows.length === 1 ? 'Open it' : 'Open the largest',
        parts: rows.map(({ id }) => id),
        since: new Date(oldest.placedAt.getTime() + termDays * dayMs),
      },
    ];
  },
});
