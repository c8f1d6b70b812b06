import { count as countWords } from '@brandwright/contract/orders/words.ts';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { orders, orderShipments } from '../tables.ts';
import { dayMs, daysBetween, namedOrders, orderRecord } from './age.ts';

/** What went out longer ago was settled otherwise. */
const lookedAtDays = 60;

/** Shipments lost or come back that were not sent again. A shopper paid for each and has nothing. */
export const lostShipments = declareFeedSource({
  name: 'lost_shipments',
  kind: 'FAILED',
  words: ['lost shipment', 'lost parcel', 'lost package', 'lost order', 'lost'],
  async read(context) {
    const now = context.clock.now();
    const rows = await context.db
      .select({
        shipmentId: orderShipments.id,
        status: orderShipments.status,
        at: sql<string | null>`coalesce(${orderShipments.events}->0->>'at', null)`,
        createdAt: orderShipments.createdAt,
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerName: orders.customerName,
        totalMinor: orders.totalMinor,
      })
      .from(orderShipments)
      .innerJoin(
        orders,
        and(eq(orders.storeId, orderShipments.storeId), eq(orders.id, orderShipments.orderId)),
      )
      .where(
        and(
          eq(orderShipments.storeId, context.storeId),
          inArray(orderShipments.status, ['LOST', 'RETURNED']),
          gt(orderShipments.createdAt, new Date(now.getTime() - lookedAtDays * dayMs)),
          ne(orders.cancelStatus, 'CANCELED'),
          eq(orders.returnStatus, 'NONE'),
        ),
      )
      .orderBy(desc(orderShipments.createdAt))
      .limit(100);
    if (rows.length === 0) return [];
    const lost = rows.map((row) => ({ ...row, since: row.at === null ? row.createdAt : new Date(row.at) }));
    const [first] = lost;
    const oldest = lost.reduce((least, { since }) => (since < least ? since : least), now);
    const one = lost.length === 1 && first;
    return [
      {
        key: 'all',
        weight: {
          urgency: 'NOW',
          amountMinor: lost.reduce((total, { totalMinor }) => total + totalMinor, 0),
          daysOver: daysBetween(oldest, now),
        },
        title: `${countWords(lost.length, 'shipment')} ${one ? 'was' : 'were'} lost or came back`,
        detail: one ? 'It hasn’t been resent yet.' : 'None of them have been resent yet.',
        records: lost
          .slice(0, namedOrders)
          .map((row) =>
            orderRecord(
              row,
              `${row.status === 'LOST' ? 'Lost' : 'Came back'} ${daysAgo(daysBetween(row.since, now))}`,
            ),
          ),
        recordCount: lost.length,
        figures: [],
        say: `Send the shipment of order ${first?.orderNumber ?? ''} again`,
        sayLabel: one ? 'Send it again' : 'Send the first again',
        parts: lost.map(({ shipmentId }) => shipmentId),
        since: oldest,
      },
    ];
  },
});

const daysAgo = (days: number) => (days === 0 ? 'today' : `${countWords(days, 'day')} ago`);
