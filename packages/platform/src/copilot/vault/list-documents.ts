import { listDocuments } from '@brandwright/contract/copilot/vault/list-documents.ts';
import type { DocumentStatus } from '@brandwright/contract/copilot/vault/entities.ts';
import { and, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { countDocuments, kept, selectDocuments, shown } from './find-document.ts';
import { vaultDocuments } from './tables.ts';
import { escapeLike } from '../../kernel/records/like-all.ts';

/** Documents that show as of a state, which for the ones being read is the job's. */
function inState(status: DocumentStatus) {
  const queuedWith = (jobStatus: string) =>
    and(
      eq(vaultDocuments.status, 'QUEUED'),
      sql`exists (select from ${jobRuns} where ${jobRuns.storeId} = ${vaultDocuments.storeId} and ${jobRuns.id} = ${vaultDocuments.jobId} and ${jobRuns.status} = ${jobStatus})`,
    );
  if (status === 'EXTRACTING') return queuedWith('RUNNING');
  if (status === 'FAILED') return or(eq(vaultDocuments.status, 'FAILED'), queuedWith('FAILED'));
  if (status === 'QUEUED')
    return and(
      eq(vaultDocuments.status, 'QUEUED'),
      sql`not exists (select from ${jobRuns} where ${jobRuns.storeId} = ${vaultDocuments.storeId} and ${jobRuns.id} = ${vaultDocuments.jobId} and ${inArray(jobRuns.status, ['RUNNING', 'FAILED'])})`,
    );
  return eq(vaultDocuments.status, status);
}

export default implement(listDocuments, {
  async run(context, { named, status, page, size }) {
    const like = named ? `%${escapeLike(named)}%` : undefined;
    const where = kept(
      context,
      like ? or(ilike(vaultDocuments.title, like), ilike(vaultDocuments.fileName, like)) : undefined,
      status ? inState(status) : undefined,
    );
    const rows = await selectDocuments(context, where)
      .limit(size)
      .offset(page * size);
    return {
      output: {
        documents: rows.map((row) => shown(context, row)),
        page,
        size,
        total: await countDocuments(context, where),
      },
    };
  },
});
