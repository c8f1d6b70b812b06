import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, supportReads } from './access.ts';
import { supportTicketDetail } from './entities.ts';
import { ticketField } from './fields.ts';
import { changedTicket } from './say.ts';

export const closeSupportTicket = declareOperation({
  name: 'close_support_ticket',
  area: 'support',
  title: 'Close a support ticket',
  description:
    'Closes a ticket that is settled; nothing is sent to support. A reply reopens it. Can be undone.',
  examples: [
    'Close ticket ST-1001',
    'the ticket about Petra’s parcel is settled, close it',
    'mark the support ticket for order 1042 as solved',
  ],
  input: z.object({ ticketId: ticketField() }),
  output: supportTicketDetail,
  http: { method: 'PUT', path: '/web/creator-warehouse-tickets/{ticketId}/close' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'support_ticket',
  offered: true,
  errors: ['not_found', 'bad_transition'],
  related: ['list_support_tickets', 'get_support_ticket'],
  invalidates: supportReads,
  toModel: changedTicket,
  summary: ({ handle, orderNumber }) => `Closed ticket ${handle} about order #${orderNumber}.`,
});
