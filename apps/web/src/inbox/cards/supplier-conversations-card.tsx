import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { inboxLines } from '../messages/inbox-lines.ts';
import { ConversationRow } from '../parts/conversation-row.tsx';
import { TicketRow } from '../parts/ticket-row.tsx';

const shownInThread = 6;

type Listed = OutputOfCard<'supplier_conversations'>;

/** Cards of older chats know the tickets of their page only. */
const countOf = (tickets: NonNullable<Listed['tickets']>) => ({
  total: tickets.length,
  unread: tickets.filter(({ isUnread }) => isUnread).length,
});

/** Conversations with suppliers and tickets with support as in the inbox's list; each opens there. */
export function SupplierConversationsCard({ output, density }: CardProps<Listed>) {
  const { rows, tickets = [], total, unreadTotal, ticketCount = countOf(tickets) } = output;
  const lines = inboxLines(rows, tickets);
  const shown = density === 'thread' ? lines.slice(0, shownInThread) : lines;
  const all = total + ticketCount.total;
  if (all === 0) return null;
  const unread = unreadTotal + ticketCount.unread;
  return (
    <Card
      flush
      title="Inbox"
      note={`${count(all, 'conversation')}, ${unread === 0 ? 'nothing unread' : `${formatNumber(unread)} unread`}`}
      actions={
        <Button asChild size="small">
          <Link to="/inbox/messages">
            {all > shown.length ? `All ${formatNumber(all)} in the inbox` : 'Open the inbox'}
          </Link>
        </Button>
      }
    >
      <ul className="flex flex-col gap-0.5 px-1.5 pb-1.5">
        {shown.map((line) => (
          <li key={line.key}>
            {line.kind === 'ticket' ? (
              <TicketRow ticket={line.ticket} />
            ) : (
              <ConversationRow row={line.row} to={conversationAddress(line.row.sid)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
