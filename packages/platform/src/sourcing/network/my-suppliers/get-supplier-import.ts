import { getSupplierImport } from '@brandwright/contract/sourcing/network/my-suppliers/get-supplier-import.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { describeImport } from './import.ts';

export default implement(getSupplierImport, {
  run: async (context, { importId }) => ({ output: await describeImport(context, importId) }),
});
