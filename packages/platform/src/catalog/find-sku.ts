import { OperationError } from '@brandwright/contract';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { singular } from '@brandwright/language/words/stems.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { escapeLike } from '../kernel/records/like-all.ts';
import { resolveRecord, type RecordKindDeclaration } from '../kernel/records/resolve-record.ts';
import type { Context } from '../kernel/request/context.ts';
import { products, skus } from './tables.ts';

export type SkuRecord = typeof skus.$inferSelect;

export interface NamedSku {
  sku: SkuRecord;
  title: string;
  enabled: boolean;
  searchText: string;
}

const nameOf = ({ sku, title }: NamedSku) => skuName({ title, variant: variantWords(sku.optionValues) });

const columns = {
  sku: skus,
  title: products.title,
  enabled: products.enabled,
  searchText: products.searchText,
};

const named = ({ db }: Context) =>
  db
    .select(columns)
    .from(skus)
    .innerJoin(products, and(eq(products.storeId, skus.storeId), eq(products.id, skus.productId)));

/** The SKU of that code, or the one that it was merged into. */
export async function skuByCode({ db, storeId }: Context, code: string): Promise<SkuRecord | undefined> {
  const [found] = await db
    .select()
    .from(skus)
    .where(and(eq(skus.storeId, storeId), sql`lower(${skus.code}) = lower(${code})`));
  if (!found?.mergedIntoId) return found;
  const [kept] = await db
    .select()
    .from(skus)
    .where(and(eq(skus.storeId, storeId), eq(skus.id, found.mergedIntoId)));
  return kept;
}

const empty = new Set([
  'the',
  'a',
  'an',
  'our',
  'my',
  'that',
  'this',
  'those',
  'of',
  'sku',
  'product',
  'one',
  'ones',
  'all',
]);

/** Words that tell something of what is named, in the singular. */
export const tellingWords = (said: string): string[] =>
  said
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !empty.has(word))
    .map(singular)
    .slice(0, 8);

/** The one SKU of a code, also of one that was merged; else those in whose title, variant, code or tags every word stands. */
async function skusWithWords(context: Context, said: string): Promise<NamedSku[]> {
  const ofCode = await skuByCode(context, said);
  if (ofCode) return named(context).where(and(eq(skus.storeId, context.storeId), eq(skus.id, ofCode.id)));
  const words = tellingWords(said);
  if (words.length === 0) return [];
  const text = sql`(lower(${products.title}) || ' ' || lower(array_to_string(${skus.optionValues}, ' ')) || ' ' || lower(${skus.code}) || ' ' || lower(array_to_string(${products.tags}, ' ')))`;
  return named(context)
    .where(
      and(
        eq(skus.storeId, context.storeId),
        isNull(skus.mergedIntoId),
        ...words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`),
      ),
    )
    .orderBy(asc(products.title), asc(skus.position))
    .limit(40);
}

const skuKind: RecordKindDeclaration<NamedSku> = {
  called: { noun: 'SKU', plural: 'SKUs' },
  nameOf,
  alsoCalled: ({ sku }) => sku.code,
  labelOf: (row) => `${nameOf(row)}, ${row.sku.code}`,
  prefers: ({ enabled }) => enabled,
  lookUp: 'Look through your products.',
  async byId(context, id) {
    const [row] = await named(context).where(and(eq(skus.storeId, context.storeId), eq(skus.id, id)));
    if (row?.sku.mergedIntoId) return skuKind.byId(context, row.sku.mergedIntoId);
    if (row) return row;
    // The id of a product names its SKU where it has one only.
    const [only, second] = await skusOfProduct(context, id);
    if (second)
      throw new OperationError(
        'conflict',
        `${only?.title ?? 'That product'} has several SKUs. Say which variant.`,
      );
    return only;
  },
  named: skusWithWords,
};

/** SKUs of a product, in its order. */
export const skusOfProduct = (context: Context, productId: string): Promise<NamedSku[]> =>
  named(context)
    .where(and(eq(skus.storeId, context.storeId), eq(skus.productId, productId), isNull(skus.mergedIntoId)))
    .orderBy(asc(skus.position), asc(skus.code));

/** The one SKU that is meant. Errors: not_found says what to do, conflict names those that fit. */
export const findSku = (context: Context, said: string): Promise<NamedSku> =>
  resolveRecord(context, skuKind, said);

/** Every SKU that is meant: one by id or code, else all in which the words stand. Errors: not_found. */
export async function findSkus(context: Context, said: string): Promise<NamedSku[]> {
  const ofProduct = await productSkus(context, said);
  if (ofProduct.length > 0) return ofProduct;
  const found = await skusWithWords(context, said.trim());
  const enabled = found.filter((row) => row.enabled);
  const exact = found.filter(
    (row) =>
      row.sku.code.toLowerCase() === said.trim().toLowerCase() ||
      nameOf(row).toLowerCase() === said.trim().toLowerCase(),
  );
  if (exact.length > 0) return exact;
  if (enabled.length > 0) return enabled;
  return found.length > 0 ? found : [await findSku(context, said)];
}

const productSkus = (context: Context, said: string) =>
  /^[0-9a-f-]{36}$/i.test(said.trim()) ? skusOfProduct(context, said.trim().toLowerCase()) : [];
