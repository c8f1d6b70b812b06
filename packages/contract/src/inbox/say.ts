import { count, listWords } from '../orders/words.ts';
import type { InboxTicket, SupplierConversation } from './entities.ts';
import type { InboxFilter } from './enums.ts';

/** "Fri, Nov 20, 3:00 PM UTC" of an ISO instant. */
export const timeWords = (instant: string) =>
  `${new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(instant))} UTC`;

const filterWords: Readonly<Record<InboxFilter, string>> = {
  PERSONAL: 'personal ',
  SOURCING_AGENT: 'sourcing agent ',
  ARCHIVED: 'archived ',
};

interface Listed {
  rows: readonly SupplierConversation[];
  total: number;
  unreadTotal: number;
  tickets?: readonly InboxTicket[] | undefined;
}
interface Asked {
  filter?: InboxFilter | undefined;
  isUnread?: boolean | undefined;
  needsReply?: boolean | undefined;
  keyword?: string | undefined;
}

/** The list of conversations in two sentences, and one about support tickets. */
export function listSummary(listed: Listed, asked: Asked): string {
  return `${suppliersWords(listed, asked)}${ticketsWords(listed.tickets ?? [], asked)}`;
}

/** " Support answered ST-1001 (order #1042)."; '' where there is nothing new. */
function ticketsWords(tickets: readonly InboxTicket[], { needsReply, keyword }: Asked): string {
  const told = tickets.filter((one) => keyword !== undefined || needsReply === true || one.isUnread);
  if (told.length === 0) return '';
  const names = listWords(
    told.map(({ handle, orderNumber }) => `${handle} (order #${orderNumber})`),
    3,
  );
  if (keyword !== undefined) return ` Support tickets that mention it: ${names}.`;
  return needsReply
    ? ` Warehouse support is waiting for your reply on ${names}.`
    : ` Support answered ${names}.`;
}

function suppliersWords(
  { rows, total, unreadTotal }: Listed,
  { filter, isUnread, needsReply, keyword }: Asked,
): string {
  const kind = `${isUnread ? 'unread ' : ''}${filter ? filterWords[filter] : ''}conversation`;
  const about = `${keyword ? ` that mention “${keyword}”` : ''}${needsReply ? ' that wait for your reply' : ''}`;
  if (total === 0) {
    if (isUnread && !keyword && !filter) return 'No unread messages from suppliers.';
    if (needsReply && !keyword && !filter) return 'No supplier is waiting for your reply.';
    return `No ${kind}s with suppliers${about}.`;
  }
  const names = listWords(
    rows
      .slice(0, 5)
      .map((row) => `${row.supplierName}${row.unreadCount > 0 ? ` (${row.unreadCount} new)` : ''}`),
    5,
  );
  const isWhole = filter === undefined && keyword === undefined && needsReply === undefined;
  const unread =
    isUnread || filter === 'ARCHIVED'
      ? ''
      : ` ${unreadTotal === 0 ? 'Nothing is unread' : `${unreadTotal} unread${isWhole ? '' : ' in the whole inbox'}`}.`;
  const more = total > Math.min(rows.length, 5) ? ' and more' : '';
  return `${count(total, kind)} with suppliers${about}: ${names}${more}.${unread}`;
}
