import type {
  OutreachChannel,
  OutreachSource,
  OutreachStatus,
} from '@brandwright/contract/sourcing/outreach/enums.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';
import type { PageContent } from './page/page-content.ts';

/** Factories that were written to. One row for each brief and supplier, whatever the attempts. */
export const sourcingOutreach = tenantTable(
  'sourcing_outreach',
  {
    batchId: uuid('batch_id').notNull(),
    source: text('source').$type<OutreachSource>().notNull(),
    channel: text('channel').$type<OutreachChannel>().notNull(),
    status: text('status').$type<OutreachStatus>().notNull(),
    techPackId: uuid('tech_pack_id'),
    briefTitle: text('brief_title'),
    /** Of the marketplace or the expanded network; null for a row of an own list. */
    supplierId: uuid('supplier_id'),
    supplierName: text('supplier_name').notNull(),
    conversationSid: text('conversation_sid'),
    /** Lower case. */
    email: text('email'),
    /** What goes by mail: kept until it is sent, and as what was said. */
    subject: text('subject'),
    /** The subject of an own list before its placeholders were filled in: by it a repeat is told. */
    subjectTemplate: text('subject_template'),
    body: text('body'),
    replyTo: text('reply_to'),
    failure: text('failure'),
    /** Counts from 1; part of the key under which a mail is sent once. */
    attempt: integer('attempt').notNull(),
    queuedAt: instantColumn('queued_at').notNull(),
    sentAt: instantColumn('sent_at'),
    answeredAt: instantColumn('answered_at'),
  },
  (self) => [
    uniqueIndex('sourcing_outreach_once')
      .on(self.storeId, self.techPackId, self.supplierId)
      .where(sql`tech_pack_id is not null and supplier_id is not null`),
    index('sourcing_outreach_by_time').on(self.storeId, self.queuedAt.desc().nullsFirst()),
    index('sourcing_outreach_by_batch').on(self.storeId, self.batchId),
    index('sourcing_outreach_by_email').on(self.storeId, self.email),
    index('sourcing_outreach_by_conversation').on(self.storeId, self.conversationSid),
  ],
);

/** What is to be reached in a conversation. */
export const sourcingGoals = tenantTable(
  'sourcing_goals',
  {
    conversationSid: text('conversation_sid').notNull(),
    goal: text('goal').notNull(),
    setBy: text('set_by').notNull(),
    setAt: instantColumn('set_at').notNull(),
  },
  (self) => [uniqueIndex('sourcing_goals_by_conversation').on(self.storeId, self.conversationSid)],
);

/** Addresses that get no more mail of lists. */
export const sourcingMailStops = tenantTable(
  'sourcing_mail_stops',
  {
    /** Lower case. */
    email: text('email').notNull(),
    stoppedAt: instantColumn('stopped_at').notNull(),
  },
  (self) => [uniqueIndex('sourcing_mail_stops_by_email').on(self.storeId, self.email)],
);

/** Suppliers' pages as they were read: text only, words from outside. */
export const sourcingPageReadings = tenantTable(
  'sourcing_page_readings',
  {
    url: text('url').notNull(),
    finalUrl: text('final_url').notNull(),
    content: jsonb('content').$type<PageContent>().notNull(),
    readAt: instantColumn('read_at').notNull(),
  },
  (self) => [
    index('sourcing_page_readings_by_url').on(self.storeId, self.url, self.readAt.desc().nullsFirst()),
  ],
);
