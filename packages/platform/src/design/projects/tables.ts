import type { BoardColor, BoardItemKind } from '@brandwright/contract/design/projects/enums.ts';
import type { Printing } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { boolean, foreignKey, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { dayColumn, instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Ideation projects: creator projects of the brand-kit document §3. */
export const ideaProjects = tenantTable(
  'idea_projects',
  {
    title: text('title').notNull(),
    description: text('description'),
    quantity: integer('quantity'),
    printing: text('printing').$type<Printing>(),
    launchDate: dayColumn('launch_date'),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [index('idea_projects_by_time').on(self.storeId, self.isArchived, self.updatedAt)],
);

/** What lies on the boards. Places and sizes in board units. */
export const boardItems = tenantTable(
  'board_items',
  {
    projectId: uuid('project_id').notNull(),
    kind: text('kind').$type<BoardItemKind>().notNull(),
    text: text('text').notNull(),
    imageUrl: text('image_url'),
    linkUrl: text('link_url'),
    /** The AI idea or product idea that it stands for. */
    sourceId: text('source_id'),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    color: text('color').$type<BoardColor>().notNull(),
    order: integer('order').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    index('board_items_by_project').on(self.storeId, self.projectId, self.order),
    foreignKey({
      name: 'board_items_project',
      columns: [self.storeId, self.projectId],
      foreignColumns: [ideaProjects.storeId, ideaProjects.id],
    }).onDelete('cascade'),
  ],
);
