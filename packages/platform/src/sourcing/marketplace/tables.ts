import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CatalogItemDetail, PriceTier } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type { CatalogKind, Region } from '@brandwright/contract/sourcing/marketplace/enums.ts';
import { instantColumn, searchVector } from '../../kernel/data/columns.ts';
import { sharedTable, tenantTable } from '../../kernel/data/tenant-table.ts';

/** Names weigh most, then what is made and of what, then everything else. */
const weighted = sql`setweight(to_tsvector('english'::regconfig, search_names), 'A') || setweight(to_tsvector('english'::regconfig, search_topics), 'B') || setweight(to_tsvector('english'::regconfig, search_text), 'C')`;

const searchColumns = () => ({
  searchNames: text('search_names').notNull(),
  searchTopics: text('search_topics').notNull(),
  searchText: text('search_text').notNull(),
  search: searchVector('search').generatedAlwaysAs(weighted),
});

/** Categories of the marketplace, keyed by a readable slug. */
export const marketplaceCategories = sharedTable('marketplace_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<CatalogKind>().notNull(),
  vertical: text('vertical').notNull(),
  group: text('category_group').notNull(),
  /** Other words for it, lower case. */
  words: text('words').array().notNull(),
  position: integer('position').notNull(),
  coverUrl: text('cover_url'),
});

export const marketplaceSubcategories = sharedTable(
  'marketplace_subcategories',
  {
    id: text('id').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => marketplaceCategories.id),
    subgroup: text('subgroup').notNull(),
    position: integer('position').notNull(),
  },
  (self) => [index('marketplace_subcategories_by_category').on(self.categoryId)],
);

export const marketplaceSuppliers = sharedTable(
  'marketplace_suppliers',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    headline: text('headline').notNull(),
    story: text('story').notNull(),
    kind: text('kind').$type<CatalogKind>().notNull(),
    country: text('country').notNull(),
    countryName: text('country_name').notNull(),
    city: text('city').notNull(),
    region: text('region').$type<Region>().notNull(),
    categoryIds: text('category_ids').array().notNull(),
    capabilities: text('capabilities').array().notNull(),
    certifications: text('certifications').array().notNull(),
    materials: text('materials').array().notNull(),
    languages: text('languages').array().notNull(),
    /** Null: quoted on request, as for the prices below. */
    moq: integer('moq'),
    samplePriceMinor: integer('sample_price_minor'),
    priceHighMinor: integer('price_high_minor'),
    priceLowMinor: integer('price_low_minor'),
    minimumOrderMinor: integer('minimum_order_minor'),
    currency: text('currency').notNull(),
    productionDaysMin: integer('production_days_min').notNull(),
    productionDaysMax: integer('production_days_max').notNull(),
    averageReview: doublePrecision('average_review'),
    reviewCount: integer('review_count').notNull(),
    yearFounded: integer('year_founded').notNull(),
    employees: integer('employees').notNull(),
    responseHours: integer('response_hours').notNull(),
    completedOrders: integer('completed_orders').notNull(),
    orderVolume: text('order_volume').notNull(),
    factoryAreaSquareMetres: integer('factory_area_square_metres'),
    isVetted: boolean('is_vetted').notNull(),
    isOnline: boolean('is_online').notNull(),
    rank: integer('rank').notNull(),
    firstEnabledAt: instantColumn('first_enabled_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    dutyPercent: doublePrecision('duty_percent'),
    dutyHtsCode: text('duty_hts_code'),
    dutyAsOf: text('duty_as_of'),
    dutySource: text('duty_source'),
    coverUrl: text('cover_url'),
    logoUrl: text('logo_url'),
    pictureUrls: text('picture_urls').array().notNull(),
    itemCount: integer('item_count').notNull(),
    ...searchColumns(),
  },
  (self) => [
    index('marketplace_suppliers_search').using('gin', self.search),
    index('marketplace_suppliers_categories').using('gin', self.categoryIds),
    index('marketplace_suppliers_country').on(self.country),
    index('marketplace_suppliers_rank').on(self.rank.desc().nullsFirst()),
    index('marketplace_suppliers_name').on(sql`lower(name)`),
    index('marketplace_suppliers_name_words').using('gin', sql`to_tsvector('simple'::regconfig, name)`),
  ],
);

