import { z } from 'zod';

/** What a catalog entry is (overview §3, catalog entry kinds that can be browsed). */
export const catalogKinds = ['PRODUCT', 'PACKAGING', 'SERVICES'] as const;
export const catalogKind = z.enum(catalogKinds);
export type CatalogKind = z.output<typeof catalogKind>;

export const catalogKindWords: Record<CatalogKind, readonly [string, ...string[]]> = {
  PRODUCT: ['products', 'product', 'goods'],
  PACKAGING: ['packaging', 'boxes and bags', 'packaging supplies'],
  SERVICES: ['services', 'service', 'creative services'],
};

/** Regions of the marketplace (overview §3). */
export const regions = ['AF', 'NA', 'SA', 'AS', 'EU', 'OA'] as const;
export const region = z.enum(regions);
export type Region = z.output<typeof region>;

export const regionWords: Record<Region, readonly [string, ...string[]]> = {
  AF: ['Africa', 'african'],
  NA: ['North America', 'north american'],
  SA: ['South America', 'south american', 'latin america'],
  AS: ['Asia', 'asian'],
  EU: ['Europe', 'european', 'the eu'],
  OA: ['Oceania', 'australia and new zealand', 'pacific'],
};

const leavingOut = [
  'outside',
  'outside of',
  'not in',
  'not from',
  'except',
  'excluding',
  'anywhere but',
  'other than',
];

/** "outside of Asia": whole phrases, since one word makes the difference. */
export const excludedRegionWords: Record<Region, readonly string[]> = {
  AF: phrasesFor('AF'),
  NA: phrasesFor('NA'),
  SA: phrasesFor('SA'),
  AS: phrasesFor('AS'),
  EU: phrasesFor('EU'),
  OA: phrasesFor('OA'),
};

function phrasesFor(left: Region): string[] {
  return leavingOut.flatMap((word) => regionWords[left].map((name) => `${word} ${name}`));
}

/** Orders of the marketplace (overview §9): a leading minus is descending. */
export const supplierSorts = [
  '-rank',
  'onlineNow',
  '-firstEnabledAt',
  'tariff',
  '-createdAt',
  'price',
  '-price',
  '-averageReview',
  'moq',
  'samplePrice',
] as const;
export const supplierSort = z.enum(supplierSorts);
export type SupplierSort = z.output<typeof supplierSort>;

export const supplierSortWords: Record<SupplierSort, readonly [string, ...string[]]> = {
  '-rank': ['Featured', 'recommended', 'most relevant'],
  onlineNow: ['Online now first', 'online first', 'available right now first'],
  '-firstEnabledAt': ['Newly added', 'new on the marketplace', 'recently added', 'newest suppliers'],
  tariff: ['Lowest tariffs', 'lowest duty', 'cheapest duty', 'lowest tariff first'],
  '-createdAt': ['Newest', 'newest first', 'latest'],
  price: ['Price low to high', 'cheapest first', 'lowest price first', 'by price', 'cheapest'],
  '-price': ['Price high to low', 'most expensive first', 'highest price first'],
  '-averageReview': ['Best rated', 'best reviewed', 'highest rated', 'top rated', 'by rating'],
  moq: ['Lowest MOQ', 'smallest minimum order', 'lowest minimum first', 'by moq'],
  samplePrice: ['Cheapest samples', 'cheapest samples first', 'lowest sample price', 'by sample price'],
};

export const itemSorts = [
  '-rank',
  '-createdAt',
  'price',
  '-price',
  'moq',
  'samplePrice',
  '-averageReview',
] as const;
export const itemSort = z.enum(itemSorts);
export type ItemSort = z.output<typeof itemSort>;

export const itemSortWords: Record<ItemSort, readonly [string, ...string[]]> = {
  '-rank': ['Featured', 'recommended', 'most popular'],
  '-createdAt': ['Newest', 'newest first', 'latest', 'newly added'],
  price: ['Price low to high', 'cheapest first', 'lowest price first', 'by price', 'cheapest'],
  '-price': ['Price high to low', 'most expensive first', 'highest price first'],
  moq: ['Lowest MOQ', 'smallest minimum order', 'lowest minimum first'],
  samplePrice: ['Cheapest samples', 'cheapest samples first', 'lowest sample price', 'by sample price'],
  '-averageReview': ['Best rated', 'best reviewed', 'highest rated', 'top rated'],
};

