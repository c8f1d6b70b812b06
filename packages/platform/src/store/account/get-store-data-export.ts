import { getStoreDataExport } from '@brandwright/contract/store/account/get-store-data-export.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { newestExport } from './export-job.ts';

export default implement(getStoreDataExport, {
  run: async (context) => ({ output: await newestExport(context) }),
});
