import { OperationError } from '@brandwright/contract';
import { closeSupportTicket } from '@brandwright/contract/support/close-support-ticket.ts';
import { ticketStatus } from '@brandwright/contract/support/enums.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { handleOf, lockTicket } from './find-ticket.ts';
import { showTicket } from './show-ticket.ts';
import { changeTicket, requireTransition } from './write-message.ts';

const kept = z.object({
  id: z.uuid(),
  was: ticketStatus,
  messageCount: z.int(),
  unreadCount: z.int().default(0),
});

export default implement(closeSupportTicket, {
  async run(context, { ticketId }) {
    const ticket = await lockTicket(context, ticketId);
    if (ticket.status === 'CLOSED')
      throw new OperationError(
        'bad_transition',
        `${handleOf(ticket.number)} is already closed. A reply reopens it.`,
      );
    requireTransition(ticket, 'CLOSED');
    const now = context.clock.now();
    const row = await changeTicket(context, ticket.id, {
      status: 'CLOSED',
      unreadCount: 0,
      closedAt: now,
      updatedAt: now,
    });
    return {
      output: await showTicket(context, row),
      undo: {
        id: row.id,
        was: ticket.status,
        messageCount: row.messageCount,
        unreadCount: ticket.unreadCount,
      } satisfies z.output<typeof kept>,
      subject: { kind: 'support_ticket', id: row.id },
    };
  },
  async undo(context, given) {
    const { id, was, messageCount, unreadCount } = kept.parse(given);
    const ticket = await lockTicket(context, id);
    refuseChangedSince('ticket', { status: 'CLOSED', messageCount }, ticket);
    await changeTicket(context, id, {
      status: was,
      unreadCount,
      closedAt: null,
      updatedAt: context.clock.now(),
    });
  },
});
