import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findProduct } from './find-product.ts';
import { readProduct } from './read-product.ts';

export default implement(getProduct, {
  run: async (context, named) => ({ output: await readProduct(context, await findProduct(context, named)) }),
});
