import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import type { InboxTicket } from '@brandwright/contract/inbox/entities.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { ticketAddress } from '#support/labels.ts';
import { cn } from '#ui/cn.ts';
import { formatMomentFully } from '#ui/format.ts';
import { listTime } from '../messages/days.ts';
import { CountMark } from './count-mark.tsx';

/** A ticket with warehouse support in the inbox’s list; it opens on its own screen, where it is answered. */
export function TicketRow({ ticket }: { ticket: InboxTicket }) {
  return (
    <Link
      to={ticketAddress(ticket.ticketId)}
      className="flex gap-3 rounded-xl px-3 py-2.5 transition-colors hover:bg-ink/5 focus-visible:-outline-offset-2"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-ink/7 text-ink-soft">
        <LifeBuoy aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={cn('min-w-0 truncate text-sm', ticket.isUnread ? 'font-semibold' : 'font-medium')}>
            Warehouse support
          </span>
          <time
            dateTime={ticket.lastTime}
            title={formatMomentFully(ticket.lastTime)}
            className="ml-auto shrink-0 text-xs text-ink-soft"
          >
            {listTime(ticket.lastTime, serverNowMs())}
          </time>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span
            className={cn(
              'flex min-w-0 flex-1 gap-1 text-sm',
              ticket.isUnread ? 'text-ink' : 'text-ink-soft',
            )}
          >
            {ticket.lastMessage.isOwn && <span className="shrink-0">You:</span>}
            <span dir="auto" className="min-w-0 truncate text-left">
              {ticket.lastMessage.preview}
            </span>
          </span>
          <CountMark value={ticket.unreadCount} noun="unread answer" />
        </span>
        <span className="mt-1 block text-xs text-ink-soft">
          {ticket.handle}, order #{ticket.orderNumber}
          {ticket.isClosed && ', closed'}
        </span>
      </span>
    </Link>
  );
}
