import type { VaultType } from '@brandwright/contract/copilot/vault/limits.ts';
import type { Extracted, Reader, ReportPages } from './extracted.ts';

/** Each reader's library is loaded when a file of its kind comes. */
const readers: Readonly<Record<VaultType, () => Promise<Reader>>> = {
  'application/pdf': async () => (await import('./read-pdf.ts')).readPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': async () =>
    (await import('./read-docx.ts')).readDocx,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': async () =>
    (await import('./read-table.ts')).readXlsx,
  'text/csv': async () => (await import('./read-table.ts')).readCsv,
  'text/markdown': async () => (await import('./read-text.ts')).readText,
  'text/plain': async () => (await import('./read-text.ts')).readText,
  'image/png': async () => (await import('./read-picture.ts')).readPicture,
  'image/jpeg': async () => (await import('./read-picture.ts')).readPicture,
  'image/webp': async () => (await import('./read-picture.ts')).readPicture,
};

/** Reads a file in this thread. */
export async function readFileText(
  bytes: Uint8Array,
  contentType: VaultType,
  report: ReportPages,
): Promise<Extracted> {
  return (await readers[contentType]())(bytes, contentType, report);
}
