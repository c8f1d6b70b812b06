import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listSupportTickets } from '@brandwright/contract/support/list-support-tickets.ts';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { escapeLike, holdsAll } from '../kernel/records/like-all.ts';
import { implement } from '../kernel/request/implementation.ts';
import { toTicket } from './show-ticket.ts';
import { supportMessages, supportTickets as tickets } from './tables.ts';

const patternsOf = (said: string) =>
  said
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${escapeLike(word)}%`);

/** Number, order, customer and every line. */
const searchText = sql`'st-' || ${tickets.number} || ' #' || ${tickets.orderNumber} || ' ' || ${tickets.customerName} || ' ' || coalesce((
  select string_agg(message.text, ' ') from ${supportMessages} message
  where message.store_id = ${tickets.storeId} and message.ticket_id = ${tickets.id}), '')`;

/** Answers first, then what waits for support, then what is closed. */
const turn = sql`case ${tickets.status} when 'ANSWERED' then 0 when 'OPEN' then 1 else 2 end`;

const unread = gt(tickets.unreadCount, 0);

export default implement(listSupportTickets, {
  async run(context, { status, isUnread, type, orderNumber, search, page, size }) {
    const order = orderNumber === undefined ? undefined : await context.call(getOrder, { orderNumber });
    const mine = and(eq(tickets.storeId, context.storeId), order ? eq(tickets.orderId, order.id) : undefined);
    const where = and(
      mine,
      status ? eq(tickets.status, status) : undefined,
      isUnread === undefined ? undefined : isUnread ? unread : eq(tickets.unreadCount, 0),
      type ? eq(tickets.type, type) : undefined,
      search ? holdsAll(searchText, patternsOf(search)) : undefined,
    );
    const rows = await context.db
      .select()
      .from(tickets)
      .where(where)
      .orderBy(turn, desc(tickets.updatedAt), desc(tickets.number))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(tickets).where(where);
    const byStatus = await context.db
      .select({ status: tickets.status, count: count() })
      .from(tickets)
      .where(mine)
      .groupBy(tickets.status);
    const counts = { OPEN: 0, ANSWERED: 0, CLOSED: 0 };
    for (const one of byStatus) counts[one.status] = one.count;
    const [news] = await context.db.select({ total: count() }).from(tickets).where(and(mine, unread));
    return {
      output: {
        rows: rows.map(toTicket),
        counts,
        unreadTotal: news?.total ?? 0,
        page,
        size,
        total: counted?.total ?? 0,
      },
    };
  },
});
