import { replaceDocument } from '@brandwright/contract/copilot/vault/replace-document.ts';
import type { DocumentStatus } from '@brandwright/contract/copilot/vault/entities.ts';
import { plainQuote } from '@brandwright/contract/copilot/vault/words.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { findDocument } from './find-document.ts';
import { advance } from './rules.ts';
import { vaultDocuments } from './tables.ts';
import { checkedFile, quiet, enqueue, ofId, answer } from './documents.ts';

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

export default implement(replaceDocument, {
  async prepare(context, { document: words, fileId }) {
    const { document } = await findDocument(context, words);
    const file = await checkedFile(context, fileId);
    return {
      input: { document: document.id, fileId },
      preview: {
        ...quiet,
        verb: 'Replace the document',
        what: `Replaces “${plainQuote(document.title, 120)}” with “${plainQuote(file.name, 120)}”.`,
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
