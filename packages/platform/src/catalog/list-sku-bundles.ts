import { listSkuBundles } from '@brandwright/contract/catalog/list-sku-bundles.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findSkus } from './find-sku.ts';
import { toBundle } from './read-bundles.ts';
import { readStockBook } from './stock-book.ts';

export default implement(listSkuBundles, {
  async run(context, { sku, page, size }) {
    const ids =
      sku === undefined ? undefined : new Set((await findSkus(context, sku)).map((one) => one.sku.id));
    const book = await readStockBook(context);
    const bundles = book.skus
      .filter(({ parts }) => parts.length > 0)
      .filter(({ id, parts }) => !ids || ids.has(id) || parts.some(({ skuId }) => ids.has(skuId)));
    return {
      output: {
        rows: bundles.slice(page * size, (page + 1) * size).map((one) => toBundle(book, one)),
        page,
        size,
        total: bundles.length,
      },
    };
  },
});
