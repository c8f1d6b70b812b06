import type { InboxTicket } from '@brandwright/contract/inbox/entities.ts';
import type { InboxFilter } from '@brandwright/contract/inbox/enums.ts';
import { listSupportTickets } from '@brandwright/contract/support/list-support-tickets.ts';
import type { SupportTicket } from '@brandwright/contract/support/entities.ts';
import type { TicketStatus } from '@brandwright/contract/support/enums.ts';
import type { Context } from '../kernel/request/context.ts';

interface Asked {
  filter?: InboxFilter | undefined;
  isUnread?: boolean | undefined;
  needsReply?: boolean | undefined;
  keyword?: string | undefined;
}

/** More than a store has; of each status the newest. */
const mostOfStatus = 200;
/** The longest search that list_support_tickets takes. */
const longestSearch = 100;

/** Which tickets a list of the inbox has. Closed ones are in the archive, and in a search of everything. */
function statusesOf({ filter, keyword, needsReply }: Asked): TicketStatus[] {
  if (filter === 'SOURCING_AGENT') return [];
  if (filter === 'ARCHIVED') return needsReply === true ? [] : ['CLOSED'];
  if (needsReply === true) return ['ANSWERED'];
  const isWhole = filter === undefined && keyword !== undefined;
  return [
    ...(needsReply === false ? [] : (['ANSWERED'] as const)),
    'OPEN',
    ...(isWhole ? (['CLOSED'] as const) : []),
  ];
}

/** Tickets with warehouse support as lines of the inbox, newest first. */
export async function ticketsOfInbox(context: Context, asked: Asked): Promise<InboxTicket[]> {
  const { isUnread, keyword } = asked;
  const found: SupportTicket[] = [];
  for (const status of statusesOf(asked)) {
    const { rows } = await context.call(listSupportTickets, {
      status,
      ...(isUnread === undefined ? {} : { isUnread }),
      ...(keyword === undefined ? {} : { search: keyword.slice(0, longestSearch) }),
      page: 0,
      size: mostOfStatus,
    });
    found.push(...rows);
  }
  return found.map(toLine).sort((a, b) => b.lastTime.localeCompare(a.lastTime));
}

/** How many tickets have an answer that nobody has read. */
export async function unreadTickets(context: Context): Promise<number> {
  return (await context.call(listSupportTickets, { page: 0, size: 1 })).unreadTotal;
}

/** The tickets of a page: newer than the row after it and, past the first page, no newer than its first row. */
export function ofPage(
  tickets: readonly InboxTicket[],
  page: number,
  first: { lastTime: string } | undefined,
  next: { lastTime: string } | undefined,
): InboxTicket[] {
  if (page > 0 && !first) return [];
  return tickets.filter(
    ({ lastTime }) =>
      (page === 0 || !first || lastTime <= first.lastTime) && (!next || lastTime > next.lastTime),
  );
}

const toLine = (ticket: SupportTicket): InboxTicket => ({
  ticketId: ticket.id,
  handle: ticket.handle,
  orderNumber: ticket.orderNumber,
  isClosed: ticket.status === 'CLOSED',
  needsReply: ticket.status === 'ANSWERED',
  isUnread: ticket.unreadCount > 0,
  unreadCount: ticket.unreadCount,
  lastTime: ticket.updatedAt,
  lastMessage: { isOwn: ticket.lastMessageIsOwn, preview: ticket.lastMessage },
});
