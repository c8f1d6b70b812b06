import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import type { Access } from '../../kernel/operation.ts';
import { count, dayWords } from '../../kernel/words.ts';

/** All of the store leaves it: its owner alone, on a paid or free plan, and no preview account. */
export const mayExportStore = { kind: 'private', role: 'owner', preview: false } as const satisfies Access;

/** Days for which the file is given out. */
export const exportDays = 7;
export const dataPath = '/account-info?tab=data';

/** EXPIRED: it was made, and its file isn't given out any more. */
export const dataExport = z.object({
  exportId: z.uuid(),
  status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'EXPIRED']),
  progressPercent: z.int(),
  /** Null until it is done. */
  fileName: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  /** Good for whoever has it, until it expires. */
  url: z.string().nullable(),
  expiresAt: instant().nullable(),
  failure: z.string().nullable(),
  createdAt: instant(),
});
export type DataExport = z.output<typeof dataExport>;

export function exportWords({ status, rows, files, expiresAt, failure }: DataExport): string {
  switch (status) {
    case 'QUEUED':
    case 'RUNNING':
      return 'All of your store’s data is being packed into a ZIP file. It will appear here when it’s ready.';
    case 'DONE':
      return `Your export is ready: ${count(rows ?? 0, 'row')} and ${count(files ?? 0, 'file')}. The download works until ${dayWords(expiresAt ?? '')}.`;
    case 'EXPIRED':
      return 'The last export has expired. Start a new one.';
    case 'FAILED':
      return `The export failed: ${failure ?? 'try again in a moment.'}`;
  }
}
