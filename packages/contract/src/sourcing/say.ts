import { count as countOf } from '../kernel/words.ts';
import { formatMoney } from '../kernel/money.ts';
import type { CatalogItemSummary, SupplierSummary } from './marketplace/entities.ts';
import type { SupplierMatch } from './marketplace/fit.ts';

/** Suppliers that a model is shown of one page. */
export const shownToModel = 10;

/** "MOQ 96, samples $18.00, rated 4.72 (31 reviews)". */
export function supplierFigures(supplier: SupplierSummary): string {
  const moq = supplier.moq === null ? 'MOQ on request' : `MOQ ${supplier.moq.toLocaleString('en-US')}`;
  const sample =
    supplier.samplePriceMinor === null
      ? 'samples on request'
      : `samples ${formatMoney(supplier.samplePriceMinor, supplier.currency)}`;
  const rating =
    supplier.averageReview === null ? 'no reviews yet' : `rated ${supplier.averageReview.toFixed(2)}`;
  return `${moq}, ${sample}, ${rating}`;
}

/** "Lume & Cera (Porto, Portugal): MOQ 96, samples $18.00, rated 4.72". */
export function supplierLine(supplier: SupplierSummary): string {
  return `${supplier.name} (${supplier.city}, ${supplier.countryName}): ${supplierFigures(supplier)}`;
}

/** "Lume & Cera (Porto, Portugal): Soy candle in amber glass at $4.50 a unit, MOQ 96, samples $18.00, rated 4.72". */
export function matchedSupplierLine(supplier: SupplierSummary & { match: SupplierMatch | null }): string {
  const item = supplier.match?.item;
  if (!item) return supplierLine(supplier);
  const price =
    item.unitPriceMinor === null
      ? 'price on request'
      : `${formatMoney(item.unitPriceMinor, item.currency)} a unit`;
  return `${supplier.name} (${supplier.city}, ${supplier.countryName}): ${item.title} at ${price}, ${supplierFigures(supplier)}`;
}

/** "Stoneware mug, 350 ml: $3.40 a unit from 144, sample $12.00". */
export function itemLine(item: CatalogItemSummary): string {
  const price =
    item.unitPriceMinor === null
      ? 'price on request'
      : `${formatMoney(item.unitPriceMinor, item.currency)} a unit`;
  const moq = item.moq === null ? '' : ` from ${item.moq.toLocaleString('en-US')}`;
  const sample =
    item.samplePriceMinor === null ? '' : `, sample ${formatMoney(item.samplePriceMinor, item.currency)}`;
  return `${item.title}: ${price}${moq}${sample}`;
}

export { countOf };

/** The sentence for a search without results: what stands in the way, as far as it is known. */
export function nothingFound(what: string, loosen: readonly { words: string; total: number }[]): string {
  const best = loosen[0];
  if (!best) return `No ${what} match that. Try other words or fewer filters.`;
  return `No ${what} match all of that. Without "${best.words}" there ${best.total === 1 ? 'is' : 'are'} ${best.total.toLocaleString('en-US')}.`;
}

/** " No supplier here makes matches.": said behind what was found of several things asked for. */
export const unmetWords = (unmet: readonly string[]): string =>
  unmet.length === 0 ? '' : ` No supplier here makes ${unmet.join(' or ')}.`;

/** What a model sees of a supplier in a list. */
export function supplierForModel(supplier: SupplierSummary) {
  return {
    supplierId: supplier.supplierId,
    name: supplier.name,
    country: supplier.country,
    city: supplier.city,
    categoryIds: supplier.categoryIds,
    moq: supplier.moq,
    samplePriceMinor: supplier.samplePriceMinor,
    priceHighMinor: supplier.priceHighMinor,
    priceLowMinor: supplier.priceLowMinor,
    productionDaysMax: supplier.productionDaysMax,
    averageReview: supplier.averageReview,
    reviewCount: supplier.reviewCount,
    certifications: supplier.certifications,
    indicativeDutyPercent: supplier.indicativeDuty?.percent ?? null,
  };
}

/** What a model sees of an item in a list. */
export function itemForModel(item: CatalogItemSummary) {
  return {
    itemId: item.itemId,
    title: item.title,
    categoryId: item.categoryId,
    supplierId: item.supplierId,
    supplierName: item.supplierName,
    supplierCountry: item.supplierCountry,
    moq: item.moq,
    unitPriceMinor: item.unitPriceMinor,
    samplePriceMinor: item.samplePriceMinor,
    leadTimeDays: item.leadTimeDays,
    averageReview: item.averageReview,
  };
}

/** "Shown 10 of 24" when rows were cut, else undefined. */
export function cutNote(shown: number, total: number): { note?: string } {
  return shown < total ? { note: `Shown ${shown} of ${total}; ask for a page or narrow the search.` } : {};
}
