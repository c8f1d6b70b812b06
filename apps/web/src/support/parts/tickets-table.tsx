import { Link } from 'react-router';
import type { SupportTicket } from '@brandwright/contract/support/entities.ts';
import { ticketTypeLabels } from '@brandwright/contract/support/enums.ts';
import { CountMark } from '#inbox/parts/count-mark.tsx';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { screenAddress } from '#routes/patterns.ts';
import type { Density } from '#ui/table.tsx';
import { Day } from '#ui/text.tsx';
import { ticketAddress } from '../labels.ts';
import { TicketStatusMark } from './ticket-status.tsx';

/** Tickets with what was written last, those with an answer first. */
export function TicketsTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly SupportTicket[];
  density?: Density;
  stale?: boolean;
}) {
  const name = (row: SupportTicket) => (
    <span className="inline-flex items-center gap-2">
      <Link to={ticketAddress(row.id)} className="font-medium hover:underline hover:underline-offset-4">
        {row.handle}
      </Link>
      <CountMark value={row.unreadCount} noun="unread answer" />
    </span>
  );
  const last = (row: SupportTicket) => (
    <span className="block w-0 min-w-full truncate text-ink-soft">
      {row.lastMessageIsOwn ? 'You: ' : 'Support: '}
      <bdi>{row.lastMessage}</bdi>
    </span>
  );
  return (
    <TableOrRows
      label="Support tickets"
      rows={rows}
      rowKey={(row) => row.id}
      nameOf={(row) => `ticket ${row.handle}`}
      density={density}
      stale={stale}
      narrow={(row) => (
        <>
          <span className="flex justify-between gap-3">
            <span>
              {name(row)} · {ticketTypeLabels[row.type]}
            </span>
            <Day at={row.updatedAt} className="shrink-0 text-xs text-ink-soft" />
          </span>
          {last(row)}
          <span className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-ink-soft">
            <TicketStatusMark status={row.status} />
            <span>
              #{row.orderNumber}, <bdi>{row.customerName}</bdi>
            </span>
          </span>
        </>
      )}
      columns={[
        { key: 'ticket', header: 'Ticket', cell: name },
        { key: 'about', header: 'About', cell: (row) => ticketTypeLabels[row.type] },
        {
          key: 'order',
          header: 'Order',
          cell: (row) => (
            <Link
              to={screenAddress('/order-details/{id}', { id: row.orderNumber })}
              className="hover:underline hover:underline-offset-4"
            >
              #{row.orderNumber}
            </Link>
          ),
        },
        { key: 'status', header: 'Status', cell: (row) => <TicketStatusMark status={row.status} /> },
        { key: 'last', header: 'Last message', from: 'lg', width: '36%', cell: last },
        {
          key: 'date',
          header: 'Last change',
          from: 'md',
          cell: (row) => <Day at={row.updatedAt} className="text-ink-soft" />,
        },
      ]}
    />
  );
}
