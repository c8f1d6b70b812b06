import { formatMoney } from '@brandwright/contract';
import type { Loosening } from '@brandwright/contract/sourcing/marketplace.ts';
import type { SQL } from 'drizzle-orm';
import { allOf, type Conditions, type ItemFilters, type SupplierFilters } from './conditions.ts';

/** For a search without results: which single filters, left out, give some. Most results first, at most three. */
export async function loosen(
  conditions: Conditions,
  filters: SupplierFilters | ItemFilters,
  count: (where: SQL | undefined) => Promise<number>,
): Promise<Loosening[]> {
  if (conditions.byField.size < 2) return [];
  const found: Loosening[] = [];
  for (const field of conditions.byField.keys()) {
    const total = await count(allOf(conditions, field));
    if (total > 0) found.push({ field, words: inWords(field, filters), total });
  }
  return found.sort((a, b) => b.total - a.total || a.field.localeCompare(b.field)).slice(0, 3);
}

const regionNames = new Map([['AF', 'Africa'], ['NA', 'North America'], ['SA', 'South America'], ['AS', 'Asia'], ['EU', 'Europe'], ['OA', 'Oceania']]);
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const named = (codes: readonly string[] = []) => codes.map((code) => countryNames.of(code) ?? code).join(' or ');

/** A filter as one would say it: "MOQ at most 500". */
function inWords(field: string, filters: SupplierFilters & ItemFilters): string {
  const money = (amount: number | undefined) => formatMoney(amount ?? 0);
  const words: Record<string, () => string> = {
    keyword: () => `${filters.keyword}`,
    categoryIds: () => `category ${(filters.categoryIds ?? []).join(' or ')}`,
    kind: () => `${filters.kind}`.toLowerCase(),
    countries: () => `in ${named(filters.countries)}`,
    excludeCountries: () => `not in ${named(filters.excludeCountries)}`,
    regions: () => `in ${(filters.regions ?? []).map((code) => regionNames.get(code) ?? code).join(' or ')}`,
    moqMax: () => `MOQ at most ${filters.moqMax}`,
    moqMin: () => `MOQ at least ${filters.moqMin}`,
    moqBucket: () => `MOQ ${filters.moqBucket}`,
    samplePriceMaxMinor: () => `sample at most ${money(filters.samplePriceMaxMinor)}`,
    samplePriceMinMinor: () => `sample at least ${money(filters.samplePriceMinMinor)}`,
    samplePriceBucket: () => `sample price ${filters.samplePriceBucket}`,
    averageReviewMin: () => `rated at least ${filters.averageReviewMin}`,
    productionDaysMax: () => `made within ${filters.productionDaysMax} days`,
    productionTimeBucket: () => `production ${filters.productionTimeBucket}`.replaceAll('-', ' '),
    isUnder500: () => 'first order under $500',
    isSampleUnder50: () => 'sample under $50',
    orderVolumeBucket: () => `order volume ${filters.orderVolumeBucket}`,
    completedOrdersBucket: () => `orders completed ${filters.completedOrdersBucket}`,
    capability: () => `${filters.capability}`.toLowerCase().replaceAll('_', ' '),
    certification: () => `${filters.certification}`.replaceAll('_', ' '),
    isVetted: () => 'vetted',
    isOnline: () => 'online now',
    isFavorite: () => 'among your favourites',
    supplierId: () => 'that supplier',
    priceMaxMinor: () => `price at most ${money(filters.priceMaxMinor)}`,
    priceMinMinor: () => `price at least ${money(filters.priceMinMinor)}`,
    isSampleKit: () => 'sample kits',
  };
  return words[field]?.() ?? field;
}
