import { markSupportTicketRead } from '@brandwright/contract/support/mark-support-ticket-read.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockTicket } from './find-ticket.ts';
import { showTicket } from './show-ticket.ts';
import { changeTicket } from './write-message.ts';

const kept = z.object({ id: z.uuid(), unreadCount: z.int(), messageCount: z.int() });

export default implement(markSupportTicketRead, {
  async run(context, { ticketId }) {
    const ticket = await lockTicket(context, ticketId);
    const subject = { kind: 'support_ticket', id: ticket.id };
    if (ticket.unreadCount === 0) return { output: await showTicket(context, ticket), subject };
    const row = await changeTicket(context, ticket.id, { unreadCount: 0 });
    return {
      output: await showTicket(context, row),
      undo: {
        id: ticket.id,
        unreadCount: ticket.unreadCount,
        messageCount: ticket.messageCount,
      } satisfies z.output<typeof kept>,
      subject,
    };
  },
  async undo(context, given) {
    const { id, unreadCount, messageCount } = kept.parse(given);
    const ticket = await lockTicket(context, id);
    refuseChangedSince('ticket', { unreadCount: 0, messageCount }, ticket);
    await changeTicket(context, id, { unreadCount });
  },
});
