import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, supportReads } from './access.ts';
import { supportTicketDetail } from './entities.ts';
import { messageField, ticketField, ticketFilesField } from './fields.ts';
import { changedTicket } from './say.ts';

export const replyToSupportTicket = declareOperation({
  name: 'reply_to_support_ticket',
  area: 'support',
  title: 'Reply on a support ticket',
  description:
    'Sends support another message on a ticket, with the exact words given and files of this store. A closed ticket reopens. For a new issue use open_support_ticket. Nothing is sent without a yes.',
  examples: [
    'Reply to support that the address is right',
    'tell support on ticket ST-1001 that it still hasn’t arrived',
    'answer the ticket about order 1042: please send it again',
    'send support this picture on ST-1001',
  ],
  input: z.object({
    ticketId: ticketField(),
    message: messageField('What should I write to support?'),
    attachmentFileIds: ticketFilesField(),
  }),
  output: supportTicketDetail,
  http: { method: 'POST', path: '/web/creator-warehouse-tickets/{ticketId}/messages', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'support_ticket',
  offered: true,
  errors: ['not_found', 'conflict', 'unsupported_file', 'too_large'],
  related: ['get_support_ticket', 'close_support_ticket', 'list_support_tickets'],
  invalidates: supportReads,
  toModel: changedTicket,
  summary: ({ handle, messages }) => `Sent to support on ${handle}: “${messages.at(-1)?.text ?? ''}”.`,
});
