import { count as countWords } from '@brandwright/contract/orders/words.ts';
import { and, asc, eq } from 'drizzle-orm';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { shopFulfillments } from '../shop/tables.ts';
import { orders } from '../tables.ts';
import { daysBetween, namedOrders, orderRecord } from './age.ts';

/** Shipments that a shop couldn't be told of: its shoppers see an order that never left. */
export const untoldShop = declareFeedSource({
  name: 'untold_shop_shipments',
  kind: 'FAILED',
  words: ['unreported shipment', 'shop not told', 'shipment the shop does not know'],
  async read(context) {
    const rows = await context.db
      .select({
        shipmentId: shopFulfillments.id,
        failure: shopFulfillments.failure,
        at: shopFulfillments.createdAt,
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerName: orders.customerName,
        totalMinor: orders.totalMinor,
      })
      .from(shopFulfillments)
      .innerJoin(
        orders,
        and(eq(orders.storeId, shopFulfillments.storeId), eq(orders.id, shopFulfillments.orderId)),
      )
      .where(and(eq(shopFulfillments.storeId, context.storeId), eq(shopFulfillments.status, 'FAILED')))
      .orderBy(asc(shopFulfillments.createdAt))
      .limit(100);
    const [first] = rows;
    if (!first) return [];
    return [
      {
        key: 'all',
        weight: { urgency: 'SOON', daysOver: daysBetween(first.at, context.clock.now()) },
        title: `The shop doesn’t know about ${countWords(rows.length, 'shipment')}`,
        detail: firstSentence(first.failure),
        records: rows.slice(0, namedOrders).map((row) => orderRecord(row, firstSentence(row.failure))),
        recordCount: rows.length,
        figures: [],
        say: `Tell the shop again that order ${first.orderNumber} has shipped`,
        sayLabel: rows.length === 1 ? 'Report it again' : 'Report the first again',
        parts: rows.map(({ shipmentId }) => shipmentId),
        since: first.at,
      },
    ];
  },
});

/** What a line has room for. */
function firstSentence(failure: string | null): string {
  const [sentence = ''] = (failure ?? '').split(/(?<=\.)\s/, 1);
  if (sentence === '') return 'It couldn’t be reported.';
  return sentence.length <= 150 ? sentence : `${sentence.slice(0, 149)}…`;
}
