import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ConversationAttributes, MessageAttributes } from '@brandwright/contract/inbox/entities.ts';
import type { ConversationOrigin, MessageStatus, MessageType } from '@brandwright/contract/inbox/enums.ts';
import { instantColumn, searchVector } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

/** A store's conversation with a supplier; there is one of each pair. */
export const supplierConversations = tenantTable(
  'supplier_conversations',
  {
    /** The carrier's. */
    sid: text('sid').notNull(),
    supplierId: uuid('supplier_id').notNull(),
    supplierName: text('supplier_name').notNull(),
    avatarUrl: text('avatar_url'),
    /** As the carrier calls it. */
    name: text('name').notNull(),
    origin: text('origin').$type<ConversationOrigin>().notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    isConciergeRecommended: boolean('is_concierge_recommended').notNull().default(false),
    attributes: jsonb('attributes').$type<ConversationAttributes>().notNull(),
    /** How many messages there are; the next one's index. */
    messageCount: integer('message_count').notNull().default(0),
    lastTime: instantColumn('last_time').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('supplier_conversations_supplier').on(self.storeId, self.supplierId),
    uniqueIndex('supplier_conversations_sid').on(self.storeId, self.sid),
    index('supplier_conversations_by_time').on(
      self.storeId,
      self.isArchived,
      self.lastTime.desc().nullsFirst(),
    ),
    // A webhook knows the sid before the store.
    index('supplier_conversations_of_sid').on(self.sid),
  ],
);

export const supplierMessages = tenantTable(
  'supplier_messages',
  {
    conversationId: uuid('conversation_id').notNull(),
    /** Ours for what was written here, the carrier's for what came in. */
    sid: text('sid').notNull(),
    /** The carrier's, once it has the message. */
    carrierSid: text('carrier_sid'),
    carrierIndex: integer('carrier_index'),
    index: integer('message_index').notNull(),
    author: text('author').notNull(),
    authorName: text('author_name').notNull(),
    isOwn: boolean('is_own').notNull(),
    isRead: boolean('is_read').notNull(),
    type: text('type').$type<MessageType>().notNull(),
    text: text('text').notNull(),
    fileUrls: text('file_urls').array().notNull(),
    imageUrls: text('image_urls').array().notNull(),
    videoUrls: text('video_urls').array().notNull(),
    pdfUrls: text('pdf_urls').array().notNull(),
    attributes: jsonb('attributes').$type<MessageAttributes>().notNull(),
    status: text('status').$type<MessageStatus>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    search: searchVector('search').generatedAlwaysAs(sql`to_tsvector('english'::regconfig, text)`),
  },
  (self) => [
    uniqueIndex('supplier_messages_in_order').on(self.storeId, self.conversationId, self.index),
    uniqueIndex('supplier_messages_sid').on(self.storeId, self.sid),
    uniqueIndex('supplier_messages_carrier_sid')
      .on(self.storeId, self.carrierSid)
      .where(sql`carrier_sid is not null`),
    index('supplier_messages_unread')
      .on(self.storeId, self.conversationId)
      .where(sql`not is_own and not is_read`),
    index('supplier_messages_search').using('gin', self.search),
    foreignKey({
      columns: [self.storeId as never, self.conversationId as never],
      foreignColumns: [supplierConversations.storeId, supplierConversations.id],
      name: 'supplier_messages_conversation',
    }).onDelete('cascade'),
  ],
);

/** What stores chose before everybody chose for themselves (`notification_choices`). Kept as it was; nothing reads it. */
export const inboxSettings = tenantTable('inbox_settings', {
  isEmailOn: boolean('is_email_on').notNull(),
  isSmsOn: boolean('is_sms_on').notNull(),
  /** When the last notice was mailed. */
  lastMailAt: instantColumn('last_mail_at'),
});
