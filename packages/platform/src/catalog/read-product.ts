import type { Product } from '@brandwright/contract/catalog/entities.ts';
import type { Context } from '../kernel/request/context.ts';
import type { ProductRecord } from './find-product.ts';
import { productFigures } from './product-figures.ts';
import { withPlaces } from './read-sku.ts';
import { readStockBook } from './stock-book.ts';

/** A product with its SKUs and their stock. */
export async function readProduct(context: Context, row: ProductRecord): Promise<Product> {
  const book = await readStockBook(context);
  const skus = book.ofProduct.get(row.id) ?? [];
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    vendor: row.vendor,
    tags: row.tags,
    pictures: row.pictures,
    options: row.options,
    colorOptions: row.colorOptions,
    source: row.source,
    enabled: row.enabled,
    handle: row.handle,
    currency: skus[0]?.currency ?? 'USD',
    ...productFigures(skus),
    skus: await withPlaces(context, book, skus),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
