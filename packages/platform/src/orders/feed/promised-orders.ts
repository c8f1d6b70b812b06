import { count as countWords } from '@brandwright/contract/orders/words.ts';
import { and, asc, eq, lte, ne } from 'drizzle-orm';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { orders, wholesaleRequirements } from '../tables.ts';
import { dayMs, daysBetween, namedOrders, orderRecord } from './age.ts';

/** A promise is looked at this many days before its day. */
const aheadDays = 5;

/** Wholesale orders whose promised day is near or over and that have not shipped completely. */
export const promisedOrders = declareFeedSource({
  name: 'promised_orders',
  kind: 'EXPIRING',
  words: ['promised order', 'promised day', 'wholesale order', 'promise', 'deadline'],
  async read(context) {
    const now = context.clock.now();
    const horizon = new Date(now.getTime() + aheadDays * dayMs).toISOString().slice(0, 10);
    const rows = await context.db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerName: orders.customerName,
        totalMinor: orders.totalMinor,
        deliverBy: wholesaleRequirements.deliverBy,
      })
      .from(wholesaleRequirements)
      .innerJoin(
        orders,
        and(eq(orders.storeId, wholesaleRequirements.storeId), eq(orders.id, wholesaleRequirements.orderId)),
      )
      .where(
        and(
          eq(wholesaleRequirements.storeId, context.storeId),
          lte(wholesaleRequirements.deliverBy, horizon),
          ne(orders.fulfillmentStatus, 'FULFILLED'),
          ne(orders.cancelStatus, 'CANCELED'),
        ),
      )
      .orderBy(asc(wholesaleRequirements.deliverBy), asc(orders.orderNumber))
      .limit(200);
    const promised = [...new Map(rows.map((row) => [row.id, row])).values()].flatMap((row) =>
      row.deliverBy === null ? [] : [{ ...row, due: new Date(`${row.deliverBy}T23:59:59Z`) }],
    );
    const [first] = promised;
    if (!first) return [];
    const over = promised.filter(({ due }) => due < now).length;
    const ahead = promised.length - over;
    const parts = [
      ...(over > 0 ? [`${countWords(over, 'wholesale order')} past the promised date`] : []),
      ...(ahead > 0
        ? [`${over > 0 ? String(ahead) : countWords(ahead, 'wholesale order')} due within ${aheadDays} days`]
        : []),
    ];
    return [
      {
        key: 'all',
        weight: {
          urgency: over > 0 ? 'NOW' : 'TODAY',
          amountMinor: promised.reduce((total, { totalMinor }) => total + totalMinor, 0),
          daysOver: daysBetween(first.due, now),
          dueAt: first.due,
        },
        title: parts.join(', '),
        records: promised
          .slice(0, namedOrders)
          .map((row) => orderRecord(row, dueWords(Math.ceil((row.due.getTime() - now.getTime()) / dayMs)))),
        recordCount: promised.length,
        figures: [],
        say: `Show order ${first.orderNumber}`,
        sayLabel: promised.length === 1 ? 'Open it' : 'Open the first',
        parts: promised.map(({ id, due }) => `${id}:${due < now ? 'over' : 'ahead'}`),
        since: first.due < now ? first.due : now,
      },
    ];
  },
});

function dueWords(days: number): string {
  if (days <= 0) return days === 0 ? 'Was due yesterday' : `Was due ${countWords(1 - days, 'day')} ago`;
  return days === 1 ? 'Due today' : `Due in ${countWords(days - 1, 'day')}`;
}
