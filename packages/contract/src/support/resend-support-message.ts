import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, supportReads } from './access.ts';
import { supportTicketDetail } from './entities.ts';
import { ticketField } from './fields.ts';
import { changedTicket } from './say.ts';

export const resendSupportMessage = declareOperation({
  name: 'resend_support_message',
  area: 'support',
  title: 'Send a message to support again',
  description:
    'Emails support again what the mail server refused on a ticket, with the same words and files. What was delivered is never sent twice. For new words use reply_to_support_ticket. Nothing is sent without a yes.',
  examples: [
    'Send the message on ST-1002 to support again',
    'my message to support wasn’t delivered, resend it',
    'try sending ticket ST-1003 again',
  ],
  input: z.object({ ticketId: ticketField() }),
  output: supportTicketDetail,
  http: { method: 'POST', path: '/web/creator-warehouse-tickets/{ticketId}/resend' },
  access: mayAct,
  effect: 'external',
  card: 'support_ticket',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_support_ticket', 'reply_to_support_ticket'],
  invalidates: supportReads,
  toModel: changedTicket,
  summary: ({ handle, orderNumber }) =>
    `Emailing support again on ticket ${handle} about order #${orderNumber}.`,
});
