import { z } from 'zod';
import { amountMinor, countryCode, field, instant, untrustedText } from '../../kernel/fields.ts';
import {
  capability,
  catalogKind,
  certification,
  completedOrdersBucket,
  orderVolumeBucket,
  region,
} from './enums.ts';

const supplierRef = () => field(z.uuid(), { ref: 'supplier' });
const itemRef = () => field(z.uuid(), { ref: 'catalog_item' });
const categoryRef = () => field(z.string(), { ref: 'category' });

/** A category of the marketplace. `categoryId` is a readable slug such as `candles`. */
export const category = z.object({
  categoryId: categoryRef(),
  name: z.string(),
  kind: catalogKind,
  /** Widest shelf: "Home and living". */
  vertical: z.string(),
  /** Shelf within it: "Scent". */
  group: z.string(),
  supplierCount: z.int(),
  itemCount: z.int(),
  coverUrl: z.string().nullable(),
});
export type Category = z.output<typeof category>;

/** The narrowest shelf: one kind of product within a category. */
export const subcategory = z.object({
  subcategoryId: z.string(),
  categoryId: categoryRef(),
  vertical: z.string(),
  group: z.string(),
  /** "Container candles". */
  subgroup: z.string(),
  itemCount: z.int(),
});
export type Subcategory = z.output<typeof subcategory>;

/** What entering the United States would add, roughly: for sorting and a first look, never a quote. */
export const indicativeDuty = z.object({
  /** Percent of the goods' value, all layers together. */
  percent: z.number(),
  htsCode: z.string(),
  /** Day for which it was worked out. */
  asOf: z.string(),
  source: z.string(),
});
export type IndicativeDuty = z.output<typeof indicativeDuty>;

/** A supplier as it stands in a list. */
export const supplierSummary = z.object({
  supplierId: supplierRef(),
  name: z.string(),
  headline: z.string(),
  country: countryCode(),
  countryName: z.string(),
  city: z.string(),
  region,
  kind: catalogKind,
  categoryIds: z.array(categoryRef()),
  categoryNames: z.array(z.string()),
  /** Smallest order in units; null: quoted on request. */
  moq: z.int().nullable(),
  /** Minor units; null: quoted on request. */
  samplePriceMinor: amountMinor().nullable(),
  /** Unit prices of its dearest and its cheapest item at their smallest order; null: quoted on request. */
  priceHighMinor: amountMinor().nullable(),
  priceLowMinor: amountMinor().nullable(),
  currency: z.string(),
  productionDaysMin: z.int(),
  productionDaysMax: z.int(),
  /** 1 to 5 with two decimals; null without reviews. */
  averageReview: z.number().nullable(),
  reviewCount: z.int(),
  capabilities: z.array(capability),
  certifications: z.array(certification),
  orderVolume: orderVolumeBucket,
  isVetted: z.boolean(),
  isOnline: z.boolean(),
  firstEnabledAt: instant(),
  indicativeDuty: indicativeDuty.nullable(),
  isFavorite: z.boolean(),
  coverUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
});
export type SupplierSummary = z.output<typeof supplierSummary>;

/** A supplier with its whole profile. */
export const supplierDetail = supplierSummary.extend({
  story: untrustedText(),
  materials: z.array(z.string()),
  languages: z.array(z.string()),
  yearFounded: z.int(),
  employees: z.int(),
  /** Usual time to a first answer. */
  responseHours: z.int(),
  /** Smallest first order in money; null: quoted on request. */
  minimumOrderMinor: amountMinor().nullable(),
  completedOrders: z.int(),
  completedOrdersBucket,
  factoryAreaSquareMetres: z.int().nullable(),
  pictureUrls: z.array(z.string()),
  itemCount: z.int(),
});
export type SupplierDetail = z.output<typeof supplierDetail>;

export const priceTier = z.object({
  /** From this many units up. */
  fromQuantity: z.int(),
  unitPriceMinor: amountMinor(),
});
export type PriceTier = z.output<typeof priceTier>;

/** A catalog item as it stands in a list. */
export const catalogItemSummary = z.object({
  itemId: itemRef(),
  title: z.string(),
  kind: catalogKind,
  categoryId: categoryRef(),
  categoryName: z.string(),
  subgroup: z.string(),
  supplierId: supplierRef(),
  supplierName: z.string(),
  supplierCountry: countryCode(),
  moq: z.int().nullable(),
  /** Per unit at the smallest order; null: quoted on request. */
  unitPriceMinor: amountMinor().nullable(),
  /** Per unit at the largest tier. */
  lowestUnitPriceMinor: amountMinor().nullable(),
  samplePriceMinor: amountMinor().nullable(),
  currency: z.string(),
  leadTimeDays: z.int(),
  averageReview: z.number().nullable(),
  isSampleKit: z.boolean(),
  isFavorite: z.boolean(),
  pictureUrl: z.string().nullable(),
});
export type CatalogItemSummary = z.output<typeof catalogItemSummary>;

/** One way in which an item can be made one's own: "Label: paper, foil, debossed". */
export const customization = z.object({ name: z.string(), options: z.array(z.string()) });

/** A catalog item with all that its page shows. */
export const catalogItemDetail = catalogItemSummary.extend({
  description: untrustedText(),
  materials: z.array(z.string()),
  /** Millimeters; null where it makes no sense. */
  lengthMillimetres: z.int().nullable(),
  widthMillimetres: z.int().nullable(),
  heightMillimetres: z.int().nullable(),
  weightGrams: z.int().nullable(),
  priceTiers: z.array(priceTier),
  customizations: z.array(customization),
  /** Entries `name|hex|variant` separated by semicolons (brand-kit document, color option string). */
  colorOptions: z.string(),
  /** A first guess at the tariff line, to be confirmed with the tariff look-up. */
  htsCandidate: z.string().nullable(),
  pictureUrls: z.array(z.string()),
  supplier: supplierSummary,
});
export type CatalogItemDetail = z.output<typeof catalogItemDetail>;

/** What another brand wrote about a supplier. */
export const supplierReview = z.object({
  reviewId: z.uuid(),
  supplierId: supplierRef(),
  rating: z.int().min(1).max(5),
  quality: z.int().min(1).max(5),
  communication: z.int().min(1).max(5),
  delivery: z.int().min(1).max(5),
  title: untrustedText(),
  text: untrustedText(),
  authorBrand: untrustedText(),
  authorCountry: countryCode(),
  itemTitle: z.string().nullable(),
  unitsOrdered: z.int().nullable(),
  createdAt: instant(),
});
export type SupplierReview = z.output<typeof supplierReview>;

/** A saved supplier or item. */
export const favorite = z.object({
  favoriteId: field(z.uuid(), { ref: 'favorite' }),
  kind: z.enum(['SUPPLIER', 'ITEM']),
  supplierId: supplierRef(),
  itemId: itemRef().nullable(),
  name: z.string(),
  createdAt: instant(),
});
export type Favorite = z.output<typeof favorite>;
