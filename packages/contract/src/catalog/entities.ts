import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { movementKind, productSource, stockLevel, stockPlaceKind } from './enums.ts';

export { mayRead, mayAct } from '../kernel/access.ts';

/** Limits that the screens say before the server does. */
export const longestProductTitle = 200;
export const longestProductText = 20_000;
export const longestCode = 64;
export const mostPictures = 50;
export const mostSkusOfProduct = 300;
export const mostBundleParts = 20;
/** Units of a SKU at one place, at most. */
export const mostUnits = 10_000_000;
/** Prices and costs, at most $1,000,000.00. */
export const highestPriceMinor = 100_000_000;
/** Sales are measured over this many days. */
export const measuredDays = 30;

export const productIdOut = field(z.uuid(), { ref: 'product', label: 'Product' });
export const skuIdOut = field(z.uuid(), { ref: 'sku', label: 'SKU' });

export const productPicture = z.object({ url: z.string(), alt: z.string().nullable() });
export type ProductPicture = z.output<typeof productPicture>;

export const productOption = z.object({ name: z.string(), values: z.array(z.string()) });
export type ProductOption = z.output<typeof productOption>;

/** Units, in all places. Of a bundle: how many its parts make. */
const stockFigures = {
  onHand: z.int(),
  /** Units of open orders, not yet shipped; of a part also what open orders of its bundles need. */
  committed: z.int(),
  /** onHand − committed; below 0 is short. Of a bundle: what the parts that are left to sell make. */
  available: z.int(),
  level: stockLevel,
  /** Units sold in the last 30 days. */
  soldUnits: z.int(),
  /** At the pace of the last 30 days, until none is left to sell; null when nothing sells. */
  daysLeft: z.int().nullable(),
  /** The day on which that is. */
  runsOutOn: z.iso.date().nullable(),
};

/** A product in a list. */
export const productRow = z.object({
  id: productIdOut,
  title: z.string(),
  type: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  source: productSource,
  enabled: z.boolean(),
  /** Codes of its SKUs, the first few. */
  codes: z.array(z.string()),
  skuCount: z.int(),
  priceMinMinor: amountMinor(),
  priceMaxMinor: amountMinor(),
  currency: z.string(),
  ...stockFigures,
  updatedAt: z.string(),
});
export type ProductRow = z.output<typeof productRow>;

export const stockAtPlace = z.object({
  placeId: field(z.uuid(), { ref: 'stock_place', label: 'Place' }),
  place: z.string(),
  kind: stockPlaceKind,
  onHand: z.int(),
});

export const bundlePart = z.object({
  skuId: skuIdOut,
  code: z.string(),
  title: z.string(),
  variant: z.string(),
  quantity: z.int(),
  available: z.int(),
});

/** A SKU with its stock. */
export const skuRow = z.object({
  id: skuIdOut,
  productId: productIdOut,
  code: z.string(),
  title: z.string(),
  /** "Sand, 12 oz"; a dash for the default single variant. */
  variant: z.string(),
  optionValues: z.array(z.string()),
  enabled: z.boolean(),
  isBundle: z.boolean(),
  priceMinor: amountMinor(),
  currency: z.string(),
  /** What one costs as it was entered; null where nobody did. */
  costMinor: amountMinor().nullable(),
  /** Moving average of what received units cost, landed; null before any was received with its cost. */
  landedCostMinor: amountMinor().nullable(),
  weightGrams: z.int().nullable(),
  /** Of the Harmonized System, "6912.00"; null where nobody entered it. */
  tariffNumber: z.string().nullable(),
  /** Where it was made, ISO 3166-1 alpha-2. */
  originCountry: field(z.string(), { sense: 'country' }).nullable(),
  barcode: z.string().nullable(),
  /** Low at or below so many left to sell; null: only by days of stock left. */
  lowStockPoint: z.int().nullable(),
  ...stockFigures,
  updatedAt: z.string(),
});
export type SkuRow = z.output<typeof skuRow>;

/** A SKU with everything that is known of its stock. */
export const skuStock = skuRow.extend({
  places: z.array(stockAtPlace),
  /** Of a bundle. */
  parts: z.array(bundlePart),
});
export type SkuStock = z.output<typeof skuStock>;

export const product = z.object({
  id: productIdOut,
  title: z.string(),
  description: z.string(),
  type: z.string().nullable(),
  vendor: z.string().nullable(),
  tags: z.array(z.string()),
  pictures: z.array(productPicture),
  options: z.array(productOption),
  /** `name|hex|variant;…` */
  colorOptions: z.string(),
  source: productSource,
  enabled: z.boolean(),
  /** Of the shop it was imported from. */
  handle: z.string().nullable(),
  currency: z.string(),
  ...stockFigures,
  skus: z.array(skuStock),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Product = z.output<typeof product>;

/** A change of stock. */
export const stockMovement = z.object({
  id: z.uuid(),
  skuId: skuIdOut,
  code: z.string(),
  title: z.string(),
  variant: z.string(),
  place: z.string(),
  kind: movementKind,
  /** Units that came (positive) or left (negative). */
  quantity: z.int(),
  /** At that place, after it. */
  onHandAfter: z.int(),
  reason: z.string().nullable(),
  /** What it belongs to: "Order #1042", "Purchase order". */
  reference: z.string().nullable(),
  /** Landed cost of one received unit. */
  unitCostMinor: amountMinor().nullable(),
  currency: z.string(),
  by: z.string(),
  at: z.string(),
});
export type StockMovement = z.output<typeof stockMovement>;

/** Reads that are stale after a product, a SKU or its stock changed. */
export const catalogReads = [
  'list_products',
  'get_product',
  'list_skus',
  'get_stock',
  'list_stock_movements',
  'list_sku_bundles',
  'list_inventory_counts',
  'list_feed',
] as const;
