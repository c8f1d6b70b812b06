import { z } from 'zod';
import { messageStatus } from '../inbox/enums.ts';
import { field, untrustedText } from '../kernel/fields.ts';
import { orderNumberOut } from '../orders/entities.ts';
import { ticketStatus, ticketType } from './enums.ts';

export const longestTicketMessage = 5000;

export const ticketFile = z.object({
  fileId: field(z.uuid(), { ref: 'file' }),
  name: field(z.string(), { untrusted: true }),
  contentType: z.string(),
  sizeBytes: z.int(),
  url: z.string(),
});
export type TicketFile = z.output<typeof ticketFile>;

/** A line of a ticket, as messages of the inbox are. */
export const ticketMessage = z.object({
  id: z.uuid(),
  /** The person of the brand who wrote it, or "Support". */
  authorName: z.string(),
  /** Written by the brand. */
  isOwn: z.boolean(),
  text: untrustedText(),
  attachments: z.array(ticketFile),
  /** Of the mail to support: SENDING until it has left. */
  status: messageStatus,
  createdAt: z.string(),
});
export type TicketMessage = z.output<typeof ticketMessage>;

/** A line of the list. */
export const supportTicket = z.object({
  id: field(z.uuid(), { ref: 'support_ticket' }),
  /** What people call it: "ST-1001". */
  handle: z.string(),
  type: ticketType,
  status: ticketStatus,
  orderId: z.uuid(),
  orderNumber: orderNumberOut,
  customerName: field(z.string(), { untrusted: true }),
  /** The beginning of the newest message. */
  lastMessage: untrustedText(),
  lastMessageIsOwn: z.boolean(),
  messageCount: z.int(),
  /** Messages from support that nobody has read; a reply from the brand marks them all as read. */
  unreadCount: z.int(),
  openedBy: z.string(),
  createdAt: z.string(),
  /** Of the newest message or change. */
  updatedAt: z.string(),
});
export type SupportTicket = z.output<typeof supportTicket>;

export const supportTicketDetail = supportTicket.extend({
  /** Lines of the order that it is about; empty when it is about all of it. */
  items: z.array(
    z.object({ lineItemId: z.uuid(), title: field(z.string(), { untrusted: true }), quantity: z.int() }),
  ),
  /** Oldest first. */
  messages: z.array(ticketMessage),
  closedAt: z.string().nullable(),
});
export type SupportTicketDetail = z.output<typeof supportTicketDetail>;