/**
 * Filter buckets (overview §9). Lower edges count, upper edges do not, so that no value stands in two buckets;
 * `custom` is a price or minimum that the supplier quotes on request.
 */
export const samplePriceBuckets = ['5-50', '50-100', '100+', 'custom'] as const;
export const samplePriceBucket = z.enum(samplePriceBuckets);
export type SamplePriceBucket = z.output<typeof samplePriceBucket>;

export const samplePriceBucketWords: Record<SamplePriceBucket, readonly [string, ...string[]]> = {
  '5-50': ['$5-$50', 'samples from $5 to $50'],
  '50-100': ['$50-$100', 'samples from $50 to $100'],
  '100+': ['$100+', 'samples of $100 and more'],
  custom: ['Custom quote', 'sample price on request'],
};

export const moqBuckets = ['0-100', '100-1000', '1000+', 'custom'] as const;
export const moqBucket = z.enum(moqBuckets);
export type MoqBucket = z.output<typeof moqBucket>;

export const moqBucketWords: Record<MoqBucket, readonly [string, ...string[]]> = {
  '0-100': ['0-100 units', 'moq from 0 to 100'],
  '100-1000': ['100-1000 units', 'moq from 100 to 1000'],
  '1000+': ['1000+ units', 'moq of 1000 and more'],
  custom: ['Custom quote', 'moq on request'],
};

/** Units that a supplier makes in a usual month. */
export const orderVolumeBuckets = ['0-1000', '1000-5000', '5000+'] as const;
export const orderVolumeBucket = z.enum(orderVolumeBuckets);
export type OrderVolumeBucket = z.output<typeof orderVolumeBucket>;

export const orderVolumeBucketWords: Record<OrderVolumeBucket, readonly [string, ...string[]]> = {
  '0-1000': ['0-1000 units a month', 'small order volume', 'low volume'],
  '1000-5000': ['1000-5000 units a month', 'medium order volume'],
  '5000+': ['5000+ units a month', 'large order volume', 'high volume'],
};

/** Orders that a supplier has completed on the marketplace (the second order-volume filter). */
export const completedOrdersBuckets = ['250+', '100+', '50+', 'under-50'] as const;
export const completedOrdersBucket = z.enum(completedOrdersBuckets);
export type CompletedOrdersBucket = z.output<typeof completedOrdersBucket>;

export const completedOrdersBucketWords: Record<CompletedOrdersBucket, readonly [string, ...string[]]> = {
  '250+': ['250+ orders', 'more than 250 orders completed'],
  '100+': ['100+ orders', 'more than 100 orders completed'],
  '50+': ['50+ orders', 'more than 50 orders completed'],
  'under-50': ['Under 50 orders', 'fewer than 50 orders completed'],
};

export const averageReviewSteps = [4, 3, 2, 1] as const;

/** A month counts 30 days; the longer end of the supplier's range decides. */
export const productionTimeBuckets = ['under-1-month', '1-2-months', '2-3-months', '3+-months'] as const;
export const productionTimeBucket = z.enum(productionTimeBuckets);
export type ProductionTimeBucket = z.output<typeof productionTimeBucket>;

export const productionTimeBucketWords: Record<ProductionTimeBucket, readonly [string, ...string[]]> = {
  'under-1-month': [
    'Under 1 month',
    'production under a month',
    'made within a month',
    'less than a month of production',
    'fast production',
  ],
  '1-2-months': ['1-2 months', 'one to two months of production'],
  '2-3-months': ['2-3 months', 'two to three months of production'],
  '3+-months': ['3+ months', 'more than three months of production'],
};

