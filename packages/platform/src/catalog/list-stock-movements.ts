import { listStockMovements } from '@brandwright/contract/catalog/list-stock-movements.ts';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { tallyRows } from '../kernel/data/row-tallies.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findSkus } from './find-sku.ts';
import { findPlace } from './places.ts';
import { products, skus, stockMovements, stockPlaces } from './tables.ts';

export default implement(listStockMovements, {
  async run(context, { sku, kind, place, page, size }) {
    const { db, storeId } = context;
    const ids = sku === undefined ? undefined : (await findSkus(context, sku)).map((one) => one.sku.id);
    const placeId = place === undefined ? undefined : (await findPlace(context, place)).id;
    const chosen = and(
      eq(stockMovements.storeId, storeId),
      ids && inArray(stockMovements.skuId, await withMerged(context, ids)),
      kind && eq(stockMovements.kind, kind),
      placeId === undefined ? undefined : eq(stockMovements.placeId, placeId),
    );
    const isAll = sku === undefined && kind === undefined && place === undefined;
    const total = isAll
      ? await tallyRows(context, 'stock_movements', 'ALL')
      : await db.$count(stockMovements, chosen);
    const rows = await db
      .select({
        movement: stockMovements,
        code: skus.code,
        optionValues: skus.optionValues,
        currency: skus.currency,
        title: products.title,
        place: stockPlaces.name,
      })
      .from(stockMovements)
      .innerJoin(skus, and(eq(skus.storeId, stockMovements.storeId), eq(skus.id, stockMovements.skuId)))
      .innerJoin(products, and(eq(products.storeId, skus.storeId), eq(products.id, skus.productId)))
      .innerJoin(
        stockPlaces,
        and(eq(stockPlaces.storeId, stockMovements.storeId), eq(stockPlaces.id, stockMovements.placeId)),
      )
      .where(chosen)
      .orderBy(desc(stockMovements.at), desc(stockMovements.sequence))
      .limit(size)
      .offset(page * size);
    return {
      output: {
        rows: rows.map(({ movement, optionValues, ...row }) => ({
          ...row,
          id: movement.id,
          skuId: movement.skuId,
          variant: variantWords(optionValues),
          kind: movement.kind,
          quantity: movement.quantity,
          onHandAfter: movement.onHandAfter,
          reason: movement.reason,
          reference: movement.reference,
          unitCostMinor: movement.unitCostMinor,
          by: movement.by,
          at: movement.at.toISOString(),
        })),
        page,
        size,
        total,
      },
    };
  },
});

/** These SKUs and those that were merged into them: their history goes with them. */
async function withMerged({ db, storeId }: Context, ids: readonly string[]): Promise<string[]> {
  const merged = await db
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.storeId, storeId), inArray(skus.mergedIntoId, [...ids])));
  return [...ids, ...merged.map(({ id }) => id)];
}
