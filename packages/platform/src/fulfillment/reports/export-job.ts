import { OperationError } from '@brandwright/contract';
import {
  fulfillmentReport,
  fulfillmentReportLabels,
  reportFormat,
  type ReportExport,
} from '@brandwright/contract/fulfillment/reports/export.ts';
import { coveredPeriod, periodWords } from '@brandwright/contract/fulfillment/reports/period.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { fileKey } from '../../kernel/data/file-address.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { uploadReceipt } from '../../kernel/data/upload-receipt.ts';
import { fileOfJob } from '../../kernel/jobs/file-of-job.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import type { Context } from '../../kernel/request/context.ts';
import { reportContent } from './report-content.ts';
import { reportCsv, reportPdf } from './report-files.ts';

export const jobName = 'fulfillment.report_export';

/** How long the file of an export is given out. */
const downloadLifeMs = 24 * 3_600_000;

const wanted = z.object({ report: fulfillmentReport, format: reportFormat, ...coveredPeriod });
const written = z.object({ fileName: z.string(), rows: z.int() });

/** Writes a report to a file. The file has the job's own id, so running again after a crash writes the same file. */
export const reportExportJob = declareJob({
  name: jobName,
  async run(context, payload, job) {
    const { report, format, ...period } = wanted.parse(payload);
    const content = await reportContent[report](context, period, (part) =>
      job.progress(Math.round(90 * Math.min(1, part)), 'Reading'),
    );
    const bytes =
      format === 'CSV'
        ? reportCsv(content)
        : await reportPdf(content, {
            title: fulfillmentReportLabels[report],
            period: `From ${periodWords(period).replace(/^(from|on) /, '')}`,
            at: context.clock.now(),
          });
    const name = `${report.toLowerCase()}-report-${period.from}-to-${period.to}.${format.toLowerCase()}`;
    const contentType = format === 'CSV' ? ('text/csv' as const) : ('application/pdf' as const);
    const file = { fileId: job.id, name, contentType, size: bytes.length };
    const { files, keyring } = context.providers;
    await files.put(fileKey(context.storeId, job.id), bytes, contentType);
    await context.call(uploadFile, { ...file, receipt: uploadReceipt(keyring, context.storeId, file) });
    return { fileName: name, rows: content.rows.length };
  },
});

/** How an export stands. The newest one when no id is given. Errors: not_found. */
export async function describeExport(context: Context, id: string | undefined): Promise<ReportExport> {
  const [job] = await context.db
    .select()
    .from(jobRuns)
    .where(
      and(
        eq(jobRuns.storeId, context.storeId),
        eq(jobRuns.name, jobName),
        id === undefined ? undefined : eq(jobRuns.id, id),
      ),
    )
    .orderBy(desc(jobRuns.createdAt), desc(jobRuns.id))
    .limit(1);
  if (!job)
    throw new OperationError(
      'not_found',
      id === undefined
        ? 'No fulfillment report has been exported yet. Say which report you want as a file.'
        : 'That export wasn’t found.',
    );
  const status = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).parse(job.status);
  const done = status === 'DONE' ? written.parse(job.result) : undefined;
  const { url, expiresAt, isExpired } = fileOfJob(context, job, downloadLifeMs);
  return {
    id: job.id,
    ...wanted.parse(job.payload),
    status: isExpired ? 'EXPIRED' : status,
    progressPercent: job.percent,
    rows: done?.rows ?? 0,
    fileName: done?.fileName ?? null,
    url,
    expiresAt: expiresAt?.toISOString() ?? null,
    failure: job.error,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}
