import { listFeedProducts } from '@brandwright/contract/catalog/list-feed-products.ts';
import { and, asc, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { readStockBook } from './stock-book.ts';
import { products } from './tables.ts';

export default implement(listFeedProducts, {
  async run(context) {
    const book = await readStockBook(context);
    const rows = await context.db
      .select()
      .from(products)
      .where(and(eq(products.storeId, context.storeId), eq(products.enabled, true)))
      .orderBy(asc(products.title), asc(products.id));
    return {
      output: {
        products: rows.flatMap((row) => {
          // All of its SKUs may have been merged into another product’s.
          const own = book.ofProduct.get(row.id) ?? [];
          if (own.length === 0) return [];
          const { id, title, description, type, vendor, handle, pictures, options } = row;
          return [
            {
              id,
              title,
              description,
              type,
              vendor,
              handle,
              pictures,
              options,
              skus: own.map((sku) => ({
                id: sku.id,
                code: sku.code,
                variant: sku.variant,
                optionValues: sku.optionValues,
                priceMinor: sku.priceMinor,
                currency: sku.currency,
                barcode: sku.barcode,
                weightGrams: sku.weightGrams,
                isAvailable: sku.isMadeToOrder || sku.available > 0,
              })),
            },
          ];
        }),
      },
    };
  },
});
