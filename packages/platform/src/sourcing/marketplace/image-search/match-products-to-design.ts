import { OperationError } from '@brandwright/contract';
import { matchProductsToDesign } from '@brandwright/contract/sourcing/marketplace/image-search/match-products-to-design.ts';
import type { CatalogItemSummary } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { allOf, itemConditions } from '../conditions.ts';
import { itemSummaries, itemWithSupplier } from '../rows.ts';
import { matches, readSearchWords, relevance } from '../search-words.ts';
import { tookSince } from '../suppliers.ts';
import { marketplaceItems as items, marketplaceSuppliers as suppliers } from '../tables.ts';
import { describePicture } from './descriptor/describe-picture.ts';
import { nearestItems } from './nearest-items.ts';
import { pictureSource } from './picture-source.ts';
import { readPicture } from './reading/read-picture.ts';
import { shownOf } from './rules.ts';

/** What words alone can say about how alike a thing looks. */
const wordsShare = 0.6;

async function lookingLike(context: Context, bytes: Uint8Array, where: SQL | undefined, quantity: number) {
  const described = describePicture(await readPicture(bytes));
  if (!described) return [];
  const found = await nearestItems(context, described.descriptor, where, quantity);
  return shownOf(found.rows);
}

async function toldLike(context: Context, description: string, where: SQL | undefined, quantity: number) {
  const { query } = await readSearchWords(context, description, { kind: 'any' });
  if (query === null) return [];
  const rows = await context.db
    .select(itemWithSupplier)
    .from(items)
    .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
    .where(and(where, matches(items.search, query)))
    .orderBy(desc(relevance(items.search, query)), desc(items.rank), items.id)
    .limit(quantity);
  return itemSummaries(context, rows);
}

/** What both found stands first; then what looks alike and what is told alike, by how well. */
function merge(
  looks: readonly (CatalogItemSummary & { similarity: number })[],
  told: readonly CatalogItemSummary[],
) {
  const placeOf = new Map(told.map((item, place) => [item.itemId, 1 - place / Math.max(told.length, 1)]));
  const seen = new Set(looks.map(({ itemId }) => itemId));
  const scored = [
    ...looks.map((item) => {
      const words = placeOf.get(item.itemId);
      const row = { ...item, because: words === undefined ? ('looks' as const) : ('both' as const) };
      return { row, score: item.similarity + (words === undefined ? 0 : 0.5 + words * 0.5) };
    }),
    ...told
      .filter(({ itemId }) => !seen.has(itemId))
      .map((item) => {
        const score = (placeOf.get(item.itemId) ?? 0) * wordsShare;
        return {
          row: { ...item, similarity: Math.round(score * 100) / 100, because: 'words' as const },
          score,
        };
      }),
  ];
  return scored.sort((one, other) => other.score - one.score).map(({ row }) => row);
}

export default implement(matchProductsToDesign, {
  async run(context, { fileId, imageUrl, quantity, description, categoryIds, countries }) {
    const startedAt = performance.now();
    const source = await pictureSource(context, { fileId, imageUrl });
    if (!source && description === undefined)
      throw new OperationError('bad_input', 'Give a picture of the design, its description, or both.');
    const where = allOf(await itemConditions(context, { categoryIds, countries }));
    const looks = source ? await lookingLike(context, source.bytes, where, quantity) : [];
    const told = description === undefined ? [] : await toldLike(context, description, where, quantity);
    const rows = merge(looks, told).slice(0, quantity);
    return { output: { rows, total: rows.length, tookMs: tookSince(startedAt) } };
  },
});
