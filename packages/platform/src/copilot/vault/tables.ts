import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, searchVector } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** A document of the Brand Vault. What was removed stays, so that it can be put back. */
export const vaultDocuments = tenantTable(
  'vault_documents',
  {
    title: text('title').notNull(),
    /** The founder's words on it. */
    description: text('description'),
    /** Null where only the text is kept. */
    fileId: uuid('file_id'),
    /** Where the original stands when it is no uploaded file. */
    fileUrl: text('file_url'),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** See `documentStatus`; changed by `advance` in rules.ts only. */
    status: text('status').notNull(),
    failure: text('failure'),
    /** The job that reads it, or has read it. */
    jobId: uuid('job_id'),
    pages: integer('pages').notNull().default(0),
    passages: integer('passages').notNull().default(0),
    width: integer('width'),
    height: integer('height'),
    /** Whose passages are found; and the highest that was ever given. */
    version: integer('version').notNull().default(1),
    latestVersion: integer('latest_version').notNull().default(1),
    addedBy: text('added_by').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    removedAt: instantColumn('removed_at'),
  },
  (self) => [index('vault_documents_by_time').on(self.storeId, self.createdAt)],
);

/** A few sentences of one version of a document, where they stand. */
export const vaultPassages = tenantTable(
  'vault_passages',
  {
    documentId: uuid('document_id').notNull(),
    version: integer('version').notNull(),
    /** Order in the document, from 0. */
    position: integer('position').notNull(),
    page: integer('page').notNull(),
    section: text('section'),
    text: text('text').notNull(),
    /** Title of the document, which belongs to what a passage is about. */
    title: text('title').notNull(),
    search: searchVector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english'::regconfig, text), 'A') || setweight(to_tsvector('english'::regconfig, coalesce(section, '')), 'B') || setweight(to_tsvector('english'::regconfig, title), 'D')`,
    ),
  },
  (self) => [
    index('vault_passages_search').using('gin', self.search),
    index('vault_passages_in_order').on(
      self.storeId,
      self.documentId,
      self.version,
      self.page,
      self.position,
    ),
    foreignKey({
      columns: [self.storeId as never, self.documentId as never],
      foreignColumns: [vaultDocuments.storeId, vaultDocuments.id],
      name: 'vault_passages_document',
    }).onDelete('cascade'),
  ],
);

/** What the store's people told the partner to remember, in their own words. */
export const brandFacts = tenantTable(
  'brand_facts',
  {
    text: text('text').notNull(),
    saidBy: text('said_by').notNull(),
    /** The conversation in which it was said, if it was. */
    conversationId: uuid('conversation_id'),
    createdAt: instantColumn('created_at').notNull(),
    removedAt: instantColumn('removed_at'),
    search: searchVector('search').generatedAlwaysAs(sql`to_tsvector('english'::regconfig, text)`),
  },
  (self) => [
    index('brand_facts_by_time').on(self.storeId, self.createdAt),
    index('brand_facts_search').using('gin', self.search),
  ],
);
