import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { findDocument, shown } from './find-document.ts';
import { extractDocumentJob } from './extract-document.ts';
import { checkFile } from './rules.ts';
import { vaultDocuments } from './tables.ts';

export const quiet = { toWhom: null, cost: null, irreversible: null, values: [], warnings: [] };

export const ofId = (context: Context, id: string) =>
  and(eq(vaultDocuments.storeId, context.storeId), eq(vaultDocuments.id, id));

export async function checkedFile(context: Context, fileId: string) {
  const file = await context.call(getFile, { fileId });
  checkFile(file);
  return file;
}

/** Queues the reading of a document's present file. */
export const enqueue = (context: Context, documentId: string, version: number) =>
  context.jobs.enqueue(extractDocumentJob, { documentId, version });

export async function answer(context: Context, id: string, undo?: unknown) {
  return {
    output: shown(context, await findDocument(context, id)),
    undo,
    subject: { kind: 'document', id },
  };
}
