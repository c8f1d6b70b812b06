import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import { ticketTypeLabels } from '@brandwright/contract/support/enums.ts';
import { listSupportTickets } from '@brandwright/contract/support/list-support-tickets.ts';
import { useOperation } from '#api/use-operation.ts';
import { Section } from '#orders/parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { ticketAddress } from '../labels.ts';
import { OpenTicketDialog } from './open-ticket-dialog.tsx';
import { TicketStatusMark } from './ticket-status.tsx';

/** The tickets about an order, and where another begins. */
export function HelpSection({ order, mayAct }: { order: OrderDetail; mayAct: boolean }) {
  const [isOpening, setOpening] = useState(false);
  const found = useOperation(listSupportTickets, { orderNumber: order.orderNumber });
  const rows = found.data?.rows ?? [];
  if (rows.length === 0 && !mayAct) return null;
  return (
    <Section title="Help">
      {found.isError && <p className="pb-3 text-sm text-ink-soft">We couldn’t load the support tickets.</p>}
      {rows.length > 0 && (
        <ul className="flex flex-col gap-2 pb-3">
          {rows.map((ticket) => (
            <li key={ticket.id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <Link
                to={ticketAddress(ticket.id)}
                className="font-medium hover:underline hover:underline-offset-4"
              >
                {ticket.handle}, {ticketTypeLabels[ticket.type]}
              </Link>
              <TicketStatusMark status={ticket.status} />
            </li>
          ))}
        </ul>
      )}
      {mayAct && (
        <Button size="small" onClick={() => setOpening(true)}>
          <LifeBuoy aria-hidden />
          Get help with this order
        </Button>
      )}
      {isOpening && <OpenTicketDialog order={order} onClose={() => setOpening(false)} />}
    </Section>
  );
}
