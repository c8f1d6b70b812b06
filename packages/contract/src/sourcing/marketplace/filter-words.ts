import { formatMoney } from '../../kernel/money.ts';
import {
  capabilityWords,
  catalogKindWords,
  certificationWords,
  completedOrdersBucketWords,
  moqBucketWords,
  orderVolumeBucketWords,
  productionTimeBucketWords,
  regionWords,
  samplePriceBucketWords,
} from './enums.ts';
import type { ItemFilters, SupplierFilters } from './filters.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const named = (codes: readonly string[] = []) =>
  codes.map((code) => countryNames.of(code) ?? code).join(' or ');
const either = (yes: boolean | undefined, words: string) => (yes === false ? `not ${words}` : words);

type AllFilters = SupplierFilters & ItemFilters;
type FilterWords = { [F in keyof AllFilters]-?: (filters: AllFilters) => string };

const words: FilterWords = {
  keyword: ({ keyword = '' }) => keyword,
  categoryIds: ({ categoryIds = [] }) => categoryIds.map((id) => id.replaceAll('-', ' ')).join(' or '),
  kind: ({ kind }) => (kind ? catalogKindWords[kind][0] : ''),
  countries: ({ countries }) => `in ${named(countries)}`,
  excludeCountries: ({ excludeCountries }) => `not in ${named(excludeCountries)}`,
  regions: ({ regions = [] }) => `in ${regions.map((region) => regionWords[region][0]).join(' or ')}`,
  excludeRegions: ({ excludeRegions = [] }) =>
    `not in ${excludeRegions.map((region) => regionWords[region][0]).join(' or ')}`,
  moqMax: ({ moqMax = 0 }) => `MOQ at most ${moqMax.toLocaleString('en-US')}`,
  moqMin: ({ moqMin = 0 }) => `MOQ at least ${moqMin.toLocaleString('en-US')}`,
  moqBucket: ({ moqBucket }) => `MOQ ${moqBucket ? moqBucketWords[moqBucket][0].toLowerCase() : ''}`,
  samplePriceMaxMinor: ({ samplePriceMaxMinor = 0 }) => `sample at most ${formatMoney(samplePriceMaxMinor)}`,
  samplePriceMinMinor: ({ samplePriceMinMinor = 0 }) => `sample at least ${formatMoney(samplePriceMinMinor)}`,
  samplePriceBucket: ({ samplePriceBucket }) =>
    `sample ${samplePriceBucket ? samplePriceBucketWords[samplePriceBucket][0].toLowerCase() : ''}`,
  averageReviewMin: ({ averageReviewMin = 0 }) => `rated at least ${averageReviewMin}`,
  productionDaysMax: ({ productionDaysMax = 0 }) => `made within ${productionDaysMax} days`,
  productionTimeBucket: ({ productionTimeBucket }) =>
    `production ${productionTimeBucket ? productionTimeBucketWords[productionTimeBucket][0].toLowerCase() : ''}`,
  isUnder500: ({ isUnder500 }) => either(isUnder500, 'first order under $500'),
  isSampleUnder50: ({ isSampleUnder50 }) => either(isSampleUnder50, 'sample under $50'),
  orderVolumeBucket: ({ orderVolumeBucket }) =>
    orderVolumeBucket ? orderVolumeBucketWords[orderVolumeBucket][0] : '',
  completedOrdersBucket: ({ completedOrdersBucket }) =>
    `${completedOrdersBucket ? completedOrdersBucketWords[completedOrdersBucket][0].toLowerCase() : ''} completed`,
  capability: ({ capability }) => (capability ? capabilityWords[capability][0].toLowerCase() : ''),
  certification: ({ certification }) => (certification ? certificationWords[certification][0] : ''),
  isVetted: ({ isVetted }) => either(isVetted, 'vetted'),
  isOnline: ({ isOnline }) => either(isOnline, 'online now'),
  isFavorite: ({ isFavorite }) => either(isFavorite, 'in your favorites'),
  supplierId: () => 'that supplier',
  priceMaxMinor: ({ priceMaxMinor = 0 }) => `price at most ${formatMoney(priceMaxMinor)}`,
  priceMinMinor: ({ priceMinMinor = 0 }) => `price at least ${formatMoney(priceMinMinor)}`,
  subgroup: ({ subgroup = '' }) => subgroup.toLowerCase(),
  isSampleKit: ({ isSampleKit }) => either(isSampleKit, 'sample kits'),
};

/** A filter as one would say it: "MOQ at most 500", "not in China". The field's own name for a field that is no filter. */
export function filterInWords(field: string, filters: AllFilters): string {
  return Object.hasOwn(words, field) ? words[field as keyof AllFilters](filters) : field;
}
