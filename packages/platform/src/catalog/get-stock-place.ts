import { OperationError } from '@brandwright/contract';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { getStockPlace } from '@brandwright/contract/catalog/get-stock-place.ts';
import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { findPlace } from './places.ts';
import { readStockPlace } from './read-stock-place.ts';
import { products, skus, stockLevels } from './tables.ts';

export default implement(getStockPlace, {
  async run(context, { id, place: said, page, size }) {
    const { db, storeId } = context;
    const named = id ?? said;
    if (named === undefined)
      throw new OperationError('bad_input', 'Which place? Say its name.', [
        { path: 'place', message: 'Which place?' },
      ]);
    const place = await findPlace(context, named);
    const held = and(
      eq(stockLevels.storeId, storeId),
      eq(stockLevels.placeId, place.id),
      gt(stockLevels.onHand, 0),
    );
    const [all] = await db.select({ total: count() }).from(stockLevels).where(held);
    const rows = await db
      .select({
        skuId: skus.id,
        productId: products.id,
        code: skus.code,
        title: products.title,
        optionValues: skus.optionValues,
        onHand: stockLevels.onHand,
      })
      .from(stockLevels)
      .innerJoin(skus, and(eq(skus.storeId, stockLevels.storeId), eq(skus.id, stockLevels.skuId)))
      .innerJoin(products, and(eq(products.storeId, skus.storeId), eq(products.id, skus.productId)))
      .where(held)
      .orderBy(desc(stockLevels.onHand), asc(products.title), asc(skus.position), asc(skus.id))
      .limit(size)
      .offset(page * size);
    return {
      output: {
        place: await readStockPlace(context, place),
        rows: rows.map(({ optionValues, ...row }) => ({ ...row, variant: variantWords(optionValues) })),
        total: all?.total ?? 0,
        page,
        size,
      },
      subject: { kind: 'stock_place', id: place.id },
    };
  },
});
