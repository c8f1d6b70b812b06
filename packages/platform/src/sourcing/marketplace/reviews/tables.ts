import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../kernel/data/columns.ts';
import { tenantTable } from '../../../kernel/data/tenant-table.ts';
import { marketplaceSuppliers } from '../tables.ts';

const ratingColumns = () => ({
  rating: integer('rating').notNull(),
  quality: integer('quality').notNull(),
  communication: integer('communication').notNull(),
  delivery: integer('delivery').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
});

/**
 * Reviews that stores wrote, each its own. The marketplace shows them through `marketplace_reviews`, which a trigger
 * (routines/reviews.sql) keeps in step together with the supplier's average.
 */
export const supplierReviews = tenantTable(
  'supplier_reviews',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => marketplaceSuppliers.id),
    ...ratingColumns(),
    authorBrand: text('author_brand').notNull(),
    authorCountry: text('author_country').notNull(),
    itemTitle: text('item_title'),
    createdAt: instantColumn('created_at').notNull(),
    editedAt: instantColumn('edited_at'),
  },
  (self) => [
    uniqueIndex('supplier_reviews_once').on(self.storeId, self.supplierId),
    index('supplier_reviews_by_time').on(self.storeId, self.createdAt),
  ],
);

export type VisitorReviewStatus = 'PENDING' | 'PUBLISHED' | 'HELD';

/** Reviews written without a login. No policy lets anyone read them: two functions of the database are the only way. */
export const visitorReviews = pgTable(
  'visitor_reviews',
  {
    id: uuid('id').primaryKey(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => marketplaceSuppliers.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    country: text('country').notNull(),
    ...ratingColumns(),
    status: text('status').$type<VisitorReviewStatus>().notNull(),
    /** Wants a look before it is published. */
    isFlagged: boolean('is_flagged').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    confirmedAt: instantColumn('confirmed_at'),
  },
  (self) => [
    uniqueIndex('visitor_reviews_once')
      .on(self.supplierId, self.email)
      .where(sql`status <> 'PENDING'`),
    index('visitor_reviews_by_email').on(self.email, self.createdAt),
    index('visitor_reviews_by_supplier').on(self.supplierId, self.createdAt),
  ],
).enableRLS();
