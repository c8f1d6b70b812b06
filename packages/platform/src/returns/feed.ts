import { count, money } from '@brandwright/contract/returns/words.ts';
import { returnStatusLabels } from '@brandwright/contract/returns/enums.ts';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { returnOrders } from './tables.ts';

const dayMs = 86_400_000;
/** A parcel that is on its way longer than that is asked about. */
const slowDays = 14;
const named = 3;

/** Returns that shoppers asked for, and parcels that should be here by now. What arrived and isn't refunded is the orders' own. */
export const returnsToReceive = declareFeedSource({
  name: 'returns_to_receive',
  kind: 'WAITING',
  words: ['return to receive', 'return request'],
  async read(context) {
    const now = context.clock.now();
    const rows = await context.db
      .select()
      .from(returnOrders)
      .where(
        and(
          eq(returnOrders.storeId, context.storeId),
          inArray(returnOrders.status, ['CREATED', 'SHIPPING']),
          or(
            eq(returnOrders.source, 'SHOPPER'),
            lte(returnOrders.updatedAt, new Date(now.getTime() - slowDays * dayMs)),
          ),
        ),
      )
      .orderBy(asc(returnOrders.updatedAt), asc(returnOrders.sequence))
      .limit(200);
    const [oldest] = rows;
    if (!oldest) return [];
    const waited = Math.floor((now.getTime() - oldest.updatedAt.getTime()) / dayMs);
    return [
      {
        key: 'all',
        weight: { urgency: 'SOON', daysOver: Math.max(0, waited - slowDays) },
        title: `${count(rows.length, 'return')} waiting to be received, the oldest for ${count(waited, 'day')}`,
        records: rows.slice(0, named).map((row) => ({
          kind: 'return_order' as const,
          id: row.id,
          label: `${row.handle}, ${row.customerName}`,
          detail: `${row.itemsText} · ${returnStatusLabels[row.status].toLowerCase()} · ${money(row.refundMinor, row.currency)}`,
          path: `/return-orders/${row.id}`,
        })),
        recordCount: rows.length,
        figures: [],
        say: 'What’s coming back?',
        sayLabel: 'View returns',
        parts: rows.map(({ id, status }) => `${id}:${status}`),
        since: oldest.updatedAt,
      },
    ];
  },
});
