import { sql } from 'drizzle-orm';
import { jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Search, filters and sort of a list under a name; a person's own in one store. */
export const listViews = tenantTable(
  'list_views',
  {
    userId: uuid('user_id').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
  },
  (self) => [
    uniqueIndex('list_views_name').on(self.storeId, self.userId, self.list, sql`lower(${self.name})`),
  ],
);

/** The columns that a person chose for the table of a list; no row for the list's own. */
export const listColumns = tenantTable(
  'list_columns',
  {
    userId: uuid('user_id').notNull(),
    list: text('list').notNull(),
    columns: jsonb('columns').notNull(),
  },
  (self) => [uniqueIndex('list_columns_list').on(self.storeId, self.userId, self.list)],
);
