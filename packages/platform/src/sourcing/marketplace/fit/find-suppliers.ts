import { compareFits, type Fit } from '@brandwright/language/products/fit.ts';
import { offersOfText } from '@brandwright/language/products/offer.ts';
import type { ProductWords } from '@brandwright/language/products/product-words.ts';
import { and, notInArray } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { matches } from '../search-words.ts';
import { marketplaceSuppliers as suppliers } from '../tables.ts';
import { bestFit, findFittingItems, lookupQuery, makerWords, type FittingItem } from './find-items.ts';

/** A supplier that makes what was asked for: by an item of its catalog, or by what its headline says. */
export interface FittingSupplier {
  supplierId: string;
  /** The item that fits best; null where only the headline says that it is made. */
  item: FittingItem | null;
  fit: Fit;
  /** Which of the things asked for it makes. */
  thing: ProductWords;
}

export interface FoundSuppliers {
  /** Best first. */
  makers: FittingSupplier[];
  /** Items that are only near, best first; none of a maker. */
  near: FittingItem[];
}

/** Suppliers that make one of these things, and what comes near where they do not. */
export async function findFittingSuppliers(
  context: Pick<Context, 'db'>,
  wanted: readonly ProductWords[],
  excludedCountries: readonly string[] = [],
): Promise<FoundSuppliers> {
  const items = await findFittingItems(context, wanted, excludedCountries);
  const makers = new Map<string, FittingSupplier>();
  for (const item of items)
    if (item.fit.level === 'MAKES' && !makers.has(item.supplierId))
      makers.set(item.supplierId, { supplierId: item.supplierId, item, fit: item.fit, thing: item.thing });
  for (const claimed of await claiming(context, wanted, excludedCountries))
    if (!makers.has(claimed.supplierId)) makers.set(claimed.supplierId, claimed);
  return {
    makers: [...makers.values()].sort(
      (a, b) => Number(a.item === null) - Number(b.item === null) || compareFits(a.fit, b.fit),
    ),
    near: items.filter(({ fit, supplierId }) => fit.level === 'NEAR' && !makers.has(supplierId)),
  };
}

/** Suppliers whose headline says that they make it. */
async function claiming(
  context: Pick<Context, 'db'>,
  wanted: readonly ProductWords[],
  excludedCountries: readonly string[],
): Promise<FittingSupplier[]> {
  const query = lookupQuery(wanted);
  if (query === null) return [];
  const rows = await context.db
    .select({
      supplierId: suppliers.id,
      headline: suppliers.headline,
      materials: suppliers.materials,
      maker: makerWords,
    })
    .from(suppliers)
    .where(
      and(
        matches(suppliers.search, query),
        excludedCountries.length > 0 ? notInArray(suppliers.country, [...excludedCountries]) : undefined,
      ),
    )
    .orderBy(suppliers.id);
  return rows.flatMap(({ supplierId, headline, materials, maker }) => {
    const fits = offersOfText(headline, maker, materials).flatMap((offer) => bestFit(wanted, offer) ?? []);
    const [best] = fits.sort((a, b) => compareFits(a.fit, b.fit));
    return best?.fit.level === 'MAKES' ? [{ supplierId, item: null, ...best }] : [];
  });
}
