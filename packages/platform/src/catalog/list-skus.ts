import { listSkus } from '@brandwright/contract/catalog/list-skus.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findProduct } from './find-product.ts';
import { tellingWords } from './find-sku.ts';
import { toSkuRow } from './read-sku.ts';
import { readStockBook, type BookSku } from './stock-book.ts';

const sorts = {
  code: () => 0,
  available: (a: BookSku, b: BookSku) => a.available - b.available,
  '-available': (a: BookSku, b: BookSku) => b.available - a.available,
  daysLeft: (a: BookSku, b: BookSku) => (a.daysLeft ?? 1e9) - (b.daysLeft ?? 1e9),
  '-sold': (a: BookSku, b: BookSku) => b.soldUnits - a.soldUnits,
};

export default implement(listSkus, {
  async run(context, { product, search, sort, page, size }) {
    const productId = product === undefined ? undefined : (await findProduct(context, { product })).id;
    const words = search === undefined ? [] : tellingWords(search);
    const { skus } = await readStockBook(context);
    const found = skus
      .filter((sku) => productId === undefined || sku.productId === productId)
      .filter((sku) => {
        const text = `${sku.title} ${sku.variant} ${sku.code}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .toSorted((a, b) => sorts[sort](a, b) || a.code.localeCompare(b.code, 'en'));
    const rows = found.slice(page * size, (page + 1) * size).map(toSkuRow);
    return { output: { rows, page, size, total: found.length } };
  },
});
