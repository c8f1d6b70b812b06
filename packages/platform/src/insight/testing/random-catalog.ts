import { products, skus } from '../../catalog/tables.ts';
import { insertRows } from '../../kernel/data/insert-rows.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { Dice } from './dice.ts';

interface Article {
  title: string;
  variant: string | null;
  sku: string | null;
  priceMinor: number;
}

/** What a random store sells: variants of one title, an item without a SKU, one whose title isn't in the catalog, a merged SKU. */
export const articles: readonly [Article, ...Article[]] = [
  { title: 'Apron', variant: null, sku: 'APR-01', priceMinor: 3999 },
  { title: 'Bowl', variant: 'Sand', sku: 'BOW-S', priceMinor: 2800 },
  { title: 'Bowl', variant: 'Moss', sku: 'BOW-M', priceMinor: 2950 },
  { title: 'Candle', variant: null, sku: 'can-02', priceMinor: 1733 },
  { title: 'Dish', variant: null, sku: 'DSH-OLD', priceMinor: 2250 },
  { title: 'Engraving', variant: 'Initials', sku: null, priceMinor: 499 },
  { title: 'Flask', variant: null, sku: 'FLA-09', priceMinor: 5105 },
  { title: 'Gift card', variant: null, sku: null, priceMinor: 5000 },
  { title: 'Hook', variant: null, sku: 'HOK-77', priceMinor: 1 },
];

/** The catalog of a random store. Returns the id of the product "Bowl". */
export async function fillCatalog({ db, storeId, clock }: Context, { id, whole }: Dice): Promise<string> {
  const now = clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  const titles = ['Apron', 'Bowl', 'Candle', 'Dish', 'Flask'];
  const productIds = new Map(titles.map((title) => [title, id()]));
  await insertRows(
    db,
    products,
    titles.map((title) => ({
      storeId,
      id: productIds.get(title) ?? '',
      title,
      source: 'OWN' as const,
      tags: [],
      searchText: title.toLowerCase(),
      ...stamps,
    })),
  );
  const sku = (title: string, code: string, more: Partial<typeof skus.$inferInsert> = {}) => ({
    storeId,
    id: id(),
    productId: productIds.get(title) ?? '',
    code,
    optionValues: [],
    costMinor: null,
    landedUnits: 0,
    landedValueMinor: 0,
    mergedIntoId: null,
    ...stamps,
    ...more,
  });
  const dish = sku('Dish', 'DSH-NEW', {
    costMinor: 700,
    landedUnits: 7,
    landedValueMinor: whole(5000, 6000),
  });
  await insertRows(db, skus, [
    sku('Apron', 'APR-01', { costMinor: 1200 }),
    // The moving average takes precedence over the entered cost.
    sku('Bowl', 'BOW-S', { costMinor: 900, landedUnits: 13, landedValueMinor: whole(9000, 14_000) }),
    sku('Bowl', 'BOW-M', { costMinor: 950 }),
    // SKU codes are case-insensitive.
    sku('Candle', 'CAN-02', { costMinor: 333 }),
    dish,
    sku('Dish', 'DSH-OLD', { costMinor: 1, mergedIntoId: dish.id }),
    sku('Flask', 'FLA-09'),
  ]);
  return productIds.get('Bowl') ?? '';
}
