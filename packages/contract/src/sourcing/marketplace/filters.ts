import { z } from 'zod';
import { amountMinor, countryCode, field, forForms } from '../../kernel/fields.ts';
import {
  capability,
  capabilityWords,
  catalogKind,
  catalogKindWords,
  certification,
  certificationWords,
  completedOrdersBucket,
  completedOrdersBucketWords,
  excludedRegionWords,
  moqBucket,
  moqBucketWords,
  orderVolumeBucket,
  orderVolumeBucketWords,
  productionTimeBucket,
  productionTimeBucketWords,
  region,
  regionWords,
  samplePriceBucket,
  samplePriceBucketWords,
} from './enums.ts';
import { nothingFitsFacts } from './fit.ts';

/** Words before a place that is left out. */
const leftOutWords = [
  'not in',
  'not from',
  'outside',
  'outside of',
  'except',
  'except for',
  'excluding',
  'other than',
  'but not',
];

/** Filters that suppliers and catalog items share. All are optional and all must hold. */
const sharedFilters = {
  keyword: field(z.string().trim().max(200), {
    sense: 'search_words',
    label: 'Words',
    words: [
      'who make',
      'that make',
      'makers of',
      'manufacturers of',
      'suppliers of',
      'factories for',
      'called',
      'named',
    ],
  })
    .describe('Product, material, technique, name; not what another field says.')
    .optional(),
  categoryIds: field(z.array(field(z.string().trim().min(1).max(80), { ref: 'category' })).max(30), {
    ref: 'category',
    label: 'Category',
    words: ['category', 'categories', 'in the category'],
  })
    .describe('Ids or names; any of them.')
    .optional(),
  kind: field(catalogKind, { label: 'Kind', valueWords: catalogKindWords }).optional(),
  countries: field(z.array(countryCode()).max(60), {
    sense: 'country',
    label: 'Country',
    words: ['in', 'from', 'made in', 'based in', 'located in', 'only in', 'only from'],
  })
    .describe('Two-letter codes; any of them.')
    .optional(),
  excludeCountries: field(z.array(countryCode()).max(60), {
    sense: 'country',
    label: 'Not in',
    words: [...leftOutWords, 'not made in', 'anywhere but', 'without', 'leave out', 'no suppliers in'],
  }).optional(),
  regions: field(z.array(field(region, { valueWords: regionWords })).max(6), {
    label: 'Region',
    valueWords: regionWords,
    words: ['region', 'continent'],
  })
    .describe('Continents; OA is Oceania.')
    .optional(),
  excludeRegions: field(z.array(field(region, { valueWords: excludedRegionWords })).max(6), {
    label: 'Not in',
    valueWords: excludedRegionWords,
    words: [...leftOutWords, 'anywhere but', 'without', 'leave out'],
  }).optional(),
  moqMax: field(z.int().min(0), {
    sense: 'quantity',
    label: 'MOQ at most',
    words: [
      'moq under',
      'moq below',
      'moq at most',
      'moq up to',
      'moq less than',
      'moq of at most',
      'moq max',
      'minimum order under',
      'minimum order below',
      'minimum order of at most',
      'minimum order quantity under',
      'minimum order quantity below',
      'minimum under',
      'minimums under',
      'order minimum under',
      'moqs under',
      'moqs below',
      'start with',
      'fewer than',
    ],
  })
    .describe('Units of the smallest order.')
    .optional(),
  moqMin: field(z.int().min(0), {
    sense: 'quantity',
    label: 'MOQ at least',
    words: [
      'moq over',
      'moq above',
      'moq at least',
      'moq from',
      'moq more than',
      'minimum order over',
      'minimum order above',
      'minimum order of at least',
    ],
  }).optional(),
  moqBucket: forForms(
    field(moqBucket, { label: 'MOQ', valueWords: moqBucketWords })
      .describe('MOQ as the marketplace groups it; prefer moqMax and moqMin for a figure.')
      .optional(),
  ),
  samplePriceMaxMinor: amountMinor({
    label: 'Sample at most',
    words: [
      'samples under',
      'sample under',
      'samples below',
      'sample below',
      'samples at most',
      'samples up to',
      'samples for under',
      'samples less than',
      'samples cheaper than',
      'sample price under',
      'sample price below',
      'sample cost under',
      'sample costs under',
      'sampling under',
    ],
  })
    .min(0)
    .optional(),
  samplePriceMinMinor: amountMinor({
    label: 'Sample at least',
    words: [
      'samples over',
      'samples above',
      'sample over',
      'sample above',
      'samples at least',
      'sample price over',
      'sample price above',
    ],
  })
    .min(0)
    .optional(),
  samplePriceBucket: forForms(
    field(samplePriceBucket, { label: 'Sample price', valueWords: samplePriceBucketWords })
      .describe('Sample price as the marketplace groups it; prefer samplePriceMaxMinor for a figure.')
      .optional(),
  ),
  averageReviewMin: field(z.number().min(1).max(5), {
    label: 'Rated at least',
    words: [
      'rated above',
      'rated over',
      'rated at least',
      'rated',
      'rating above',
      'rating over',
      'rating of at least',
      'rating',
      'ratings above',
      'reviews above',
      'reviews over',
      'reviewed above',
      'stars or more',
      'stars and up',
      'stars or better',
      'or better',
      'better than',
      'at least stars',
      'with at least stars',
    ],
  }).optional(),
  productionDaysMax: field(z.int().min(1).max(365), {
    sense: 'quantity',
    label: 'Made within (days)',
    words: [
      'production under',
      'made within',
      'lead time under',
      'lead time of at most',
      'ready within',
      'ready in',
      'days of production',
      'production time under',
    ],
  }).optional(),
  productionTimeBucket: forForms(
    field(productionTimeBucket, {
      label: 'Production time',
      valueWords: productionTimeBucketWords,
    })
      .describe('Production time as the marketplace groups it.')
      .optional(),
  ),
  isUnder500: field(z.boolean(), {
    label: 'First order under $500',
    words: [
      'first order under $500',
      'start for under $500',
      'under $500 to start',
      'whole first order under $500',
    ],
  })
    .describe('The first order costs less than $500, whatever its units.')
    .optional(),
  isSampleUnder50: forForms(
    field(z.boolean(), {
      label: 'Cheap samples',
      words: ['cheap samples', 'inexpensive samples', 'affordable samples'],
    })
      .describe('Only where a sample costs less than $50; prefer samplePriceMaxMinor for a figure.')
      .optional(),
  ),
};

