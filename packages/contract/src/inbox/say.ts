import { count, listWords } from '../orders/words.ts';
import type { SupplierConversation } from './entities.ts';
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
}
interface Asked {
  filter?: InboxFilter | undefined;
  isUnread?: boolean | undefined;
  needsReply?: boolean | undefined;
  keyword?: string | undefined;
}

/** The list of conversations in two sentences. */
export function listSummary(
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
