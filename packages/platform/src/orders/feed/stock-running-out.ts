import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { count as countWords } from '@brandwright/contract/orders/words.ts';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { stockOutlook, type StockOutlook } from '../stock-rules.ts';
import { orderLineItems, orders } from '../tables.ts';
import { dayMs } from './age.ts';

/** Sales are measured over this many days. */
const measuredDays = 30;

/** Units sold of each SKU in the measured days. */
async function soldUnits(context: Context): Promise<Map<string, number>> {
  const from = new Date(context.clock.now().getTime() - measuredDays * dayMs);
  const rows = await context.db
    .select({
      sku: orderLineItems.sku,
      units: sql`sum(${orderLineItems.quantity} - ${orderLineItems.canceledQuantity})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(
      orderLineItems,
      and(eq(orderLineItems.storeId, orders.storeId), eq(orderLineItems.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.storeId, context.storeId),
        gte(orders.placedAt, from),
        ne(orders.cancelStatus, 'CANCELED'),
      ),
    )
    .groupBy(orderLineItems.sku);
  return new Map(rows.flatMap(({ sku, units }) => (sku === null ? [] : [[sku, units] as const])));
}

/** Products of which open orders need more than there is, or that last less than two weeks at the present pace. */
export const stockRunningOut = declareFeedSource({
  name: 'stock_running_out',
  kind: 'RUNNING_OUT',
  words: ['low stock', 'running out', 'short product', 'inventory', 'stock'],
  async read(context) {
    const now = context.clock.now();
    const { items } = await context.call(listInventoryCounts, {});
    const sold = await soldUnits(context);
    const low = items
      .map((item) => ({ ...item, ...stockOutlook(item, (sold.get(item.sku) ?? 0) / measuredDays) }))
      .filter(({ level }) => level !== 'ENOUGH')
      .sort((a, b) => order(a) - order(b) || a.sku.localeCompare(b.sku));
    if (low.length === 0) return [];
    const short = low.filter(({ level }) => level === 'SHORT');
    const soon = low.length - short.length;
    const nextDays = low.find(({ level }) => level === 'LOW')?.daysLeft;
    return [
      {
        key: 'all',
        weight: {
          urgency: short.length > 0 ? 'NOW' : 'TODAY',
          ...(nextDays === undefined || nextDays === null
            ? {}
            : { dueAt: new Date(now.getTime() + nextDays * dayMs) }),
        },
        title:
          short.length > 0
            ? `${countWords(short.length, 'product')} ${short.length === 1 ? 'is' : 'are'} short for open orders${soon > 0 ? `, ${soon} more run out soon` : ''}`
            : `${countWords(soon, 'product')} ${soon === 1 ? 'runs' : 'run'} out within two weeks`,
        records: low.slice(0, 4).map((item) => ({
          kind: 'stock_item',
          id: item.sku,
          label: item.variant === null ? item.title : `${item.title}, ${item.variant}`,
          detail: detailOf(item),
          path: null,
        })),
        recordCount: low.length,
        figures: [],
        say: 'Show the stock, what is short first',
        sayLabel: 'See the stock',
        parts: low.map(({ sku, level }) => `${sku}:${level}`),
        since: now,
      },
    ];
  },
});

interface Low extends StockOutlook {
  available: number;
}

/** What is short most first, then what runs out first. */
const order = ({ level, available, daysLeft }: Low) =>
  level === 'SHORT' ? available - 1_000_000 : (daysLeft ?? 0);

function detailOf({ level, available, daysLeft }: Low): string {
  if (level === 'SHORT') return `${countWords(-available, 'unit')} short`;
  return `${countWords(available, 'unit')} left, about ${countWords(Math.max(0, Math.floor(daysLeft ?? 0)), 'day')}`;
}
