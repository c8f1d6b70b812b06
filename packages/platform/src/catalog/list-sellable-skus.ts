import { listSellableSkus } from '@brandwright/contract/catalog/list-sellable-skus.ts';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { products, skuBundleParts, skus, stockLevels } from './tables.ts';

export default implement(listSellableSkus, {
  async run({ db, storeId }, { most }) {
    const rows = await db
      .select({
        id: skus.id,
        sku: skus.code,
        title: products.title,
        optionValues: skus.optionValues,
        unitPriceMinor: skus.priceMinor,
        onHand:
          sql`coalesce((select sum(on_hand) from ${stockLevels} where ${stockLevels.storeId} = ${storeId} and ${stockLevels.skuId} = ${skus.id}), 0)`.mapWith(
            Number,
          ),
        isMadeToOrder: sql<boolean>`${products.source} = 'PRINT_ON_DEMAND'`,
        weightGrams: skus.weightGrams,
        tariffNumber: skus.tariffNumber,
        originCountry: skus.originCountry,
        isStocked: sql<boolean>`${products.source} <> 'PRINT_ON_DEMAND' and not exists (select from ${skuBundleParts} where ${skuBundleParts.storeId} = ${storeId} and ${skuBundleParts.bundleSkuId} = ${skus.id})`,
      })
      .from(skus)
      .innerJoin(products, and(eq(products.storeId, skus.storeId), eq(products.id, skus.productId)))
      .where(and(eq(skus.storeId, storeId), isNull(skus.mergedIntoId), eq(products.enabled, true)))
      .orderBy(asc(skus.code))
      .limit(most);
    return {
      output: {
        skus: rows.map(({ optionValues, ...sku }) => {
          const variant = variantWords(optionValues);
          return { ...sku, variant: variant === '-' ? null : variant };
        }),
      },
    };
  },
});
