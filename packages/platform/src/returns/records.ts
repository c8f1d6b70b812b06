import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import { declareNameFinder } from '../kernel/records/name-finder.ts';
import { holdsAny } from '../kernel/records/like-all.ts';
import { returnOrders } from './tables.ts';

const most = 8;
const noun = /\breturns?\b|\brmas?\b|\bsen[dt](?:s|ing)?\b.*\bback\b/i;

/** Returns by handle ("1042-R1"), or by the number of their order where a return is spoken of. */
const byNumber: RecordFinder = {
  kind: 'return_order',
  async find({ db, storeId }, words) {
    const handles = [...words.matchAll(/\b\d{1,9}-r\d{1,4}\b/gi)].map(([handle]) => handle);
    const numbers = noun.test(words)
      ? [...words.matchAll(/(?<![\d$€£.,-])#?\b(\d{1,9})\b(?![\d%-]|[.,]\d)/g)].map(([, number]) =>
          Number(number),
        )
      : [];
    if (handles.length === 0 && numbers.length === 0) return [];
    const rows = await db
      .select()
      .from(returnOrders)
      .where(
        and(
          eq(returnOrders.storeId, storeId),
          or(
            inArray(returnOrders.handle, [...handles.map((handle) => handle.toUpperCase()), '']),
            inArray(returnOrders.orderNumber, [...numbers.filter((number) => number <= 2_147_483_647), -1]),
          ),
        ),
      )
      .orderBy(desc(returnOrders.sequence))
      .limit(most);
    return rows.map((row) => {
      const handle = handles.find((one) => one.toUpperCase() === row.handle);
      return {
        kind: 'return_order',
        value: row.id,
        id: row.id,
        label: `Return ${row.handle}, ${row.customerName}`,
        matched: handle ?? String(row.orderNumber),
        score: handle === undefined ? (row.status === 'CANCELED' ? 0.7 : 0.9) : 1,
      };
    });
  },
};

/** "Petra's return", "the return of the bowl". */
const byName = declareNameFinder({
  kind: 'return_order',
  async rows({ db, storeId }, patterns) {
    return db
      .select()
      .from(returnOrders)
      .where(and(eq(returnOrders.storeId, storeId), holdsAny(returnOrders.searchText, patterns)))
      .orderBy(desc(returnOrders.sequence))
      .limit(40);
  },
  nameOf: ({ customerName }) => customerName,
  labelOf: ({ handle, customerName }) => `Return ${handle}, ${customerName}`,
  noun,
  telling: 'first',
  onlyWith: noun,
  // What is over is meant after what is still to be dealt with.
  lessFor: ({ settledAt, status }) => (settledAt !== null || status === 'CANCELED' ? 0.1 : 0),
});

export const returnRecords: readonly RecordFinder[] = [byNumber, byName];
