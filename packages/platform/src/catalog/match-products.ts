import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import type { BadRow, FileProduct, FileVariant } from './file-product.ts';
import type { SkuRecord } from './find-sku.ts';
import { products, skus } from './tables.ts';

/** A variant of the file with the SKU that it is here; null where it is new. `isMerged`: it was merged into another, and stays so. */
export interface MatchedVariant {
  variant: FileVariant;
  sku: SkuRecord | null;
  isMerged: boolean;
}

export interface MatchedProduct {
  product: FileProduct;
  /** The product that it is here; null where it is new. */
  productId: string | null;
  variants: MatchedVariant[];
}

export interface Matches {
  matched: MatchedProduct[];
  badRows: BadRow[];
}

const batch = 5000;

async function inBatches<T, Row>(items: readonly T[], read: (part: T[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < items.length; from += batch)
    rows.push(...(await read(items.slice(from, from + batch))));
  return rows;
}

/**
 * Recognizes products that are here: by handle, else by the codes of their SKUs where those belong to one product that came from
 * nowhere else. Their variants by code, else by their options.
 */
export async function matchProducts(context: Context, found: readonly FileProduct[]): Promise<Matches> {
  const { db, storeId } = context;
  const handles = found.map(({ handle }) => handle);
  const codes = found
    .flatMap(({ variants }) => variants.map(({ code }) => code.toLowerCase()))
    .filter(Boolean);
  const known = await inBatches(handles, (part) =>
    db
      .select({ id: products.id, handle: products.handle })
      .from(products)
      .where(and(eq(products.storeId, storeId), inArray(products.handle, part))),
  );
  const byCode = await inBatches(codes, (part) =>
    db
      .select({ sku: skus, handle: products.handle, title: products.title })
      .from(skus)
      .innerJoin(products, and(eq(products.storeId, skus.storeId), eq(products.id, skus.productId)))
      .where(and(eq(skus.storeId, storeId), inArray(sql`lower(${skus.code})`, part))),
  );
  const idOfHandle = new Map(known.map(({ id, handle }) => [handle, id]));
  const skuOfCode = new Map(byCode.map((row) => [row.sku.code.toLowerCase(), row]));
  const ids = new Set([...known.map(({ id }) => id), ...byCode.map(({ sku }) => sku.productId)]);
  const own = await inBatches([...ids], (part) =>
    db
      .select()
      .from(skus)
      .where(and(eq(skus.storeId, storeId), inArray(skus.productId, part))),
  );
  const ofProduct = Map.groupBy(own, ({ productId }) => productId);
  const badRows: BadRow[] = [];
  const matched = found.flatMap((product): MatchedProduct[] => {
    const byHandle = idOfHandle.get(product.handle);
    const owners = new Set(
      product.variants.flatMap(({ code }) => {
        const row = skuOfCode.get(code.toLowerCase());
        return row && !row.sku.mergedIntoId && row.handle === null ? [row.sku.productId] : [];
      }),
    );
    const productId = byHandle ?? (owners.size === 1 ? ([...owners][0] ?? null) : null);
    const elsewhere = product.variants.flatMap((variant) => {
      const row = skuOfCode.get(variant.code.toLowerCase());
      if (!row || row.sku.mergedIntoId || row.sku.productId === productId) return [];
      return [{ variant, title: row.title }];
    });
    for (const { variant, title } of elsewhere)
      badRows.push({
        line: variant.line,
        product: product.handle,
        column: 'variant sku',
        message: `The SKU ${variant.code} belongs to another product here, ${title}. Change one of the two, or merge the SKUs later.`,
        value: variant.code,
      });
    if (elsewhere.length > 0) return [];
    const there =
      productId === null ? [] : (ofProduct.get(productId) ?? []).filter((sku) => !sku.mergedIntoId);
    return [
      {
        product,
        productId,
        variants: product.variants.map((variant) => matchVariant(variant, there, skuOfCode)),
      },
    ];
  });
  return { matched, badRows };
}

function matchVariant(
  variant: FileVariant,
  there: readonly SkuRecord[],
  skuOfCode: ReadonlyMap<string, { sku: SkuRecord }>,
): MatchedVariant {
  const byCode = variant.code === '' ? undefined : skuOfCode.get(variant.code.toLowerCase())?.sku;
  if (byCode?.mergedIntoId) return { variant, sku: null, isMerged: true };
  const options = variant.optionValues.join('\u0000').toLowerCase();
  const byOptions =
    variant.code === ''
      ? there.find((sku) => sku.optionValues.join('\u0000').toLowerCase() === options)
      : undefined;
  return { variant, sku: byCode ?? byOptions ?? null, isMerged: false };
}
