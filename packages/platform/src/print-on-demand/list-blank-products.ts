import { listBlankProducts } from '@brandwright/contract/print-on-demand/list-blank-products.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findBlanks, readCatalog } from './catalog.ts';

export default implement(listBlankProducts, {
  async run(context, { page, size, ...filter }) {
    const found = findBlanks(await readCatalog(context), filter);
    return { output: { rows: found.slice(page * size, (page + 1) * size), page, size, total: found.length } };
  },
});
