import { getProductImport } from '@brandwright/contract/catalog/get-product-import.ts';
import { implement } from '../kernel/request/implementation.ts';
import { describeImport } from './import.ts';

export default implement(getProductImport, {
  run: async (context, { id }) => ({ output: await describeImport(context, id) }),
});
