import type { MarkupShape, ThreadKind } from '@brandwright/contract/design/collaborations/entities.ts';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn, sequenceColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Pictures that the people of a store work on together. */
export const imageCollaborations = tenantTable(
  'image_collaborations',
  {
    title: text('title').notNull(),
    imageUrl: text('image_url').notNull(),
    projectId: uuid('project_id'),
    /** Where the picture stands: `item:{itemId}` or `message:{sid}:{number}`. */
    source: text('source'),
    isArchived: boolean('is_archived').notNull().default(false),
    /** The number that the next thread gets. */
    nextNumber: integer('next_number').notNull().default(1),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    index('image_collaborations_by_time').on(self.storeId, self.isArchived, self.updatedAt),
    uniqueIndex('image_collaborations_source').on(self.storeId, self.source),
  ],
);

/** Threads pinned on pictures. A deleted one stays for undo, unseen. */
export const collaborationThreads = tenantTable(
  'collaboration_threads',
  {
    collaborationId: uuid('collaboration_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<ThreadKind>().notNull(),
    /** Shares of the picture's width and height. */
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
    shapes: jsonb('shapes').$type<MarkupShape[]>().notNull().default([]),
    isResolved: boolean('is_resolved').notNull().default(false),
    resolvedByName: text('resolved_by_name'),
    createdByName: text('created_by_name').notNull(),
    createdById: uuid('created_by_id'),
    createdAt: instantColumn('created_at').notNull(),
    deletedAt: instantColumn('deleted_at'),
  },
  (self) => [
    uniqueIndex('collaboration_threads_number').on(self.storeId, self.collaborationId, self.number),
    foreignKey({
      name: 'collaboration_threads_collaboration',
      columns: [self.storeId, self.collaborationId],
      foreignColumns: [imageCollaborations.storeId, imageCollaborations.id],
    }).onDelete('cascade'),
  ],
);

export const collaborationMessages = tenantTable(
  'collaboration_messages',
  {
    /** In the order in which they were written, also where the clock stands still. */
    sequence: sequenceColumn('sequence'),
    threadId: uuid('thread_id').notNull(),
    text: text('text').notNull(),
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    editedAt: instantColumn('edited_at'),
  },
  (self) => [
    index('collaboration_messages_by_thread').on(self.storeId, self.threadId, self.sequence),
    foreignKey({
      name: 'collaboration_messages_thread',
      columns: [self.storeId, self.threadId],
      foreignColumns: [collaborationThreads.storeId, collaborationThreads.id],
    }).onDelete('cascade'),
  ],
);
