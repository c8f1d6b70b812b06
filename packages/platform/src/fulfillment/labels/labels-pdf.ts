import { fileKey } from '../../kernel/data/file-address.ts';
import { dayOf } from '../../kernel/data/days.ts';
import { joinPdfs, takeApart, type PdfParts } from '../../kernel/data/join-pdfs.ts';
import type { Context } from '../../kernel/request/context.ts';
import { keepPdf } from '../keep-pdf.ts';
import { printableFileOf } from './label-rows.ts';
import type { LabelRecord } from '../tables.ts';

/** The labels' files as one, in order. A file that can't be joined with others is left to be printed by itself. */
export async function labelsPdf(context: Context, labels: readonly LabelRecord[]) {
  const joined: PdfParts[] = [];
  const apart: LabelRecord[] = [];
  for (const label of labels) {
    const fileId = printableFileOf(label);
    if (fileId === null) continue;
    const kept = await context.providers.files.get(fileKey(context.storeId, fileId));
    try {
      if (kept) joined.push(takeApart(kept.bytes));
      else apart.push(label);
    } catch (error) {
      context.log.warn({ labelId: label.id, error: String(error) }, 'a label can’t be joined with others');
      apart.push(label);
    }
  }
  const name = `labels-${dayOf(context.clock.now())}.pdf`;
  const file = joined.length === 0 ? null : await keepPdf(context, name, joinPdfs(joined));
  return { file, labels: joined.length, apart };
}
