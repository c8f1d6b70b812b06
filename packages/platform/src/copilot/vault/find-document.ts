import { recordKinds } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import type {
  ChangedDocument,
  DocumentStatus,
  VaultDocument,
} from '@brandwright/contract/copilot/vault/entities.ts';
import { isVaultType, vaultTypes } from '@brandwright/contract/copilot/vault/limits.ts';
import { plainQuote } from '@brandwright/contract/copilot/vault/words.ts';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { fileAddress } from '../../kernel/data/file-address.ts';
import { likeness } from './likeness.ts';
import { vaultDocuments } from './tables.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';

export type DocumentRow = typeof vaultDocuments.$inferSelect;
/** A document's row with the job that reads it. */
export interface DocumentWithJob {
  document: DocumentRow;
  job: { status: string; percent: number; note: string; error: string | null } | null;
}

/** The documents that are not removed. */
export const kept = (context: Context, ...more: (SQL | undefined)[]) =>
  and(eq(vaultDocuments.storeId, context.storeId), isNull(vaultDocuments.removedAt), ...more);

const job = { status: jobRuns.status, percent: jobRuns.percent, note: jobRuns.note, error: jobRuns.error };

/** Documents with their jobs, newest first. */
export const selectDocuments = (context: Context, where: SQL | undefined) =>
  context.db
    .select({ document: vaultDocuments, job })
    .from(vaultDocuments)
    .leftJoin(jobRuns, and(eq(jobRuns.storeId, vaultDocuments.storeId), eq(jobRuns.id, vaultDocuments.jobId)))
    .where(where)
    .orderBy(desc(vaultDocuments.createdAt), vaultDocuments.id);

export async function countDocuments(context: Context, where: SQL | undefined): Promise<number> {
  const [row] = await context.db.select({ total: count() }).from(vaultDocuments).where(where);
  return row?.total ?? 0;
}

const documentKind: RecordKindDeclaration<DocumentWithJob> = {
  called: recordKinds.document,
  nameOf: ({ document }) => document.title,
  labelOf: ({ document }) => plainQuote(document.title, 60),
  likeness: ({ document }, said) =>
    Math.max(likeness(document.title, said), likeness(document.fileName, said)),
  lookUp: 'Say "show my documents" to see all of the Brand Vault.',
  async byId(context, id) {
    const [found] = await selectDocuments(context, kept(context, eq(vaultDocuments.id, id)));
    return found;
  },
  named: (context) => selectDocuments(context, kept(context)),
};

/** The document that is meant, by its id or by words of its title. Refuses what names none or several. */
export const findDocument = (context: Context, words: string): Promise<DocumentWithJob> =>
  resolveRecord(context, documentKind, isUuid(words) ? words : plainQuote(words, 80));

/** A document as it is shown: what its job does now counts before what is written. */
export function shown(
  context: Context,
  { document: row, job: running }: DocumentWithJob,
): VaultDocument & ChangedDocument {
  const now = stateNow(row.status as DocumentStatus, running);
  return {
    id: row.id,
    title: row.title,
    fileName: row.fileName,
    contentType: row.contentType,
    kind: isVaultType(row.contentType) ? vaultTypes[row.contentType] : 'File',
    size: row.size,
    url: row.fileId ? fileAddress(context.providers.keyring, context.storeId, row.fileId) : row.fileUrl,
    description: row.description,
    ...now,
    failure: now.status === 'FAILED' ? (row.failure ?? now.note) : null,
    pages: row.pages,
    passages: row.passages,
    width: row.width,
    height: row.height,
    version: row.version,
    addedBy: row.addedBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A job's transaction shows its end only, so that it runs is known from the job. */
function stateNow(status: DocumentStatus, running: DocumentWithJob['job']) {
  if (status === 'QUEUED' && running?.status === 'RUNNING')
    return { status: 'EXTRACTING' as const, percent: running.percent, note: running.note };
  if (status === 'QUEUED' && running?.status === 'FAILED')
    return { status: 'FAILED' as const, percent: 0, note: 'Reading it stopped halfway. Read it again.' };
  return { status, percent: status === 'READY' ? 100 : 0, note: '' };
}
