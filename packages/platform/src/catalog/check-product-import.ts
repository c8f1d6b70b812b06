import { checkProductImport } from '@brandwright/contract/catalog/check-product-import.ts';
import { implement } from '../kernel/request/implementation.ts';
import { checkOf, readFileImport } from './import.ts';

export default implement(checkProductImport, {
  run: async (context, { fileId }) => ({
    output: checkOf(fileId, await readFileImport(context, fileId)),
  }),
});
