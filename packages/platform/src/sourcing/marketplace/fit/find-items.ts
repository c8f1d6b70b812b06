import { compareFits, fitOf, type Fit } from '@brandwright/language/products/fit.ts';
import { lookupWordsOf, type ProductWords } from '@brandwright/language/products/product-words.ts';
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { matches } from '../search-words.ts';
import {
  marketplaceCategories as categories,
  marketplaceItems as items,
  marketplaceSuppliers as suppliers,
} from '../tables.ts';
import { offerOfItem } from './offers.ts';

/** An item of the marketplace with how well it is what was asked for. */
export interface FittingItem {
  itemId: string;
  supplierId: string;
  title: string;
  supplierName: string;
  countryName: string;
  unitPriceMinor: number | null;
  currency: string;
  moq: number | null;
  averageReview: number | null;
  fit: Fit;
  /** Which of the things asked for it fits best. */
  thing: ProductWords;
}

/** Items whose words are looked at for one question; the best ranked where there are more. */
const mostLookedAt = 5000;

/** What a supplier says of all it makes; its other items and its story say nothing of this one. */
export const makerWords = sql<string>`concat_ws(' ', ${suppliers.name}, ${suppliers.headline}, array_to_string(${suppliers.capabilities}, ' '), array_to_string(${suppliers.certifications}, ' '))`;

/** A tsquery for the words of what was asked for and of what is near it. Null where there are none. */
export function lookupQuery(wanted: readonly ProductWords[]): string | null {
  const words = wanted.flatMap(lookupWordsOf).map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  // The stemmer does not know that scarves are scarfs.
  const all = words.flatMap((word) => (/fe?$/.test(word) ? [word, word.replace(/fe?$/, 'ves')] : [word]));
  return [...new Set(all)].filter(Boolean).join(' | ') || null;
}

/** The thing that an offer fits best, with how it does. */
export const bestFit = (
  wanted: readonly ProductWords[],
  offer: Parameters<typeof fitOf>[1],
): { thing: ProductWords; fit: Fit } | undefined =>
  wanted.map((thing) => ({ thing, fit: fitOf(thing, offer) })).sort((a, b) => compareFits(a.fit, b.fit))[0];

/**
 * Items that are what was asked for, or near it, best first: by fit, then price, smallest order and rating. Of several
 * things asked for, the one that an item fits best counts.
 */
export async function findFittingItems(
  context: Pick<Context, 'db'>,
  wanted: readonly ProductWords[],
  excludedCountries: readonly string[] = [],
): Promise<FittingItem[]> {
  const query = lookupQuery(wanted);
  if (query === null) return [];
  const rows = await context.db
    .select({
      itemId: items.id,
      supplierId: items.supplierId,
      title: items.title,
      subgroup: items.subgroup,
      categoryName: categories.name,
      materials: items.materials,
      description: items.description,
      maker: makerWords,
      unitPriceMinor: items.unitPriceMinor,
      currency: items.currency,
      moq: items.moq,
      supplierName: suppliers.name,
      countryName: suppliers.countryName,
      averageReview: suppliers.averageReview,
    })
    .from(items)
    .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(
      and(
        matches(items.search, query),
        excludedCountries.length > 0 ? notInArray(suppliers.country, [...excludedCountries]) : undefined,
      ),
    )
    .orderBy(desc(items.rank), asc(items.id))
    .limit(mostLookedAt);
  return rows
    .flatMap(({ subgroup, categoryName, materials, description, maker, ...row }): FittingItem[] => {
      const words = { title: row.title, categoryName, subgroup, materials, description, maker };
      const best = bestFit(wanted, offerOfItem(words));
      return best && best.fit.level !== 'NONE' ? [{ ...row, ...best }] : [];
    })
    .sort(compareFitting);
}

/** By fit, then price, smallest order, rating and id. */
function compareFitting(one: FittingItem, other: FittingItem): number {
  return (
    compareFits(one.fit, other.fit) ||
    (one.unitPriceMinor ?? Infinity) - (other.unitPriceMinor ?? Infinity) ||
    (one.moq ?? Infinity) - (other.moq ?? Infinity) ||
    (other.averageReview ?? 0) - (one.averageReview ?? 0) ||
    (one.itemId < other.itemId ? -1 : 1)
  );
}
