import type { FeedChannel } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { sql } from 'drizzle-orm';
import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../kernel/data/columns.ts';
import { tenantTable } from '../../kernel/data/tenant-table.ts';

/** Product files that others may fetch. Each time one is turned on is a row, with an address of its own. */
export const productFeeds = tenantTable(
  'product_feeds',
  {
    channel: text('channel').$type<FeedChannel>().notNull(),
    /** Before the handle of a product: "https://my-brand.com/products/". */
    pagesUrl: text('pages_url').notNull(),
    /** The brand of products without a maker: the store’s name then, which whoever fetches the file may not ask for. */
    storeName: text('store_name').notNull(),
    enabledAt: instantColumn('enabled_at').notNull(),
    enabledBy: text('enabled_by').notNull(),
    /** From then on its address no longer works. */
    disabledAt: instantColumn('disabled_at'),
  },
  (self) => [
    uniqueIndex('product_feeds_on')
      .on(self.storeId, self.channel)
      .where(sql`disabled_at is null`),
  ],
);
