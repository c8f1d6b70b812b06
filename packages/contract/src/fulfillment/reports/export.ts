import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { count } from '../../kernel/words.ts';
import { coveredPeriod, periodWords } from './period.ts';

export const fulfillmentReport = z.enum(['OUTBOUND', 'RETURNS', 'FINANCIAL']);
export type FulfillmentReport = z.output<typeof fulfillmentReport>;

export const fulfillmentReportLabels: Readonly<Record<FulfillmentReport, string>> = {
  OUTBOUND: 'Outbound report',
  RETURNS: 'Returns report',
  FINANCIAL: 'Fulfillment financial report',
};

export const reportFormat = z.enum(['CSV', 'PDF']);
export type ReportFormat = z.output<typeof reportFormat>;

/** QUEUED → RUNNING → DONE | FAILED; EXPIRED once the file of one that is done isn't given out any more. */
export const reportExportStatus = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'EXPIRED']);

/** A report that is being written to a file, and the file once it is done. */
export const reportExport = z.object({
  id: field(z.uuid(), { ref: 'job' }),
  report: fulfillmentReport,
  format: reportFormat,
  ...coveredPeriod,
  status: reportExportStatus,
  progressPercent: z.int(),
  /** Rows of the report in the file. */
  rows: z.int(),
  fileName: z.string().nullable(),
  /** Where the file is served until `expiresAt`. */
  url: z.string().nullable(),
  expiresAt: instant().nullable(),
  failure: z.string().nullable(),
  createdAt: instant(),
  finishedAt: instant().nullable(),
});
export type ReportExport = z.output<typeof reportExport>;

export function exportSummary(output: ReportExport): string {
  const name = fulfillmentReportLabels[output.report];
  const what = `The ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  switch (output.status) {
    case 'DONE':
      return `${what} ${periodWords(output)} is ready: ${count(output.rows, 'row')} in ${output.fileName}. The download link works for 24 hours.`;
    case 'EXPIRED':
      return `The download of ${output.fileName} has expired. Export the report again to get a new one.`;
    case 'FAILED':
      return `The export failed: ${output.failure ?? 'no reason was given.'} Nothing was saved. Start it again.`;
    case 'RUNNING':
      return `The export is at ${output.progressPercent}%.`;
    case 'QUEUED':
      return `Exporting ${what.charAt(0).toLowerCase()}${what.slice(1)} ${periodWords(output)} as ${output.format}. The file will be ready shortly.`;
  }
}
