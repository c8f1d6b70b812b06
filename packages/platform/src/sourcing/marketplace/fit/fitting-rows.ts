import { compareFits, type Fit } from '@brandwright/language/products/fit.ts';
import type { ProductWords } from '@brandwright/language/products/product-words.ts';
import type { RowMatch, SupplierMatch } from '@brandwright/contract/sourcing/marketplace/fit.ts';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../../kernel/request/context.ts';
import { findFittingItems, type FittingItem } from './find-items.ts';
import { findFittingSuppliers } from './find-suppliers.ts';
import { askedWords } from './nothing-fits.ts';

/** The rows of a table that are what a search asks for. */
export interface FittingRows<Match extends RowMatch = RowMatch> {
  /** Best first. */
  ids: string[];
  /** For each id how well it fits, 0 best; equal where the words say nothing more. */
  tiers: number[];
  matchById: ReadonlyMap<string, Match>;
  /** Items that are only near, best first; looked at where no row is left. */
  near: FittingItem[];
  /** What was asked for, in words. */
  asked: string;
  /** Those of several things asked for that nobody makes. */
  unmet: string[];
}

/** Items that are one of the things asked for. */
export async function fittingItemRows(
  context: Pick<Context, 'db'>,
  wanted: readonly ProductWords[],
): Promise<FittingRows> {
  const found = await findFittingItems(context, wanted);
  const makes = found.filter(({ fit }) => fit.level === 'MAKES');
  return {
    ids: makes.map(({ itemId }) => itemId),
    tiers: tiersOf(makes.map(({ fit }) => fit)),
    matchById: new Map(makes.map(({ itemId, fit }) => [itemId, matchOf(fit)])),
    near: found.filter(({ fit }) => fit.level === 'NEAR'),
    asked: wanted.map(askedWords).join(' or '),
    unmet: unmetOf(wanted, new Set(makes.map(({ thing }) => thing))),
  };
}

/** Suppliers that make one of the things asked for. */
export async function fittingSupplierRows(
  context: Pick<Context, 'db'>,
  wanted: readonly ProductWords[],
): Promise<FittingRows<SupplierMatch>> {
  const { makers, near } = await findFittingSuppliers(context, wanted);
  return {
    ids: makers.map(({ supplierId }) => supplierId),
    // Whoever shows an item stands before whoever only says so.
    tiers: tiersOf(makers.map(({ fit, item }) => ({ ...fit, closeness: item ? fit.closeness : 0 }))),
    matchById: new Map(
      makers.map(({ supplierId, fit, item }) => [
        supplierId,
        { ...matchOf(fit), item: item && shownOf(item) },
      ]),
    ),
    near,
    asked: wanted.map(askedWords).join(' or '),
    unmet: unmetOf(wanted, new Set(makers.map(({ thing }) => thing))),
  };
}

const unmetOf = (wanted: readonly ProductWords[], met: ReadonlySet<ProductWords>): string[] =>
  wanted.filter((one) => !met.has(one)).map(askedWords);

const matchOf = ({ matched, open }: Fit): RowMatch => ({ matched, open });
const shownOf = ({ itemId, title, unitPriceMinor, currency }: FittingItem) => ({
  ...{ itemId, title, unitPriceMinor, currency },
});

/** Places of fits in their order, equal ones the same. */
function tiersOf(fits: readonly Fit[]): number[] {
  const tiers: number[] = [];
  for (const [index, fit] of fits.entries()) {
    const before = fits[index - 1];
    const last = tiers.at(-1) ?? 0;
    tiers.push(before && compareFits(before, fit) !== 0 ? last + 1 : last);
  }
  return tiers;
}

/** Only these rows. */
export const amongFitting = (id: PgColumn, { ids }: Pick<FittingRows, 'ids'>): SQL =>
  ids.length === 0 ? sql`false` : inArray(id, ids);

/** Ascending: what fits best first. */
export const fitOrder = (id: PgColumn, { ids, tiers }: Pick<FittingRows, 'ids' | 'tiers'>): SQL =>
  sql`(${sql.param(tiers)}::int[])[array_position(${sql.param(ids)}::uuid[], ${id})]`;
