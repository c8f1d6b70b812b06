import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { orderRef } from '../orders/order-ref.ts';
import { mayAct, supportReads } from './access.ts';
import { longestTicketMessage, supportTicketDetail } from './entities.ts';
import { ticketType, ticketTypeLabels, ticketTypeWords } from './enums.ts';
import { ticketFilesField } from './fields.ts';
import { changedTicket } from './say.ts';

export const openSupportTicket = declareOperation({
  name: 'open_support_ticket',
  area: 'support',
  title: 'Open a support ticket',
  description:
    'Writes to warehouse support about one order: a lost or delayed parcel, missing, wrong or broken items, a return or exchange, a cancellation, a hold to release, a wholesale packing slip or requirements. To add to an open ticket use reply_to_support_ticket; to write to the customer send_customer_email; to give money back refund_order. Nothing is sent without a yes.',
  examples: [
    'The warehouse lost Petra’s parcel',
    'open a ticket about order 1042',
    'tell support that the mug of order 1042 arrived broken',
    'ask the warehouse to release the hold on 1042',
    'items are missing in order 1042, open a support ticket',
  ],
  input: z.object({
    orderId: forForms(z.string().trim().min(1).max(40).describe('The order’s UUID.').optional()),
    orderNumber: orderRef.orderNumber,
    type: field(ticketType, {
      label: 'About',
      question:
        'What is it about: a lost or late parcel, missing, wrong or broken items, a return, a cancellation, a hold, or a wholesale order?',
      words: ['about', 'type'],
      valueWords: ticketTypeWords,
    }),
    message: field(z.string().trim().min(1).max(longestTicketMessage), {
      sense: 'free_text',
      outgoing: 'words',
      words: ['that', 'saying', 'because', 'say', 'message'],
      label: 'Message',
    })
      .describe('What happened and what support should do; when left out, a sentence based on the type.')
      .optional(),
    lineItemIds: forForms(
      z
        .array(z.uuid())
        .max(100)
        .describe('Lines of the order that it is about; all when left out.')
        .default([]),
    ),
    attachmentFileIds: ticketFilesField(),
  }),
  output: supportTicketDetail,
  http: { method: 'POST', path: '/web/creator-warehouse-tickets', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'support_ticket',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'unsupported_file', 'too_large'],
  related: ['get_order', 'get_order_tracking', 'list_support_tickets', 'get_support_ticket'],
  invalidates: supportReads,
  toModel: changedTicket,
  summary: ({ handle, type, orderNumber }) =>
    `Opened ticket ${handle} about order #${orderNumber}: ${ticketTypeLabels[type]}. It’s on its way to support.`,
});
