import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PartnerCategory } from '@brandwright/contract/sourcing/partners.ts';
import { instantColumn } from '../../kernel/columns.ts';
import { sharedTable, tenantTable } from '../../kernel/tenant-table.ts';
import { marketplaceItems, marketplaceSuppliers } from '../tables.ts';

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

/** Firms for what comes around making: freight, inspection, trademarks, … */
export const marketplacePartners = sharedTable('marketplace_partners', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  category: text('category').$type<PartnerCategory>().notNull(),
  headline: text('headline').notNull(),
  description: text('description').notNull(),
  services: text('services').array().notNull(),
  countries: text('countries').array().notNull(),
  priceWords: text('price_words'),
  responseHours: integer('response_hours').notNull(),
  offer: text('offer'),
  /** Where messages to it go. */
  email: text('email').notNull(),
  /** Its profile in the marketplace, where it has one. */
  supplierId: uuid('supplier_id').references(() => marketplaceSuppliers.id),
  position: integer('position').notNull(),
});
