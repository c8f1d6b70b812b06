import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import { holdsAny } from '../kernel/records/like-all.ts';
import { declareNameFinder, likeliest } from '../kernel/records/name-finder.ts';
import { nameLikeness, namePatterns } from '../kernel/records/name-likeness.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { products, skus, stockPlaces } from './tables.ts';

const noun = /\b(?:products?|skus?|variants?|stock|inventory|left|counted)\b/i;
const most = 6;

/** Products whose title stands in the words, or the telling part of it: "the mugs". */
export const productFinder = declareNameFinder({
  kind: 'product',
  noun: /./,
  telling: 'head',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({ id: products.id, title: products.title, enabled: products.enabled })
      .from(products)
      .where(and(eq(products.storeId, storeId), holdsAny(products.title, patterns)))
      .orderBy(desc(products.enabled), asc(products.title))
      .limit(40),
  nameOf: ({ title }) => title,
  labelOf: ({ title }) => title,
  lessFor: ({ enabled }) => (enabled ? 0 : 0.05),
  least: 0.45,
  most,
});

/** SKUs by code, or by the words of their title and variant: "the sand mugs", "JC-MUG-SAND". */
export const skuFinder: RecordFinder = {
  kind: 'sku',
  async find({ db, storeId }, words) {
    const patterns = namePatterns(words);
    const codes = [...words.matchAll(/[\p{L}\p{N}][\p{L}\p{N}_./-]*[\p{L}\p{N}]/gu)]
      .map(([code]) => code.toLowerCase())
      .filter((code) => /[-_\d]/.test(code))
      .slice(0, 20);
    if (patterns.length === 0 && codes.length === 0) return [];
    const rows = await db
      .select({
        id: skus.id,
        code: skus.code,
        optionValues: skus.optionValues,
        title: products.title,
        enabled: products.enabled,
      })
      .from(skus)
      .innerJoin(products, and(eq(products.storeId, skus.storeId), eq(products.id, skus.productId)))
      .where(
        and(
          eq(skus.storeId, storeId),
          isNull(skus.mergedIntoId),
          or(
            codes.length === 0 ? undefined : sql`lower(${skus.code}) = any(${sql.param(codes)}::text[])`,
            holdsAny(products.title, patterns),
          ),
        ),
      )
      .orderBy(desc(products.enabled), asc(products.title), asc(skus.position))
      .limit(60);
    const found = rows.map((row): RecordCandidate => {
      const name = skuName({ title: row.title, variant: variantWords(row.optionValues) });
      const base = { kind: 'sku' as const, value: row.id, id: row.id, label: `${name}, ${row.code}` };
      if (codes.includes(row.code.toLowerCase()))
        return { ...base, matched: row.code.toLowerCase(), score: 1 };
      const ofTitle = nameLikeness(row.title, words, noun, 'head');
      const ofName = nameLikeness(`${row.optionValues.join(' ')} ${row.title}`, words, /./, 'head');
      const best = ofName.matched.length > ofTitle.matched.length ? ofName : ofTitle;
      return { ...base, ...best, score: best.score - (row.enabled ? 0 : 0.05) };
    });
    return likeliest(found, { least: 0.45, most });
  },
};

/** What stock is asked about: the SKU that is named, or all of those that the words fit equally, by those words. */
export const stockedProductFinder: RecordFinder = {
  kind: 'stocked_product',
  async find(context, words) {
    const found = await skuFinder.find(context, words);
    const best = found.filter(({ score }) => (found[0]?.score ?? 0) - score < 0.05);
    const [first, second] = best;
    if (!first) return [];
    if (!second) return [{ ...first, kind: 'stocked_product' }];
    const label = `${best.length} SKUs: ${best.map((one) => one.label).join('; ')}`;
    return [{ ...first, kind: 'stocked_product', value: first.matched, label }];
  },
};

/** Places of stock whose name stands in the words, and "our own stock". */
export const stockPlaceFinder = declareNameFinder({
  kind: 'stock_place',
  noun: /\b(?:fulfillment|warehouse|partner|stock|place|studio|own)\b/i,
  telling: 'first',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({ id: stockPlaces.id, name: stockPlaces.name })
      .from(stockPlaces)
      .where(
        and(
          eq(stockPlaces.storeId, storeId),
          isNull(stockPlaces.archivedAt),
          holdsAny(stockPlaces.name, patterns),
        ),
      )
      .orderBy(asc(stockPlaces.name))
      .limit(20),
  nameOf: ({ name }) => name,
  labelOf: ({ name }) => name,
  most,
});
