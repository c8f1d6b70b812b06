import type { ProductOption, ProductPicture } from '@brandwright/contract/catalog/entities.ts';
import type { ShopConnection, ShopPlatform } from '@brandwright/contract/catalog/shop-connection.ts';
import type { MovementKind, ProductSource, StockPlaceKind } from '@brandwright/contract/catalog/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amountColumn, instantColumn, sequenceColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';

export const products = tenantTable(
  'products',
  {
    title: text('title').notNull(),
    /** Plain text. */
    description: text('description').notNull().default(''),
    type: text('type'),
    vendor: text('vendor'),
    tags: text('tags').array().notNull().default([]),
    pictures: jsonb('pictures').$type<ProductPicture[]>().notNull().default([]),
    options: jsonb('options').$type<ProductOption[]>().notNull().default([]),
    /** `name|hex|variant;…` */
    colorOptions: text('color_options').notNull().default(''),
    source: text('source').$type<ProductSource>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** By which the shop that it was imported from knows it. */
    handle: text('handle'),
    /** The print-on-demand template that it was made of. */
    templateId: uuid('template_id'),
    /** Lower-case title, type, vendor, tags and codes: what the search looks in. */
    searchText: text('search_text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    uniqueIndex('products_handle').on(self.storeId, self.handle),
    uniqueIndex('products_template').on(self.storeId, self.templateId),
    index('products_by_title').on(self.storeId, self.title),
    index('products_by_update').on(self.storeId, self.updatedAt),
  ],
);

/** A variant that is kept in stock and sold. Merged ones stay, so that their codes still name the one that was kept. */
export const skus = tenantTable(
  'skus',
  {
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull().default(0),
    code: text('code').notNull(),
    optionValues: text('option_values').array().notNull().default([]),
    priceMinor: integer('price_minor').notNull().default(0),
    currency: text('currency').notNull().default('USD'),
    costMinor: integer('cost_minor'),
    weightGrams: integer('weight_grams'),
    /** What customs asks of a parcel abroad: "6912.00", and where it was made. */
    tariffNumber: text('tariff_number'),
    originCountry: text('origin_country'),
    barcode: text('barcode'),
    lowStockPoint: integer('low_stock_point'),
    /** Units in stock whose landed cost is known, and what those cost together: their quotient is the moving average. */
    landedUnits: integer('landed_units').notNull().default(0),
    landedValueMinor: amountColumn('landed_value_minor').notNull().default(0),
    mergedIntoId: uuid('merged_into_id'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    foreignKey({
      columns: [self.storeId, self.productId],
      foreignColumns: [products.storeId, products.id],
    }).onDelete('cascade'),
    uniqueIndex('skus_code').on(self.storeId, sql`lower(code)`),
    index('skus_of_product').on(self.storeId, self.productId, self.position),
  ],
);

export const stockPlaces = tenantTable(
  'stock_places',
  {
    name: text('name').notNull(),
    kind: text('kind').$type<StockPlaceKind>().notNull(),
    /** The place that stock comes to and leaves when none is named. */
    isDefault: boolean('is_default').notNull().default(false),
    /** On one line. */
    address: text('address'),
    createdAt: instantColumn('created_at').notNull(),
    /** Left out until it is first changed. */
    updatedAt: instantColumn('updated_at'),
    /** No longer used since then; its movements keep its name. */
    archivedAt: instantColumn('archived_at'),
  },
  (self) => [
    uniqueIndex('stock_places_name')
      .on(self.storeId, sql`lower(name)`)
      .where(sql`archived_at is null`),
    uniqueIndex('stock_places_default')
      .on(self.storeId)
      .where(sql`is_default`),
  ],
);

const toSku = (self: object, name: 'skuId' | 'bundleSkuId' | 'partSkuId' = 'skuId') => {
  const columns = self as Record<string, never>;
  return foreignKey({
    columns: [columns['storeId'] as never, columns[name] as never],
    foreignColumns: [skus.storeId, skus.id],
  }).onDelete('cascade');
};

/** Units of a SKU at a place: the sum of its movements there, written with each of them. */
export const stockLevels = tenantTable(
  'stock_levels',
  {
    skuId: uuid('sku_id').notNull(),
    placeId: uuid('place_id').notNull(),
    onHand: integer('on_hand').notNull(),
  },
  (self) => [
    toSku(self),
    foreignKey({
      columns: [self.storeId, self.placeId],
      foreignColumns: [stockPlaces.storeId, stockPlaces.id],
    }),
    uniqueIndex('stock_levels_sku_place').on(self.storeId, self.skuId, self.placeId),
  ],
);

export const stockMovements = tenantTable(
  'stock_movements',
  {
    sequence: sequenceColumn('sequence'),
    skuId: uuid('sku_id').notNull(),
    placeId: uuid('place_id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** Units that came, or left where it is negative. */
    quantity: integer('quantity').notNull(),
    onHandAfter: integer('on_hand_after').notNull(),
    reason: text('reason'),
    /** What it belongs to, as people call it. */
    reference: text('reference'),
    purchaseItemId: uuid('purchase_item_id'),
    unitCostMinor: integer('unit_cost_minor'),
    /** Says which event it records: the same key is recorded once. */
    key: text('key'),
    by: text('moved_by').notNull(),
    at: instantColumn('moved_at').notNull(),
  },
  (self) => [
    toSku(self),
    foreignKey({
      columns: [self.storeId, self.placeId],
      foreignColumns: [stockPlaces.storeId, stockPlaces.id],
    }),
    index('stock_movements_of_sku').on(self.storeId, self.skuId, self.at, self.sequence),
    index('stock_movements_by_time').on(self.storeId, self.at, self.sequence),
    index('stock_movements_of_purchase').on(self.storeId, self.purchaseItemId),
    uniqueIndex('stock_movements_key').on(self.storeId, self.key, self.skuId, self.placeId),
  ],
);

/** A bundle holds no stock of its own: there are as many as its parts make. */
export const skuBundleParts = tenantTable(
  'sku_bundle_parts',
  {
    bundleSkuId: uuid('bundle_sku_id').notNull(),
    partSkuId: uuid('part_sku_id').notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    toSku(self, 'bundleSkuId'),
    toSku(self, 'partSkuId'),
    uniqueIndex('sku_bundle_parts_pair').on(self.storeId, self.bundleSkuId, self.partSkuId),
    index('sku_bundle_parts_of_part').on(self.storeId, self.partSkuId),
  ],
);

/** The shop that a store has connected, and what it is reached with. One row a store: its id is the store's. */
export const shopConnections = tenantTable('shop_connections', {
  platform: text('platform').$type<ShopPlatform>().notNull().default('SHOPIFY'),
  /** `NAME.myshopify.com`, `store-HASH.mybigcommerce.com`, or a WooCommerce shop’s own. */
  domain: text('domain').notNull(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  credentials: text('credentials').$type<ShopConnection['credentials'] & string>().notNull(),
  /** The credentials, encrypted for this store and domain; see sealText. */
  sealed: text('sealed').notNull(),
  lastFour: text('last_four').notNull(),
  connectedAt: instantColumn('connected_at').notNull(),
  connectedBy: uuid('connected_by'),
  connectedByName: text('connected_by_name'),
});
