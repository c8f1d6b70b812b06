import { OperationError } from '@brandwright/contract';
import { exportStoreData } from '@brandwright/contract/store/account/export-store-data.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { dataExportName, newestExport } from './export-job.ts';
import { needPerson } from './own-sessions.ts';

/** One at a time: two at once would only make the same file twice. */
async function refuseSecond(context: Context): Promise<void> {
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`data_export/${context.storeId}`}))`);
  const newest = await newestExport(context).catch((error: unknown) => {
    if (error instanceof OperationError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (newest?.status === 'QUEUED' || newest?.status === 'RUNNING')
    throw new OperationError(
      'conflict',
      'An export is being made already. Its download appears under Account, in Data.',
    );
}

export default implement(exportStoreData, {
  async run(context) {
    needPerson(context);
    await refuseSecond(context);
    await context.jobs.enqueue(dataExportName, {});
    return { output: await newestExport(context) };
  },
});
