import type { MessageStatus } from '@brandwright/contract/inbox/enums.ts';
import type { TicketFile } from '@brandwright/contract/support/entities.ts';
import type { TicketStatus, TicketType } from '@brandwright/contract/support/enums.ts';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** A ticket with the warehouse's support about one order. */
export const supportTickets = tenantTable(
  'support_tickets',
  {
    /** 1001 of ST-1001. */
    number: integer('number').notNull(),
    type: text('type').$type<TicketType>().notNull(),
    status: text('status').$type<TicketStatus>().notNull(),
    orderId: uuid('order_id').notNull(),
    orderNumber: integer('order_number').notNull(),
    customerName: text('customer_name').notNull(),
    items: jsonb('items').$type<{ lineItemId: string; title: string; quantity: number }[]>().notNull(),
    openedBy: text('opened_by').notNull(),
    messageCount: integer('message_count').notNull(),
    lastMessage: text('last_message').notNull(),
    lastMessageIsOwn: boolean('last_message_is_own').notNull(),
    /** Messages from support since the brand last read or wrote. */
    unreadCount: integer('unread_count').notNull().default(0),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    closedAt: instantColumn('closed_at'),
  },
  (self) => [
    uniqueIndex('support_tickets_number').on(self.storeId, self.number),
    index('support_tickets_by_time').on(self.storeId, self.status, self.updatedAt.desc().nullsFirst()),
    index('support_tickets_of_order').on(self.storeId, self.orderId),
  ],
);

/** The lines of a ticket. */
export const supportMessages = tenantTable(
  'support_messages',
  {
    ticketId: uuid('ticket_id').notNull(),
    /** Place on the ticket, from 0. */
    index: integer('message_index').notNull(),
    authorName: text('author_name').notNull(),
    isOwn: boolean('is_own').notNull(),
    text: text('text').notNull(),
    files: jsonb('files').$type<Omit<TicketFile, 'url'>[]>().notNull(),
    status: text('status').$type<MessageStatus>().notNull(),
    /** Whom support's answer goes to. */
    replyTo: text('reply_to'),
    /** The mail's, of an answer that was handed in. */
    mailId: text('mail_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    foreignKey({
      name: 'support_messages_ticket',
      columns: [self.storeId, self.ticketId],
      foreignColumns: [supportTickets.storeId, supportTickets.id],
    }).onDelete('cascade'),
    uniqueIndex('support_messages_index').on(self.storeId, self.ticketId, self.index),
    uniqueIndex('support_messages_mail').on(self.storeId, self.ticketId, self.mailId),
  ],
);
