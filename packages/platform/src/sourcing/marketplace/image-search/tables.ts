import { integer, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { sharedTable } from '../../../kernel/data/tenant-table.ts';
import { marketplaceItems } from '../tables.ts';

/** What the pictures of catalog items look like: the visual index. */
export const marketplaceItemPictures = sharedTable(
  'marketplace_item_pictures',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => marketplaceItems.id, { onDelete: 'cascade' }),
    /** Address of the picture, one of the item's `picture_urls`. */
    url: text('url').notNull(),
    /** The whole picture, or how much of it from its middle. */
    part: text('part').$type<'whole' | 'middle' | 'core'>().notNull(),
    version: integer('version').notNull(),
    /** `descriptorLength` numbers with norm 1. */
    descriptor: real('descriptor').array().notNull(),
  },
  (self) => [primaryKey({ columns: [self.itemId, self.url, self.part] })],
);
