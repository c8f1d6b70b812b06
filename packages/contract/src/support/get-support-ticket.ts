import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './access.ts';
import { supportTicketDetail } from './entities.ts';
import { ticketField } from './fields.ts';
import { ticketWords } from './say.ts';

export const getSupportTicket = declareOperation({
  name: 'get_support_ticket',
  area: 'support',
  title: 'Support ticket',
  description:
    'Opens one ticket with warehouse support: what it is about, whether support answered, and every message. To answer use reply_to_support_ticket.',
  examples: [
    'What did support say?',
    'did the warehouse answer about Petra’s parcel?',
    'open ticket ST-1001',
    'any news on the ticket about order 1042?',
    'show the last ticket',
  ],
  input: z.object({ ticketId: ticketField() }),
  output: supportTicketDetail,
  http: { method: 'GET', path: '/web/creator-warehouse-tickets/{ticketId}' },
  access: mayRead,
  effect: 'read',
  card: 'support_ticket',
  offered: true,
  errors: ['not_found'],
  related: [
    'reply_to_support_ticket',
    'mark_support_ticket_read',
    'close_support_ticket',
    'get_order',
    'list_support_tickets',
  ],
  summary: ticketWords,
});
