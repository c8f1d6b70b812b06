import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { ConversationRow } from '../parts/conversation-row.tsx';

const shownInThread = 6;

/** Conversations with suppliers as in the inbox's list; each opens there. */
export function SupplierConversationsCard({
  output,
  density,
}: CardProps<OutputOfCard<'supplier_conversations'>>) {
  const { rows, total, unreadTotal } = output;
  const shown = density === 'thread' ? rows.slice(0, shownInThread) : rows;
  if (total === 0) return null;
  return (
    <Card
      flush
      title="Inbox"
      note={`${count(total, 'conversation')}, ${unreadTotal === 0 ? 'nothing unread' : `${formatNumber(unreadTotal)} unread`}`}
      actions={
        <Button asChild size="small">
          <Link to="/inbox/messages">
            {total > shown.length ? `All ${formatNumber(total)} in the inbox` : 'Open the inbox'}
          </Link>
        </Button>
      }
    >
      <ul className="flex flex-col gap-0.5 px-1.5 pb-1.5">
        {shown.map((row) => (
          <li key={row.sid}>
            <ConversationRow row={row} to={conversationAddress(row.sid)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
