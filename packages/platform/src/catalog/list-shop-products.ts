import { listShopProducts } from '@brandwright/contract/catalog/list-shop-products.ts';
import { implement } from '../kernel/request/implementation.ts';
import { tellingWords } from './find-sku.ts';
import { matchProducts } from './match-products.ts';
import { shopCatalogOf } from './shop-connection.ts';
import { fromShop } from './shop-products.ts';

export default implement(listShopProducts, {
  async run(context, { notImported, search, page, size }) {
    const catalog = await shopCatalogOf(context);
    const { name, isTest, currency, products } = await catalog.read(context.signal);
    const { matched } = await matchProducts(context, products.map(fromShop));
    const idOf = new Map(matched.map(({ product, productId }) => [product.handle, productId]));
    const words = search === undefined ? [] : tellingWords(search);
    const all = products.map((product) => ({
      shopProductId: product.id,
      handle: product.handle,
      title: product.title,
      pictureUrl: product.pictures.find(({ url }) => url.startsWith('https://'))?.url ?? null,
      variantCount: product.variants.length,
      priceMinMinor:
        product.variants.length === 0 ? 0 : Math.min(...product.variants.map(({ priceMinor }) => priceMinor)),
      currency,
      isPublished: product.isPublished,
      productId: idOf.get(product.handle.toLowerCase()) ?? null,
    }));
    const found = all.filter(
      (one) =>
        (!notImported || one.productId === null) &&
        words.every((word) => `${one.title} ${one.handle}`.toLowerCase().includes(word)),
    );
    return {
      output: {
        shop: name,
        isTest,
        rows: found.slice(page * size, (page + 1) * size),
        notImportedCount: all.filter(({ productId }) => productId === null).length,
        page,
        size,
        total: found.length,
      },
    };
  },
});
