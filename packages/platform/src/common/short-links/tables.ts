import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Short addresses and where they lead. */
export const shortLinks = tenantTable(
  'short_links',
  {
    code: text('code').notNull(),
    url: text('url').notNull(),
    /** SHA-256 of the address: one short link for a page. */
    urlKey: text('url_key').notNull(),
    opens: integer('opens').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Set when it was undone: it leads nowhere from then on. */
    removedAt: instantColumn('removed_at'),
  },
  (self) => [
    uniqueIndex('short_links_url').on(self.storeId, self.urlKey),
    // A visitor knows the code before the store.
    index('short_links_code').on(self.code),
  ],
);