/** How suppliers are filtered, in search and in counting. */
export const supplierFilters = {
  ...sharedFilters,
  orderVolumeBucket: field(orderVolumeBucket, { label: 'Order volume', valueWords: orderVolumeBucketWords })
    .describe('Units made in a month.')
    .optional(),
  completedOrdersBucket: field(completedOrdersBucket, {
    label: 'Orders completed',
    valueWords: completedOrdersBucketWords,
  }).optional(),
  capability: field(capability, { label: 'Can do', valueWords: capabilityWords }).optional(),
  certification: field(certification, { label: 'Certified', valueWords: certificationWords }).optional(),
  isVetted: field(z.boolean(), {
    label: 'Vetted',
    words: ['vetted', 'verified', 'checked by you', 'trusted'],
  }).optional(),
  isOnline: field(z.boolean(), {
    label: 'Online now',
    words: ['online now', 'online right now', 'currently online', 'answering now'],
  }).optional(),
  isFavorite: field(z.boolean(), {
    label: 'Favorites only',
    words: ['among my favourites', 'among my favorites', 'that i saved'],
  }).optional(),
};

/** How catalog items are filtered, in search and in counting. */
export const itemFilters = {
  ...sharedFilters,
  supplierId: field(z.string().trim().min(1).max(120), {
    ref: 'supplier',
    label: 'Supplier',
    words: ['by', 'from supplier', 'made by', 'of supplier'],
  })
    .describe('Id or name.')
    .optional(),
  priceMaxMinor: amountMinor({
    label: 'Price at most',
    words: [
      'price under',
      'priced under',
      'costing under',
      'unit price under',
      'cheaper than',
      'for under',
      'per unit under',
      'under',
      'below',
      'less than',
    ],
  })
    .min(0)
    .describe('Unit price at the smallest order.')
    .optional(),
  priceMinMinor: amountMinor({
    label: 'Price at least',
    words: ['price over', 'priced over', 'price above', 'costing over', 'unit price over'],
  })
    .min(0)
    .optional(),
  subgroup: field(z.string().trim().min(1).max(80), { label: 'Shelf' })
    .describe('Narrowest shelf, as list_subcategories names it.')
    .optional(),
  isSampleKit: field(z.boolean(), {
    label: 'Sample kits',
    words: ['sample kits', 'sample kit', 'kits of samples'],
  })
    .describe('Only sample kits, or none.')
    .optional(),
};

/** A filter that, left out, would give results where there are none now. */
export const loosening = z.object({
  /** Name of the input field. */
  field: z.string(),
  /** As words: "MOQ at most 500". */
  words: z.string(),
  /** How many would match without it. */
  total: z.int(),
});
export type Loosening = z.output<typeof loosening>;

/** What every search answers beside its rows. */
export const searchFacts = {
  /** Time the search took in the database and around it. */
  tookMs: z.number(),
  /** The words as they were read, where a typing mistake was set right. */
  readAs: z.string().nullable(),
  /** Only when nothing matches: which filter stands in the way. */
  loosen: z.array(loosening),
  /** Of several things asked for those that nobody here makes: "matches" of "candles and matches". */
  unmet: z.array(z.string()),
  ...nothingFitsFacts,
};

const supplierFilterObject = z.object(supplierFilters);
const itemFilterObject = z.object(itemFilters);
const searchFactsObject = z.object(searchFacts);
export type SearchFacts = z.output<typeof searchFactsObject>;
export type SupplierFilters = z.output<typeof supplierFilterObject>;
export type ItemFilters = z.output<typeof itemFilterObject>;
