import { fileKey } from '../kernel/data/file-address.ts';
import { joinPdfs } from '../kernel/data/join-pdfs.ts';
import type { Context } from '../kernel/request/context.ts';
import { keepPdf } from './keep-pdf.ts';
import type { LabelRecord } from './tables.ts';

/** Whether a label has a file that may still go on a box. */
const isPrintable = ({ fileId, status }: Pick<LabelRecord, 'fileId' | 'status'>): boolean =>
  fileId !== null && (status === 'BOUGHT' || status === 'VOID_REQUESTED');

/** The labels' files as one, in order. A file that can't be joined with others is left to be printed by itself. */
export async function labelsPdf(context: Context, labels: readonly LabelRecord[]) {
  const joined: Uint8Array[] = [];
  const apart: LabelRecord[] = [];
  for (const label of labels.filter(isPrintable)) {
    const kept = await context.providers.files.get(fileKey(context.storeId, label.fileId ?? ''));
    try {
      if (kept) joined.push(joinPdfs([kept.bytes]));
      else apart.push(label);
    } catch (error) {
      context.log.warn({ labelId: label.id, error: String(error) }, 'a label can’t be joined with others');
      apart.push(label);
    }
  }
  const name = `labels-${context.clock.now().toISOString().slice(0, 10)}.pdf`;
  const file = joined.length === 0 ? null : await keepPdf(context, name, joinPdfs(joined));
  return { file, labels: joined.length, apart };
}
