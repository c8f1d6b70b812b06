import { BadgeCheck, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import type { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { Avatar } from '#ui/avatar.tsx';
import { cn } from '#ui/cn.ts';
import { formatMomentFully } from '#ui/format.ts';
import { listTime } from '../messages/days.ts';
import { CountMark } from './count-mark.tsx';

export type ListedConversation = OutputOf<typeof listSupplierConversations>['rows'][number];

/** The id of a row's link, to give the keyboard back to it. */
export const rowId = (conversationSid: string) => `conversation-${conversationSid}`;

/** A conversation in the list: who, what was said last, when, and whether it waits to be read. */
export function ConversationRow({
  row,
  to,
  isCurrent = false,
  onOpen,
}: {
  row: ListedConversation;
  to: string;
  isCurrent?: boolean;
  onOpen?: () => void;
}) {
  return (
    <Link
      id={rowId(row.sid)}
      to={to}
      onClick={onOpen}
      aria-current={isCurrent ? 'true' : undefined}
      className={cn(
        'flex gap-3 rounded-xl px-3 py-2.5 transition-colors hover:bg-ink/5 focus-visible:-outline-offset-2',
        isCurrent && 'bg-ink/7',
      )}
    >
      <Avatar name={row.supplierName} src={row.avatarUrl} shape="square" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span
            dir="auto"
            className={cn(
              'min-w-0 truncate text-left text-sm',
              row.isUnread ? 'font-semibold' : 'font-medium',
            )}
          >
            {row.supplierName}
          </span>
          <time
            dateTime={row.lastTime}
            title={formatMomentFully(row.lastTime)}
            className="ml-auto shrink-0 text-xs text-ink-soft"
          >
            {listTime(row.lastTime, serverNowMs())}
          </time>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <LastWords row={row} />
          <CountMark value={row.unreadCount} noun="unread message" />
          {row.isUnread && row.unreadCount === 0 && (
            <span className="size-2 shrink-0 rounded-full bg-ink">
              <span className="sr-only">Unread</span>
            </span>
          )}
        </span>
        <Origin row={row} />
      </span>
    </Link>
  );
}

/** The newest message in one line, or the words around what was searched for. */
function LastWords({ row }: { row: ListedConversation }) {
  const last = row.lastMessage;
  const shown = row.excerpt
    ? { text: row.excerpt.text, isOwn: row.excerpt.isOwn }
    : last && { text: last.preview, isOwn: last.isOwn };
  const isFailed = !row.excerpt && last?.status === 'FAILED';
  return (
    <span
      className={cn(
        'flex min-w-0 flex-1 gap-1 text-sm',
        row.isUnread && !row.excerpt ? 'text-ink' : 'text-ink-soft',
      )}
    >
      {isFailed && <span className="shrink-0 text-bad">Not delivered:</span>}
      {shown?.isOwn && !isFailed && <span className="shrink-0">You:</span>}
      <span dir="auto" className="min-w-0 truncate text-left">
        {shown?.text ?? 'No messages yet'}
      </span>
    </span>
  );
}

function Origin({ row }: { row: ListedConversation }) {
  const isAgent = row.origin === 'SOURCING_AGENT';
  if (!isAgent && !row.isConciergeRecommended) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-ink-soft">
      {row.isConciergeRecommended && (
        <span className="inline-flex items-center gap-1">
          <BadgeCheck aria-hidden className="size-3.5" />
          Recommended
        </span>
      )}
      {isAgent && (
        <span className="inline-flex items-center gap-1">
          <Sparkles aria-hidden className="size-3.5" />
          Sourcing agent
        </span>
      )}
    </span>
  );
}
