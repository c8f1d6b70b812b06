import { replyToSupportTicket } from '@brandwright/contract/support/reply-to-support-ticket.ts';
import { noteOf } from '../kernel/approvals/outgoing-letter.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findTicket, handleOf, lockTicket } from './find-ticket.ts';
import { showTicket } from './show-ticket.ts';
import { ticketFiles } from './ticket-files.ts';
import { addMessage, authorOf } from './write-message.ts';

export default implement(replyToSupportTicket, {
  async run(context, { ticketId, message, attachmentFileIds }) {
    const ticket = await lockTicket(context, ticketId);
    const files = await ticketFiles(context, attachmentFileIds);
    const { row } = await addMessage(context, ticket, {
      authorName: authorOf(context),
      isOwn: true,
      text: message,
      files,
    });
    return { output: await showTicket(context, row), subject: { kind: 'support_ticket', id: row.id } };
  },
  async prepare(context, input) {
    const ticket = await findTicket(context, input.ticketId);
    const files = await ticketFiles(context, input.attachmentFileIds);
    const message = noteOf(context, input.message);
    return {
      input: { ...input, ticketId: ticket.id, message },
      preview: {
        verb: 'Send to support',
        what: `Sends support a message on ${handleOf(ticket.number)} about order #${ticket.orderNumber}${ticket.status === 'CLOSED' ? ', which reopens it' : ''}.`,
        toWhom: 'Support, by email',
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          { label: 'Ticket', value: `${handleOf(ticket.number)}, order #${ticket.orderNumber}` },
          { label: 'Message', value: message },
          ...files.map(({ name }) => ({ label: 'Attachment', value: name })),
        ],
        warnings: [],
      },
    };
  },
});
