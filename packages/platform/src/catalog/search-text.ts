import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { products, skus } from './tables.ts';

interface Searched {
  title: string;
  type: string | null;
  vendor: string | null;
  tags: readonly string[];
}

/** What a search looks in: title, type, vendor and tags of a product with the codes and variants of its SKUs. */
export const searchTextOf = (
  { title, type, vendor, tags }: Searched,
  own: readonly { code: string; optionValues: readonly string[] }[],
): string =>
  [title, type, vendor, ...tags, ...own.flatMap(({ code, optionValues }) => [code, ...optionValues])]
    .filter((part) => part !== null && part !== '')
    .join(' ')
    .toLowerCase();

/** Writes the search text of a product anew, after it or one of its SKUs changed. */
export async function refreshSearchText({ db, storeId }: Context, productId: string): Promise<void> {
  const ofProduct = and(eq(products.storeId, storeId), eq(products.id, productId));
  const [product] = await db.select().from(products).where(ofProduct);
  if (!product) return;
  const own = await db
    .select({ code: skus.code, optionValues: skus.optionValues })
    .from(skus)
    .where(and(eq(skus.storeId, storeId), eq(skus.productId, productId), isNull(skus.mergedIntoId)));
  await db
    .update(products)
    .set({ searchText: searchTextOf(product, own) })
    .where(ofProduct);
}