export const marketplaceItems = sharedTable(
  'marketplace_items',
  {
    id: uuid('id').primaryKey(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => marketplaceSuppliers.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => marketplaceCategories.id),
    subcategoryId: text('subcategory_id').notNull(),
    subgroup: text('subgroup').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    kind: text('kind').$type<CatalogKind>().notNull(),
    moq: integer('moq'),
    unitPriceMinor: integer('unit_price_minor'),
    lowestUnitPriceMinor: integer('lowest_unit_price_minor'),
    samplePriceMinor: integer('sample_price_minor'),
    currency: text('currency').notNull(),
    priceTiers: jsonb('price_tiers').$type<PriceTier[]>().notNull(),
    leadTimeDays: integer('lead_time_days').notNull(),
    materials: text('materials').array().notNull(),
    lengthMillimetres: integer('length_millimetres'),
    widthMillimetres: integer('width_millimetres'),
    heightMillimetres: integer('height_millimetres'),
    weightGrams: integer('weight_grams'),
    customizations: jsonb('customizations').$type<CatalogItemDetail['customizations']>().notNull(),
    colorOptions: text('color_options').notNull(),
    htsCandidate: text('hts_candidate'),
    isSampleKit: boolean('is_sample_kit').notNull(),
    rank: integer('rank').notNull(),
    rankedAt: instantColumn('ranked_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    pictureUrls: text('picture_urls').array().notNull(),
    ...searchColumns(),
  },
  (self) => [
    index('marketplace_items_search').using('gin', self.search),
    index('marketplace_items_supplier').on(self.supplierId),
    index('marketplace_items_category').on(self.categoryId, self.rank.desc().nullsFirst()),
    index('marketplace_items_rank').on(self.rank.desc().nullsFirst()),
    index('marketplace_items_title').on(sql`lower(title)`),
    index('marketplace_items_title_words').using('gin', sql`to_tsvector('simple'::regconfig, title)`),
  ],
);

export const marketplaceReviews = sharedTable(
  'marketplace_reviews',
  {
    id: uuid('id').primaryKey(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => marketplaceSuppliers.id),
    rating: integer('rating').notNull(),
    quality: integer('quality').notNull(),
    communication: integer('communication').notNull(),
    delivery: integer('delivery').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    authorBrand: text('author_brand').notNull(),
    authorCountry: text('author_country').notNull(),
    itemTitle: text('item_title'),
    unitsOrdered: integer('units_ordered'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    index('marketplace_reviews_by_supplier').on(self.supplierId, self.createdAt.desc().nullsFirst()),
  ],
);

/** The words that the marketplace knows, with their stems: what typing mistakes are measured against. */
export const marketplaceWords = sharedTable(
  'marketplace_words',
  {
    word: text('word').primaryKey(),
    lexeme: text('lexeme').notNull(),
    uses: integer('uses').notNull(),
  },
  (self) => [
    index('marketplace_words_prefix').on(sql`word text_pattern_ops`),
    index('marketplace_words_lexeme').on(self.lexeme),
  ],
);

/** Suppliers and items that a store saved. */
export const favorites = tenantTable(
  'favorites',
  {
    supplierId: uuid('supplier_id').notNull(),
    /** Null for a supplier itself. */
    itemId: uuid('item_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    uniqueIndex('favorites_supplier')
      .on(self.storeId, self.supplierId)
      .where(sql`item_id is null`),
    uniqueIndex('favorites_item')
      .on(self.storeId, self.itemId)
      .where(sql`item_id is not null`),
    index('favorites_by_time').on(self.storeId, self.createdAt),
  ],
);

/** What a store looked at, once for each supplier or item, with the last time. */
export const marketplaceViews = tenantTable(
  'marketplace_views',
  {
    supplierId: uuid('supplier_id').notNull(),
    itemId: uuid('item_id'),
    /** Category of the item; null for a supplier. */
    categoryId: text('category_id'),
    views: integer('views').notNull(),
    lastViewedAt: instantColumn('last_viewed_at').notNull(),
  },
  (self) => [
    uniqueIndex('marketplace_views_supplier')
      .on(self.storeId, self.supplierId)
      .where(sql`item_id is null`),
    uniqueIndex('marketplace_views_item')
      .on(self.storeId, self.itemId)
      .where(sql`item_id is not null`),
    index('marketplace_views_by_time').on(self.storeId, self.lastViewedAt),
  ],
);
