import { OperationError } from '@brandwright/contract';
import { addDocument } from '@brandwright/contract/copilot/vault/add-document.ts';
import { getDocument } from '@brandwright/contract/copilot/vault/get-document.ts';
import { listDocuments } from '@brandwright/contract/copilot/vault/list-documents.ts';
import { removeDocument } from '@brandwright/contract/copilot/vault/remove-document.ts';
import { replaceDocument } from '@brandwright/contract/copilot/vault/replace-document.ts';
import { retryDocument } from '@brandwright/contract/copilot/vault/retry-document.ts';
import type { DocumentStatus } from '@brandwright/contract/copilot/vault/entities.ts';
import { plainQuote } from '@brandwright/contract/copilot/vault/words.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, asc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { countDocuments, findDocument, kept, selectDocuments, shown } from './find-document.ts';
import { extractDocumentJob } from './extract-document.ts';
import { advance, checkFile, checkRetry, checkRoom, cleanText, titleOf } from './rules.ts';
import { vaultDocuments, vaultPassages } from './tables.ts';

const quiet = { toWhom: null, cost: null, irreversible: null, values: [], warnings: [] };
const personOf = (context: Context) => (context.actor.kind === 'user' ? context.actor.name : 'Brandwright');
const ofId = (context: Context, id: string) =>
  and(eq(vaultDocuments.storeId, context.storeId), eq(vaultDocuments.id, id));

async function checkedFile(context: Context, fileId: string) {
  const file = await context.call(getFile, { fileId });
  checkFile(file);
  return file;
}

/** Queues the reading of a document's present file. */
const enqueue = (context: Context, documentId: string, version: number) =>
  context.jobs.enqueue(extractDocumentJob, { documentId, version });

async function answer(context: Context, id: string, undo?: unknown) {
  return {
    output: shown(context, await findDocument(context, id)),
    undo,
    subject: { kind: 'document', id },
  };
}

export const addDocumentHere = implement(addDocument, {
  async prepare(context, input) {
    const file = await checkedFile(context, input.fileId);
    return {
      input,
      preview: {
        ...quiet,
        verb: 'Add to the vault',
        what: `“${plainQuote(file.name, 120)}” is put into the Brand Vault and read.`,
      },
    };
  },
  async run(context, { fileId, title, description }) {
    const file = await checkedFile(context, fileId);
    checkRoom(await countDocuments(context, kept(context)));
    const [same] = await selectDocuments(context, kept(context, eq(vaultDocuments.fileId, fileId)));
    if (same)
      throw new OperationError(
        'conflict',
        `That file is in the Brand Vault already, as ${plainQuote(same.document.title, 80)}.`,
      );
    const now = context.clock.now();
    const id = randomUUID();
    const jobId = await enqueue(context, id, 1);
    await context.db.insert(vaultDocuments).values({
      storeId: context.storeId,
      id,
      title: title ? cleanText(title) || titleOf(file.name) : titleOf(file.name),
      description: description ? cleanText(description) : null,
      fileId,
      fileName: file.name,
      contentType: file.contentType,
      size: file.size,
      status: 'QUEUED',
      jobId,
      addedBy: personOf(context),
      createdAt: now,
      updatedAt: now,
    });
    return answer(context, id, { id });
  },
  async undo(context, saved) {
    const { id } = z.object({ id: z.uuid() }).parse(saved);
    await context.db.update(vaultDocuments).set({ removedAt: context.clock.now() }).where(ofId(context, id));
  },
});

export const listDocumentsHere = implement(listDocuments, {
  async run(context, { named, status, page, size }) {
    const like = named ? `%${named.replace(/[\\%_]/g, '\\$&')}%` : undefined;
    const where = kept(
      context,
      like ? or(ilike(vaultDocuments.title, like), ilike(vaultDocuments.fileName, like)) : undefined,
      status ? inState(status) : undefined,
    );
    const rows = await selectDocuments(context, where)
      .limit(size)
      .offset(page * size);
    return {
      output: {
        documents: rows.map((row) => shown(context, row)),
        page,
        size,
        total: await countDocuments(context, where),
      },
    };
  },
});

/** Documents that show as of a state, which for the ones being read is the job's. */
function inState(status: DocumentStatus) {
  const queuedWith = (jobStatus: string) =>
    and(
      eq(vaultDocuments.status, 'QUEUED'),
      sql`exists (select from ${jobRuns} where ${jobRuns.storeId} = ${vaultDocuments.storeId} and ${jobRuns.id} = ${vaultDocuments.jobId} and ${jobRuns.status} = ${jobStatus})`,
    );
  if (status === 'EXTRACTING') return queuedWith('RUNNING');
  if (status === 'FAILED') return or(eq(vaultDocuments.status, 'FAILED'), queuedWith('FAILED'));
  if (status === 'QUEUED')
    return and(
      eq(vaultDocuments.status, 'QUEUED'),
      sql`not exists (select from ${jobRuns} where ${jobRuns.storeId} = ${vaultDocuments.storeId} and ${jobRuns.id} = ${vaultDocuments.jobId} and ${inArray(jobRuns.status, ['RUNNING', 'FAILED'])})`,
    );
  return eq(vaultDocuments.status, status);
}

