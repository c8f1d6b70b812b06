import { OperationError } from '@brandwright/contract';
import {
  longestCode,
  type ProductOption,
  type ProductPicture,
} from '@brandwright/contract/catalog/entities.ts';
import type { ProductSource } from '@brandwright/contract/catalog/enums.ts';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '../kernel/data/database.ts';
import { escapeLike, holdsAny } from '../kernel/records/like-all.ts';
import type { Context } from '../kernel/request/context.ts';
import { defaultPlace } from './places.ts';
import { searchTextOf } from './search-text.ts';
import { products, skus } from './tables.ts';
import { writeMovements } from './write-movements.ts';

export interface NewSku {
  code: string;
  optionValues: string[];
  priceMinor: number;
  currency: string;
  costMinor: number | null;
  weightGrams: number | null;
  barcode: string | null;
  onHand: number;
}

export interface NewProduct {
  title: string;
  description: string;
  type: string | null;
  vendor: string | null;
  tags: string[];
  pictures: ProductPicture[];
  options: ProductOption[];
  colorOptions: string;
  source: ProductSource;
  enabled: boolean;
  handle: string | null;
  templateId: string | null;
  skus: NewSku[];
}

/** Writes a product with its SKUs and their opening stock. Errors: conflict for a code that is taken. */
export async function addProduct(context: Context, given: NewProduct): Promise<string> {
  const { db, storeId } = context;
  const now = context.clock.now();
  const productId = randomUUID();
  const { skus: own, ...product } = given;
  try {
    await db.insert(products).values({
      ...product,
      storeId,
      id: productId,
      searchText: searchTextOf(product, own),
      createdAt: now,
      updatedAt: now,
    });
    await addSkus(context, productId, own, 0);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new OperationError(
      'conflict',
      'Another product or SKU with that handle or code was added at the same moment. Try again.',
    );
  }
  return productId;
}

/** Adds SKUs to a product, from a position on. */
export async function addSkus(
  context: Context,
  productId: string,
  own: readonly NewSku[],
  firstPosition: number,
): Promise<void> {
  if (own.length === 0) return;
  const { storeId } = context;
  const now = context.clock.now();
  const rows = own.map(({ onHand: _onHand, ...sku }, index) => ({
    ...sku,
    storeId,
    id: randomUUID(),
    productId,
    position: firstPosition + index,
    createdAt: now,
    updatedAt: now,
  }));
  await context.db.insert(skus).values(rows);
  const opening = rows.flatMap(({ id }, index) => {
    const onHand = own[index]?.onHand ?? 0;
    return onHand > 0 ? [{ skuId: id, quantity: onHand }] : [];
  });
  if (opening.length === 0) return;
  const { id: placeId } = await defaultPlace(context);
  await writeMovements(
    context,
    opening.map((one) => ({ ...one, placeId, kind: 'OPENING' as const })),
  );
}

/** A code of words: "Walnut tray", "Large" → "WALNUT-TRAY-LARGE". */
export const codeOf = (...words: readonly string[]): string =>
  words
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toUpperCase()
    .slice(0, longestCode - 4) || 'SKU';

/** Codes that nobody has yet: those wanted, with a number behind where they are taken. */
export async function freeCodes(context: Context, wanted: readonly string[]): Promise<string[]> {
  const lower = wanted.map((code) => code.toLowerCase());
  const code = sql<string>`lower(${skus.code})`;
  const taken = await codesWhere(context, inArray(code, lower));
  if (taken.size > 0) {
    const numbered = [...taken].map((one) => `${escapeLike(one)}-%`);
    for (const one of await codesWhere(context, holdsAny(skus.code, numbered))) taken.add(one);
  }
  return wanted.map((base) => {
    let free = base;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base}-${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

async function codesWhere({ db, storeId }: Context, condition: SQL): Promise<Set<string>> {
  const rows = await db
    .select({ code: sql<string>`lower(${skus.code})` })
    .from(skus)
    .where(and(eq(skus.storeId, storeId), condition));
  return new Set(rows.map(({ code }) => code));
}
