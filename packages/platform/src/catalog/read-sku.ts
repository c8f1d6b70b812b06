import { OperationError } from '@brandwright/contract';
import type { SkuRow, SkuStock } from '@brandwright/contract/catalog/entities.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { readPlaces } from './places.ts';
import { averageCost } from './rules.ts';
import { readStockBook, type BookSku, type StockBook } from './stock-book.ts';
import { stockLevels } from './tables.ts';

export const toSkuRow = (sku: BookSku): SkuRow => ({
  id: sku.id,
  productId: sku.productId,
  code: sku.code,
  title: sku.title,
  variant: sku.variant,
  optionValues: sku.optionValues,
  enabled: sku.enabled,
  isBundle: sku.parts.length > 0,
  priceMinor: sku.priceMinor,
  currency: sku.currency,
  costMinor: sku.costMinor,
  landedCostMinor: averageCost(sku),
  weightGrams: sku.weightGrams,
  tariffNumber: sku.tariffNumber,
  originCountry: sku.originCountry,
  barcode: sku.barcode,
  lowStockPoint: sku.lowStockPoint,
  onHand: sku.onHand,
  committed: sku.committed,
  available: sku.available,
  level: sku.level,
  soldUnits: sku.soldUnits,
  daysLeft: sku.daysLeft,
  runsOutOn: sku.runsOutOn,
  updatedAt: sku.updatedAt.toISOString(),
});

/** SKUs with their stock by place and their parts. */
export async function withPlaces(
  context: Context,
  book: StockBook,
  wanted: readonly BookSku[],
): Promise<SkuStock[]> {
  const places = await readPlaces(context);
  const levels =
    wanted.length === 0
      ? []
      : await context.db
          .select()
          .from(stockLevels)
          .where(
            and(
              eq(stockLevels.storeId, context.storeId),
              inArray(
                stockLevels.skuId,
                wanted.map(({ id }) => id),
              ),
            ),
          );
  const bySku = Map.groupBy(levels, ({ skuId }) => skuId);
  return wanted.map((sku) => ({
    ...toSkuRow(sku),
    places: places.flatMap(({ id, name, kind }) => {
      const level = bySku.get(sku.id)?.find(({ placeId }) => placeId === id);
      return level ? [{ placeId: id, place: name, kind, onHand: level.onHand }] : [];
    }),
    parts: sku.parts.flatMap(({ skuId, quantity }) => {
      const part = book.byId.get(skuId);
      if (!part) return [];
      const { code, title, variant, available } = part;
      return [{ skuId, code, title, variant, quantity, available }];
    }),
  }));
}

/** One SKU as it stands now. */
export async function readSku(context: Context, skuId: string): Promise<SkuStock> {
  const book = await readStockBook(context);
  const sku = book.byId.get(skuId);
  const [read] = sku ? await withPlaces(context, book, [sku]) : [];
  if (!read) throw new OperationError('not_found', 'That SKU no longer exists. Look through your products.');
  return read;
}