export const getDocumentHere = implement(getDocument, {
  async run(context, { document: words, page }) {
    const found = await findDocument(context, words);
    const { id, version } = found.document;
    const passages = await context.db
      .select({
        passageId: vaultPassages.id,
        page: vaultPassages.page,
        section: vaultPassages.section,
        text: vaultPassages.text,
      })
      .from(vaultPassages)
      .where(
        and(
          eq(vaultPassages.storeId, context.storeId),
          eq(vaultPassages.documentId, id),
          eq(vaultPassages.version, version),
          eq(vaultPassages.page, page + 1),
        ),
      )
      .orderBy(asc(vaultPassages.position));
    return { output: { document: shown(context, found), passages, page, total: found.document.pages } };
  },
});

const undoReplace = z.object({
  id: z.uuid(),
  fileId: z.uuid().nullable(),
  fileUrl: z.string().nullable(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int(),
  status: z.string(),
  failure: z.string().nullable(),
  jobId: z.uuid().nullable(),
  pages: z.int(),
  passages: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});

export const replaceDocumentHere = implement(replaceDocument, {
  async prepare(context, { document: words, fileId }) {
    const { document } = await findDocument(context, words);
    const file = await checkedFile(context, fileId);
    return {
      input: { document: document.id, fileId },
      preview: {
        ...quiet,
        verb: 'Replace the document',
        what: `“${plainQuote(file.name, 120)}” takes the place of “${plainQuote(document.title, 120)}”.`,
      },
    };
  },
  async run(context, { document: words, fileId }) {
    const { document } = await findDocument(context, words);
    const file = await checkedFile(context, fileId);
    const version = document.latestVersion + 1;
    const { updatedAt, ...before } = document;
    await context.db
      .update(vaultDocuments)
      .set({
        fileId,
        fileUrl: null,
        fileName: file.name,
        contentType: file.contentType,
        size: file.size,
        status: advance(document.status as DocumentStatus, 'QUEUED'),
        failure: null,
        jobId: await enqueue(context, document.id, version),
        pages: 0,
        passages: 0,
        width: null,
        height: null,
        version,
        latestVersion: version,
        updatedAt: context.clock.now(),
      })
      .where(ofId(context, document.id));
    return answer(context, document.id, undoReplace.parse({ ...before, updatedAt: updatedAt.toISOString() }));
  },
  async undo(context, saved) {
    const { id, updatedAt, ...before } = undoReplace.parse(saved);
    await context.db
      .update(vaultDocuments)
      .set({ ...before, updatedAt: new Date(updatedAt) })
      .where(ofId(context, id));
    // What was not read yet when it was replaced is read now.
    if (before.status === 'QUEUED')
      await context.db
        .update(vaultDocuments)
        .set({ jobId: await enqueue(context, id, before.version) })
        .where(ofId(context, id));
  },
});

export const removeDocumentHere = implement(removeDocument, {
  async prepare(context, { document: words }) {
    const { document } = await findDocument(context, words);
    return {
      input: { document: document.id },
      preview: {
        ...quiet,
        verb: 'Remove the document',
        what: `“${plainQuote(document.title, 120)}” is taken out of the Brand Vault. It can be put back with Undo.`,
      },
    };
  },
  async run(context, { document: words }) {
    const found = await findDocument(context, words);
    const { id } = found.document;
    await context.db.update(vaultDocuments).set({ removedAt: context.clock.now() }).where(ofId(context, id));
    return { output: shown(context, found), undo: { id }, subject: { kind: 'document', id } };
  },
  async undo(context, saved) {
    const { id } = z.object({ id: z.uuid() }).parse(saved);
    checkRoom(await countDocuments(context, kept(context)));
    await context.db
      .update(vaultDocuments)
      .set({ removedAt: null })
      .where(and(ofId(context, id), isNotNull(vaultDocuments.removedAt)));
  },
});

export const retryDocumentHere = implement(retryDocument, {
  async prepare(context, { document: words }) {
    const found = await findDocument(context, words);
    checkRetry(shown(context, found).status);
    return {
      input: { document: found.document.id },
      preview: {
        ...quiet,
        verb: 'Read it again',
        what: `“${plainQuote(found.document.title, 120)}” is read again.`,
      },
    };
  },
  async run(context, { document: words }) {
    const found = await findDocument(context, words);
    const { id, version, status } = found.document;
    checkRetry(shown(context, found).status);
    await context.db
      .update(vaultDocuments)
      .set({
        status: advance(status as DocumentStatus, 'QUEUED'),
        failure: null,
        jobId: await enqueue(context, id, version),
        updatedAt: context.clock.now(),
      })
      .where(and(ofId(context, id), isNull(vaultDocuments.removedAt)));
    return answer(context, id);
  },
});