/** What a workshop can do beyond making its catalog. */
export const capabilities = [
  'PRIVATE_LABEL',
  'WHITE_LABEL',
  'CUSTOM_DESIGN',
  'CUSTOM_PACKAGING',
  'SMALL_BATCH',
  'EMBROIDERY',
  'SCREEN_PRINTING',
  'DIGITAL_PRINTING',
  'ENGRAVING',
  'HAND_FINISHED',
  'CUSTOM_SCENT',
  'CUSTOM_MOULD',
  'RECYCLED_MATERIALS',
  'KITTING',
  'QUALITY_INSPECTION',
] as const;
export const capability = z.enum(capabilities);
export type Capability = z.output<typeof capability>;

export const capabilityWords: Record<Capability, readonly [string, ...string[]]> = {
  PRIVATE_LABEL: ['Private label', 'private-label', 'our own label', 'own label'],
  WHITE_LABEL: ['White label', 'white-label', 'unbranded stock'],
  CUSTOM_DESIGN: ['Custom design', 'oem', 'made to our design', 'custom made', 'custom products'],
  CUSTOM_PACKAGING: ['Custom packaging', 'branded packaging', 'own packaging'],
  SMALL_BATCH: ['Small batches', 'small batch', 'small runs'],
  EMBROIDERY: ['Embroidery', 'embroider', 'embroidered'],
  SCREEN_PRINTING: ['Screen printing', 'screen print', 'screen-printed'],
  DIGITAL_PRINTING: ['Digital printing', 'digital print', 'dtg'],
  ENGRAVING: ['Engraving', 'laser engraving', 'engraved'],
  HAND_FINISHED: ['Hand finished', 'handmade', 'hand-made', 'handcrafted'],
  CUSTOM_SCENT: ['Custom scents', 'custom scent', 'own fragrance', 'custom fragrance'],
  CUSTOM_MOULD: ['Custom molds', 'custom moulds', 'custom mould', 'custom mold', 'own mould', 'tooling'],
  RECYCLED_MATERIALS: [
    'Recycled materials',
    'recycled',
    'upcycled',
    'eco friendly',
    'eco-friendly',
    'sustainable',
  ],
  KITTING: ['Kitting', 'assembly', 'gift sets'],
  QUALITY_INSPECTION: ['Quality inspection', 'quality checks', 'inspection before shipping'],
};

/** Certificates that suppliers hold, by the names of their schemes. */
export const certifications = [
  'BSCI',
  'BRCGS',
  'CPSIA',
  'FAIR_TRADE',
  'FDA_REGISTERED',
  'FSC',
  'GMP',
  'GOTS',
  'GRS',
  'IFRA',
  'ISO_9001',
  'LEAPING_BUNNY',
  'LWG',
  'OEKO_TEX',
  'RJC',
  'SEDEX',
] as const;
export const certification = z.enum(certifications);
export type Certification = z.output<typeof certification>;

export const certificationWords: Record<Certification, readonly [string, ...string[]]> = {
  BSCI: ['BSCI', 'amfori'],
  BRCGS: ['BRCGS', 'brc'],
  CPSIA: ['CPSIA', 'tested for children', 'child safe'],
  FAIR_TRADE: ['Fair Trade', 'fairtrade', 'fair-trade'],
  FDA_REGISTERED: ['FDA registered', 'fda'],
  FSC: ['FSC', 'forest stewardship'],
  GMP: ['GMP', 'cgmp', 'good manufacturing practice'],
  GOTS: ['GOTS', 'organic cotton certified', 'certified organic textile'],
  GRS: ['GRS', 'global recycled standard'],
  IFRA: ['IFRA', 'ifra compliant'],
  ISO_9001: ['ISO 9001', 'iso9001', 'iso'],
  LEAPING_BUNNY: ['Leaping Bunny', 'cruelty free', 'cruelty-free'],
  LWG: ['LWG', 'leather working group'],
  OEKO_TEX: ['OEKO-TEX', 'oekotex', 'oeko tex', 'oeko-tex standard 100'],
  RJC: ['RJC', 'responsible jewellery council'],
  SEDEX: ['Sedex', 'smeta'],
};

/** Tabs of Sourcing Home, as the address spells them (overview §2.6). */
export const homeTabs = [
  'All',
  'Products',
  'Ecommerce_Packaging',
  'Business_&_Creative_Services',
  'Website_Development',
] as const;
export const homeTab = z.enum(homeTabs);
export type HomeTab = z.output<typeof homeTab>;
