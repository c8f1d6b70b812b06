import type { SkuBundle } from '@brandwright/contract/catalog/bundles.ts';
import type { BookSku, StockBook } from './stock-book.ts';

/** A bundle as it is shown. */
export const toBundle = (book: StockBook, sku: BookSku): SkuBundle => ({
  bundleSkuId: sku.id,
  productId: sku.productId,
  code: sku.code,
  title: sku.title,
  enabled: sku.enabled,
  priceMinor: sku.priceMinor,
  currency: sku.currency,
  available: sku.available,
  parts: sku.parts.flatMap(({ skuId, quantity }) => {
    const part = book.byId.get(skuId);
    if (!part) return [];
    const { code, title, variant, available } = part;
    return [{ skuId, code, title, variant, quantity, available }];
  }),
});
