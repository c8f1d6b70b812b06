import { OperationError } from '@brandwright/contract';
import { exportDays, type DataExport } from '@brandwright/contract/store/account/data-export.ts';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs, dayOf } from '../../kernel/data/days.ts';
import { fileKey } from '../../kernel/data/file-address.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { zipFile, type ZipEntry } from '../../kernel/data/zip-file.ts';
import { fileOfJob } from '../../kernel/jobs/file-of-job.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import type { Context } from '../../kernel/request/context.ts';
import { files } from '../tables.ts';
import { exportedTables, tableFile } from './read-tables.ts';

export const dataExportName = 'store.data_export';

const zipType = 'application/zip';
/** Files go in until they come to so many bytes; the rest are listed with the others and fetched one by one. */
const mostFileBytes = 100 * 1024 * 1024;

const written = z.object({ fileName: z.string(), sizeBytes: z.int(), rows: z.int(), files: z.int() });

/** Packs the store. The file has the job's own id, so running again after a crash writes the same file. */
export const dataExportJob = declareJob({
  name: dataExportName,
  async run(context, _payload, job) {
    const names = await exportedTables(context);
    const entries: ZipEntry[] = [];
    let rows = 0;
    for (const [at, name] of names.entries()) {
      const table = await tableFile(context, name);
      if (!table) continue;
      entries.push({ name: table.name, bytes: Buffer.from(table.text, 'utf8') });
      rows += table.rows;
      if (at % 10 === 0) await job.progress((70 * at) / names.length, 'Reading the tables');
    }
    const own = await ownFiles(context, job.id);
    entries.push(...own.entries, { name: 'README.txt', bytes: Buffer.from(readme(context, own.leftOut)) });
    await job.progress(90, 'Packing');
    const bytes = zipFile(entries);
    const fileName = `brandwright-export-${dayOf(context.clock.now())}.zip`;
    await context.providers.files.put(fileKey(context.storeId, job.id), bytes, zipType);
    await context.db
      .insert(files)
      .values({
        ...{ storeId: context.storeId, id: job.id, name: fileName, contentType: zipType },
        ...{ size: bytes.length, createdBy: null, createdAt: context.clock.now() },
      })
      .onConflictDoNothing();
    return { fileName, sizeBytes: bytes.length, rows, files: own.entries.length };
  },
});

async function ownFiles(
  context: Context,
  jobId: string,
): Promise<{ entries: ZipEntry[]; leftOut: string[] }> {
  const kept = await context.db
    .select()
    .from(files)
    .where(and(eq(files.storeId, context.storeId), ne(files.contentType, zipType), ne(files.id, jobId)))
    .orderBy(asc(files.createdAt), asc(files.id));
  const entries: ZipEntry[] = [];
  const leftOut: string[] = [];
  let total = 0;
  for (const { id, name, size } of kept) {
    const path = `files/${id.slice(0, 8)}-${name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-80)}`;
    if (total + size > mostFileBytes) {
      leftOut.push(path);
      continue;
    }
    const file = await context.providers.files.get(fileKey(context.storeId, id));
    if (!file) continue;
    total += size;
    entries.push({ name: path, bytes: file.bytes });
  }
  return { entries, leftOut };
}

const readme = ({ clock }: Context, leftOut: readonly string[]): string =>
  [
    `Everything in your store in Brandwright, as of ${clock.now().toISOString()}.`,
    '',
    'tables/  one CSV file for each kind of record. Amounts are in minor units (cents), times in UTC.',
    'files/   what you uploaded and made.',
    '',
    'Passwords, tokens and keys aren’t included.',
    ...(leftOut.length === 0
      ? []
      : [
          '',
          'Left out, because the files add up to more than 100 MB:',
          ...leftOut.map((path) => `  ${path}`),
        ]),
    '',
  ].join('\n');

/** The newest export and how it stands. Errors: not_found. */
export async function newestExport(context: Context): Promise<DataExport> {
  const [job] = await context.db
    .select()
    .from(jobRuns)
    .where(and(eq(jobRuns.storeId, context.storeId), eq(jobRuns.name, dataExportName)))
    .orderBy(desc(jobRuns.createdAt), desc(jobRuns.id))
    .limit(1);
  if (!job)
    throw new OperationError('not_found', 'Nothing has been exported yet. Say “export everything” to start.');
  const status = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).parse(job.status);
  const done = status === 'DONE' ? written.parse(job.result) : undefined;
  const { url, expiresAt, isExpired } = fileOfJob(context, job, exportDays * dayMs);
  return {
    exportId: job.id,
    status: isExpired ? 'EXPIRED' : status,
    progressPercent: job.percent,
    fileName: done?.fileName ?? null,
    sizeBytes: done?.sizeBytes ?? null,
    rows: done?.rows ?? null,
    files: done?.files ?? null,
    url,
    expiresAt: expiresAt?.toISOString() ?? null,
    failure: job.error,
    createdAt: job.createdAt.toISOString(),
  };
}
