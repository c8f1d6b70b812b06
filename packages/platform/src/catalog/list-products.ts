import type { InputOf } from '@brandwright/contract';
import { listProducts, type ProductSort } from '@brandwright/contract/catalog/list-products.ts';
import type { ProductView } from '@brandwright/contract/catalog/enums.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { escapeLike } from '../kernel/records/like-all.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { tellingWords } from './find-sku.ts';
import { isLow, isOut, productFigures, skuFacts } from './product-figures.ts';
import { readStockBook, type BookSku } from './stock-book.ts';
import { products } from './tables.ts';

/** What decides whether and where a product stands in the list. */
interface Listed {
  id: string;
  title: string;
  enabled: boolean;
  updatedAt: Date;
  skus: readonly BookSku[];
}

const inView: Readonly<Record<ProductView, (product: Listed) => boolean>> = {
  ALL: ({ enabled }) => enabled,
  LOW: ({ enabled, skus }) => enabled && isLow(skus),
  OUT: ({ enabled, skus }) => enabled && isOut(skus),
  DISABLED: ({ enabled }) => !enabled,
};

const least = (skus: readonly BookSku[]) =>
  Math.min(...skus.filter(({ isMadeToOrder }) => !isMadeToOrder).map(({ available }) => available));

const byNumber = (of: (product: Listed) => number) => (a: Listed, b: Listed) => {
  const [one, other] = [of(a), of(b)];
  return one === other ? 0 : one - other;
};

const sorts: Readonly<Record<ProductSort, (a: Listed, b: Listed) => number>> = {
  title: () => 0,
  '-updatedAt': byNumber(({ updatedAt }) => -updatedAt.getTime()),
  // The SKU that has the fewest decides.
  available: byNumber(({ skus }) => least(skus)),
  '-available': byNumber(({ skus }) => -productFigures(skus).available),
  daysLeft: byNumber(({ skus }) => productFigures(skus).daysLeft ?? Infinity),
  '-sold': byNumber(({ skus }) => -productFigures(skus).soldUnits),
  price: byNumber(({ skus }) => skuFacts(skus).priceMinMinor),
  '-price': byNumber(({ skus }) => -skuFacts(skus).priceMaxMinor),
};

export default implement(listProducts, {
  async run(context, given) {
    const book = await readStockBook(context);
    const every = await readListed(context, book.ofProduct);
    const matching = await matches(context, given);
    const found = every
      .filter(inView[given.view])
      .filter(({ id }) => matching === undefined || matching.has(id))
      .toSorted(
        (a, b) => sorts[given.sort](a, b) || a.title.localeCompare(b.title, 'en') || a.id.localeCompare(b.id),
      );
    const { page, size } = given;
    const shown = found.slice(page * size, (page + 1) * size);
    const counted = (view: ProductView) => every.filter(inView[view]).length;
    return {
      output: {
        rows: await toRows(context, shown),
        counts: {
          ALL: counted('ALL'),
          LOW: counted('LOW'),
          OUT: counted('OUT'),
          DISABLED: counted('DISABLED'),
        },
        page,
        size,
        total: found.length,
      },
    };
  },
});

async function readListed(
  { db, storeId }: Context,
  skusOf: ReadonlyMap<string, readonly BookSku[]>,
): Promise<Listed[]> {
  const { id, title, enabled, updatedAt } = products;
  const rows = await db
    .select({ id, title, enabled, updatedAt })
    .from(products)
    .where(eq(products.storeId, storeId));
  return rows.flatMap((row) => {
    // All of its SKUs may have been merged into another product’s.
    const skus = skusOf.get(row.id);
    return skus ? [{ ...row, skus }] : [];
  });
}

/** Ids of the products that words and filters choose; undefined for all. */
async function matches(
  { db, storeId }: Context,
  { search, source, type }: InputOf<typeof listProducts>,
): Promise<ReadonlySet<string> | undefined> {
  if (search === undefined && source === undefined && type === undefined) return undefined;
  const words = search === undefined ? [] : tellingWords(search);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        source && eq(products.source, source),
        type === undefined ? undefined : sql`lower(${products.type}) = lower(${type})`,
        ...words.map((word) => sql`${products.searchText} like ${`%${escapeLike(word)}%`}`),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

async function toRows({ db, storeId }: Context, shown: readonly Listed[]) {
  if (shown.length === 0) return [];
  const { id, type, pictures, source } = products;
  const rows = await db
    .select({ id, type, pictures, source })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        inArray(
          products.id,
          shown.map((one) => one.id),
        ),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown.flatMap((one) => {
    const row = byId.get(one.id);
    if (!row) return [];
    return [
      {
        id: one.id,
        title: one.title,
        type: row.type,
        pictureUrl: row.pictures[0]?.url ?? null,
        source: row.source,
        enabled: one.enabled,
        ...skuFacts(one.skus),
        ...productFigures(one.skus),
        updatedAt: one.updatedAt.toISOString(),
      },
    ];
  });
}
