import { Link } from 'react-router';
import { ticketTypeLabels } from '@brandwright/contract/support/enums.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ticketAddress } from '../labels.ts';
import { TicketLines } from '../parts/ticket-lines.tsx';
import { TicketStatusMark } from '../parts/ticket-status.tsx';

const shown = 3;

/** One ticket with the last that was written on it. */
export function SupportTicketCard({ output: ticket }: CardProps<OutputOfCard<'support_ticket'>>) {
  const earlier = ticket.messages.length - shown;
  return (
    <Card
      label={`Support ticket ${ticket.handle}`}
      title={
        <Link to={ticketAddress(ticket.id)} className="hover:underline hover:underline-offset-4">
          {ticket.handle}, {ticketTypeLabels[ticket.type]}
        </Link>
      }
      aside={<TicketStatusMark status={ticket.status} />}
      actions={
        <Button asChild size="small">
          <Link to={ticketAddress(ticket.id)}>Open the ticket</Link>
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">
        Order #{ticket.orderNumber}, <bdi>{ticket.customerName}</bdi>
        {earlier > 0 && ` · ${count(earlier, 'earlier message')}`}
      </p>
      <TicketLines messages={ticket.messages.slice(-shown)} />
    </Card>
  );
}
