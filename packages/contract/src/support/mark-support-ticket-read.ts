import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, supportReads } from './access.ts';
import { supportTicketDetail } from './entities.ts';
import { ticketField } from './fields.ts';
import { changedTicket } from './say.ts';

export const markSupportTicketRead = declareOperation({
  name: 'mark_support_ticket_read',
  area: 'support',
  title: 'Mark a support ticket as read',
  description:
    'Marks support’s answers on a ticket as read, so that it no longer counts as unread in the inbox; the ticket stays open. To settle it use close_support_ticket. Can be undone.',
  examples: [
    'Mark ticket ST-1001 as read',
    'I’ve read support’s answer about order 1042',
    'mark the support ticket as read',
  ],
  input: z.object({ ticketId: ticketField() }),
  output: supportTicketDetail,
  http: { method: 'PUT', path: '/web/creator-warehouse-tickets/{ticketId}/read' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_support_ticket', 'reply_to_support_ticket', 'close_support_ticket'],
  invalidates: supportReads,
  toModel: changedTicket,
  summary: ({ handle, orderNumber }) => `Marked ticket ${handle} about order #${orderNumber} as read.`,
});
