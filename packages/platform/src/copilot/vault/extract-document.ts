import type { DocumentStatus } from '@brandwright/contract/copilot/vault/entities.ts';
import { isVaultType } from '@brandwright/contract/copilot/vault/limits.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { fileKey } from '../../kernel/data/file-address.ts';
import { extract } from './extraction/extract.ts';
import { UnreadableFile, type Extracted } from './extraction/extracted.ts';
import type { DocumentRow } from './find-document.ts';
import { advance, toPassages, type Piece } from './rules.ts';
import { vaultDocuments, vaultPassages } from './tables.ts';

/** Name of the job that reads a document. */
export const extractDocumentJob = 'extract_document';

const payloadShape = z.object({ documentId: z.uuid(), version: z.int() });
/** Rows written by one statement. */
const together = 500;
const stale = ['list_documents', 'get_document', 'search_documents'];

/** Reads a document's file into passages. A file that cannot be read makes it FAILED with what to do; the job itself is then done. */
export const extractDocument = declareJob({
  name: extractDocumentJob,
  async run(context, payload, report) {
    const { documentId, version } = payloadShape.parse(payload);
    const document = await lockDocument(context, documentId);
    // Replaced, removed or read in the meantime: another job has it, or nobody wants it.
    if (!document || document.version !== version || document.status !== 'QUEUED') return { skipped: true };
    const status = advance('QUEUED', 'EXTRACTING');
    await report.progress(1, 'Opening the file');
    await context.events.publish({ type: 'invalidate', operations: stale });
    try {
      const extracted = await readDocument(context, document, report.progress);
      const passages = toPassages([...extracted.pieces, ...aboutPicture(document, extracted)]);
      await writePassages(context, document, passages);
      await end(context, document, {
        status: advance(status, 'READY'),
        failure: null,
        pages: extracted.pages,
        passages: passages.length,
        width: extracted.width,
        height: extracted.height,
      });
      return { pages: extracted.pages, passages: passages.length };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      await end(context, document, { status: advance(status, 'FAILED'), failure: error.message });
      return { failure: error.message };
    }
  },
});

async function lockDocument(context: Context, id: string): Promise<DocumentRow | undefined> {
  const [row] = await context.db
    .select()
    .from(vaultDocuments)
    .where(and(eq(vaultDocuments.storeId, context.storeId), eq(vaultDocuments.id, id)));
  return row;
}

async function readDocument(
  context: Context,
  document: DocumentRow,
  progress: (percent: number, note: string) => Promise<void>,
): Promise<Extracted> {
  const gone = 'The file is no longer available. Upload it again and replace it here.';
  if (!document.fileId || !isVaultType(document.contentType)) throw new UnreadableFile(gone);
  const file = await context.providers.files.get(fileKey(context.storeId, document.fileId));
  if (!file) throw new UnreadableFile(gone);
  let told = 0;
  return extract(file.bytes, document.contentType, {
    signal: context.signal,
    report: (done, all) => {
      const percent = 5 + Math.floor((done / all) * 85);
      if (percent - told < 10) return;
      told = percent;
      progress(percent, `Page ${done} of ${all}`).catch(() => undefined);
    },
  });
}

/** A picture is found by its title and what the founder says that it shows. */
function aboutPicture(document: DocumentRow, { width, height }: Extracted): Piece[] {
  if (width === null || height === null) return [];
  const text = [document.description ?? document.title, `(Picture, ${width} by ${height} pixels.)`].join(' ');
  return [{ page: 1, section: null, text }];
}

async function writePassages(
  context: Context,
  document: DocumentRow,
  passages: readonly Piece[],
): Promise<void> {
  const { storeId } = context;
  const { id: documentId, version, title } = document;
  await context.db
    .delete(vaultPassages)
    .where(
      and(
        eq(vaultPassages.storeId, storeId),
        eq(vaultPassages.documentId, documentId),
        eq(vaultPassages.version, version),
      ),
    );
  const rows = passages.map((passage, position) => ({
    ...passage,
    storeId,
    id: randomUUID(),
    documentId,
    version,
    position,
    title,
  }));
  for (let from = 0; from < rows.length; from += together)
    await context.db.insert(vaultPassages).values(rows.slice(from, from + together));
}

async function end(
  context: Context,
  document: DocumentRow,
  change: { status: DocumentStatus } & Partial<DocumentRow>,
): Promise<void> {
  await context.db
    .update(vaultDocuments)
    .set({ ...change, updatedAt: context.clock.now() })
    .where(
      and(
        eq(vaultDocuments.storeId, context.storeId),
        eq(vaultDocuments.id, document.id),
        // Who replaced it while it was read has queued another job.
        eq(vaultDocuments.version, document.version),
      ),
    );
  await context.events.publish({ type: 'invalidate', operations: stale });
}
