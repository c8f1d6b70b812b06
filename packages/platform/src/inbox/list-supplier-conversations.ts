import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { and, not } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { readConversations, supplierWroteLast, unreadCondition, unreadInInbox } from './read-rows.ts';
import { conversationHas, excerptsOf } from './search-messages.ts';
import { ofPage, ticketsOfInbox } from './support-tickets.ts';
import { open, filters, countOf } from './conversation-filters.ts';

export default implement(listSupplierConversations, {
  async run(context, { filter, isUnread, needsReply, keyword, page, size }) {
    const tickets = await ticketsOfInbox(context, { filter, isUnread, needsReply, keyword });
    const where = and(
      // Without a filter a search looks into the archive too: what is looked for may be there.
      filter === undefined ? (keyword === undefined ? open : undefined) : filters[filter],
      isUnread === undefined ? undefined : isUnread ? unreadCondition : not(unreadCondition),
      needsReply === undefined ? undefined : needsReply ? supplierWroteLast : not(supplierWroteLast),
      keyword === undefined ? undefined : conversationHas(keyword),
    );
    // One row past the page says which tickets are still part of it.
    const found = await readConversations(context, where, { limit: size + 1, offset: page * size });
    const rows = found.slice(0, size);
    const excerpts =
      keyword === undefined
        ? undefined
        : await excerptsOf(
            context,
            keyword,
            rows.map((row) => row.sid),
          );
    return {
      output: {
        rows: rows.map((row) => ({ ...row, excerpt: excerpts?.get(row.sid) ?? null })),
        unreadTotal: await countOf(context, unreadInInbox),
        ticketCount: {
          total: tickets.length,
          unread: tickets.filter((ticket) => ticket.isUnread).length,
        },
        tickets: ofPage(tickets, page, found[0], found[size]),
        page,
        size,
        total: await countOf(context, where),
      },
    };
  },
});
