import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ticketsAddress } from '../labels.ts';
import { TicketsTable } from '../parts/tickets-table.tsx';

const threadRows = 8;

/** Tickets with the warehouse’s support. */
export function SupportTicketsCard({ output, density }: CardProps<OutputOfCard<'support_tickets'>>) {
  if (output.total === 0)
    return (
      <Card
        label="Support tickets"
        title="No support tickets"
        note="Tickets you open with warehouse support appear here."
      />
    );
  return (
    <Card
      label="Support tickets"
      title={count(output.total, 'support ticket')}
      actions={
        <Button asChild size="small">
          <Link to={ticketsAddress}>Open support tickets</Link>
        </Button>
      }
    >
      <TicketsTable
        rows={density === 'thread' ? output.rows.slice(0, threadRows) : output.rows}
        density="compact"
      />
    </Card>
  );
}
