import { OperationError } from '@brandwright/contract';
import type { SupplierImport } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { jobRuns } from '../../../kernel/data/tables.ts';
import { supplierImports } from './tables.ts';

/** Problems that are kept and shown; the rest are counted. */
export const mostProblems = 200;

export async function describeImport(
  context: Context,
  importId: string | undefined,
): Promise<SupplierImport> {
  const [found] = await context.db
    .select({ made: supplierImports, job: jobRuns })
    .from(supplierImports)
    .innerJoin(jobRuns, and(eq(jobRuns.storeId, supplierImports.storeId), eq(jobRuns.id, supplierImports.id)))
    .where(
      and(
        eq(supplierImports.storeId, context.storeId),
        importId === undefined ? undefined : eq(supplierImports.id, importId),
      ),
    )
    .orderBy(desc(supplierImports.createdAt), desc(supplierImports.id))
    .limit(1);
  if (!found)
    throw new OperationError(
      'not_found',
      importId === undefined ? 'No list of suppliers has been imported yet.' : 'That import wasn’t found.',
    );
  const { made, job } = found;
  return {
    importId: made.id,
    fileName: made.fileName,
    state: made.undoneAt ? 'UNDONE' : z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).parse(job.status),
    progressPercent: job.percent,
    rows: made.rows,
    added: made.added,
    merged: made.merged,
    skipped: made.skipped,
    problems: made.problems,
    moreProblems: made.moreProblems,
    tag: made.tag,
    failure: job.error,
    createdAt: made.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}
