import type { ProductWords } from '@brandwright/language/products/product-words.ts';
import type { Fit } from '@brandwright/language/products/fit.ts';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import type { FittingItem } from '../../marketplace/fit/find-items.ts';
import { findFittingSuppliers } from '../../marketplace/fit/find-suppliers.ts';
import { suppliersByIds } from '../../marketplace/resolve.ts';
import { itemColumns, type SupplierRow } from '../../marketplace/rows.ts';
import { marketplaceItems } from '../../marketplace/tables.ts';

export type MarketItem = Omit<
  typeof marketplaceItems.$inferSelect,
  'search' | 'searchNames' | 'searchTopics' | 'searchText'
>;

export interface Found {
  supplier: SupplierRow;
  /** The item that is what the brief asks for; null where only the supplier's headline says that it makes it. */
  item: MarketItem | null;
  fit: Fit;
}

export interface Candidates {
  makers: Found[];
  /** Items that are only near, best first. */
  near: FittingItem[];
}

/** Factories that are looked at for one brief. */
const mostCandidates = 200;

/** Factories outside excluded countries that make what is wanted, each with its best item, and what comes near. */
export async function findCandidates(
  context: Pick<Context, 'db'>,
  wanted: ProductWords,
  excludedCountries: readonly string[],
): Promise<Candidates> {
  const { makers, near } = await findFittingSuppliers(context, [wanted], excludedCountries);
  const best = makers.slice(0, mostCandidates);
  const rows = await suppliersByIds(
    context,
    best.map(({ supplierId }) => supplierId),
  );
  const suppliers = new Map(rows.map((row) => [row.id, row]));
  const items = await itemsById(
    context,
    best.flatMap(({ item }) => item?.itemId ?? []),
  );
  return {
    makers: best.flatMap(({ supplierId, item, fit }): Found[] => {
      const supplier = suppliers.get(supplierId);
      return supplier ? [{ supplier, item: (item && items.get(item.itemId)) ?? null, fit }] : [];
    }),
    near,
  };
}

async function itemsById(
  context: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<Map<string, MarketItem>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select(itemColumns)
    .from(marketplaceItems)
    .where(inArray(marketplaceItems.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
