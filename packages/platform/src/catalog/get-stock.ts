import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findSkus } from './find-sku.ts';
import { withPlaces } from './read-sku.ts';
import { readStockBook } from './stock-book.ts';

export default implement(getStock, {
  async run(context, { sku }) {
    const named = await findSkus(context, sku);
    const book = await readStockBook(context);
    const wanted = named.flatMap((one) => book.byId.get(one.sku.id) ?? []);
    const rows = await withPlaces(context, book, wanted);
    return {
      output: {
        rows,
        onHand: rows.reduce((sum, row) => sum + row.onHand, 0),
        available: rows.reduce((sum, row) => sum + row.available, 0),
      },
    };
  },
});
