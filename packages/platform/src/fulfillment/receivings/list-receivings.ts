import { listReceivings } from '@brandwright/contract/fulfillment/receivings/list-receivings.ts';
import { and, asc, count, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { escapeLike, holdsAll } from '../../kernel/records/like-all.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { toReceiving } from './show-receiving.ts';
import { receivingLines, receivings } from './tables.ts';

const patternsOf = (said: string) =>
  said
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${escapeLike(word)}%`);

const ofReceiving = sql`line.store_id = ${receivings.storeId} and line.receiving_id = ${receivings.id}`;

/** Number, carrier, tracking number and what is in it. */
const searchText = sql`'rcv-' || ${receivings.number} || ' ' || coalesce(${receivings.carrier}, '') || ' ' || coalesce(${receivings.trackingNumber}, '') || ' ' || coalesce((
  select string_agg(line.title || ' ' || coalesce(line.sku, ''), ' ') from ${receivingLines} line where ${ofReceiving}), '')`;

/** Units came broken, or others than were announced once nothing more is to come. */
const differs = sql`exists (select from ${receivingLines} line where ${ofReceiving} and (line.damaged_units > 0
  or (${receivings.receivingStatus} = 'RECEIVED' and line.received_units + line.damaged_units <> line.expected_units)))`;

/** First what waits to be counted, then what is on its way, to ship, done and canceled. */
const turn = sql`case ${receivings.status} when 'IN_QUEUE' then 0 when 'NOT_YET_DELIVERED' then 1 when 'NOT_YET_SHIPPED' then 2 when 'CANCELED' then 4 else 3 end`;

export default implement(listReceivings, {
  async run(context, { status, receivingStatus, destination, hasDifference, search, page, size }) {
    const mine = eq(receivings.storeId, context.storeId);
    const where = and(
      mine,
      status ? eq(receivings.status, status) : undefined,
      receivingStatus ? eq(receivings.receivingStatus, receivingStatus) : undefined,
      destination ? eq(receivings.destination, destination) : undefined,
      hasDifference === undefined ? undefined : hasDifference ? differs : not(differs),
      search ? holdsAll(searchText, patternsOf(search)) : undefined,
    );
    const rows = await context.db
      .select()
      .from(receivings)
      .where(where)
      .orderBy(turn, desc(receivings.updatedAt), desc(receivings.number))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(receivings).where(where);
    const byStatus = await context.db
      .select({ status: receivings.status, count: count() })
      .from(receivings)
      .where(mine)
      .groupBy(receivings.status);
    const counts = {
      NOT_YET_SHIPPED: 0,
      NOT_YET_DELIVERED: 0,
      IN_QUEUE: 0,
      RECEIVED_BY_PIETRA: 0,
      CANCELED: 0,
    };
    for (const one of byStatus) counts[one.status] = one.count;
    const lines =
      rows.length === 0
        ? []
        : await context.db
            .select()
            .from(receivingLines)
            .where(
              and(
                eq(receivingLines.storeId, context.storeId),
                inArray(
                  receivingLines.receivingId,
                  rows.map(({ id }) => id),
                ),
              ),
            )
            .orderBy(asc(receivingLines.position));
    const byReceiving = Map.groupBy(lines, ({ receivingId }) => receivingId);
    return {
      output: {
        rows: rows.map((row) => toReceiving(row, byReceiving.get(row.id) ?? [])),
        counts,
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
