import { getSharedReport } from '@brandwright/contract/insight/get-shared-report.ts';
import { implement } from '../kernel/request/implementation.ts';
import { enterShare } from './report-shares.ts';

export default implement(getSharedReport, {
  async run(context, { id }) {
    const { row, storeName } = await enterShare(context, id);
    return { output: { storeName, expiresAt: row.expiresAt.toISOString(), content: row.content } };
  },
});
