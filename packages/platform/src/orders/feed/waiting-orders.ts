import { count as countWords, money } from '@brandwright/contract/orders/words.ts';
import type { FeedKind, FeedUrgency } from '@brandwright/contract/home/feed-item.ts';
import { daysUntilLate } from '@brandwright/contract/orders/list-orders.ts';
import type { ProductionStatus } from '@brandwright/contract/orders/enums.ts';
import { and, asc, count, eq, min, sql, sum } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { declareFeedSource, type FeedCandidate } from '../../kernel/records/feed.ts';
import { orders } from '../tables.ts';
import { waitsIn } from '../waiting.ts';
import { dayMs, daysBetween, namedOrders, orderRecord, ordersAre } from './age.ts';

/** Orders that stand in one status for longer than is usual. */
interface Wait {
  name: string;
  kind: FeedKind;
  status: ProductionStatus;
  /** Days after which it is too long. */
  days: number;
  urgency: FeedUrgency;
  words: readonly string[];
  /** "12 orders are late: nothing was started in 7 days". */
  title(number: number): string;
  say: string;
}

/**
 * What is usual: work on an order begins within a week, is done within two, and a hold is decided within a week. The
 * sentences name what list_orders counts, so the answer shows the same orders.
 */
const waits: readonly Wait[] = [
  {
    name: 'late_orders',
    kind: 'LATE',
    status: 'OUTSTANDING',
    days: daysUntilLate,
    urgency: 'NOW',
    words: ['late order', 'late one', 'late'],
    title: (number) => `${ordersAre(number)} late: not started after ${daysUntilLate} days`,
    say: `Show the outstanding orders older than ${daysUntilLate} days, oldest first`,
  },
  {
    name: 'slow_orders',
    kind: 'LATE',
    status: 'PROCESSING',
    days: 14,
    urgency: 'TODAY',
    words: ['slow order', 'order in processing', 'stuck order'],
    title: (number) => `${ordersAre(number)} still in processing after 14 days`,
    say: 'Show the orders in processing older than 14 days, oldest first',
  },
  {
    name: 'long_holds',
    kind: 'ON_HOLD',
    status: 'ON_HOLD',
    days: 7,
    urgency: 'TODAY',
    words: ['order on hold', 'held order', 'on hold', 'hold'],
    title: (number) => `${ordersAre(number)} on hold for more than 7 days`,
    say: 'Show the orders on hold older than 7 days, oldest first',
  },
];

async function readWait(context: Context, wait: Wait): Promise<FeedCandidate[]> {
  const now = context.clock.now();
  const where = and(eq(orders.storeId, context.storeId), ...waitsIn(wait.status, wait.days, now));
  const [facts] = await context.db
    .select({
      number: count(),
      worthMinor: sum(orders.totalMinor).mapWith(Number),
      oldest: min(orders.placedAt),
      ids: sql<string[]>`(array_agg(${orders.id}::text order by ${orders.placedAt}, ${orders.id}))[1:500]`,
    })
    .from(orders)
    .where(where);
  if (!facts || facts.number === 0 || facts.oldest === null) return [];
  const first = await context.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      placedAt: orders.placedAt,
      holdReason: orders.holdReason,
    })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.placedAt), asc(orders.orderNumber))
    .limit(namedOrders);
  const oldestDays = daysBetween(facts.oldest, now);
  return [
    {
      key: 'all',
      weight: { urgency: wait.urgency, amountMinor: facts.worthMinor, daysOver: oldestDays - wait.days },
      title: wait.title(facts.number),
      records: first.map((order) => {
        const age = `${countWords(daysBetween(order.placedAt, now), 'day')} old`;
        return orderRecord(order, order.holdReason === null ? age : `${age} · ${order.holdReason}`);
      }),
      recordCount: facts.number,
      figures: [
        { label: 'Worth', value: money(facts.worthMinor) },
        { label: 'Oldest', value: countWords(oldestDays, 'day') },
      ],
      say: wait.say,
      sayLabel: facts.number === 1 ? 'Look at it' : 'Look at them',
      parts: facts.ids,
      since: new Date(facts.oldest.getTime() + wait.days * dayMs),
    },
  ];
}

export const waitingOrderSources = waits.map((wait) =>
  declareFeedSource({
    name: wait.name,
    kind: wait.kind,
    words: wait.words,
    read: (context) => readWait(context, wait),
  }),
);
