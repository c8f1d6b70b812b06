import { retryDocument } from '@brandwright/contract/copilot/vault/retry-document.ts';
import type { DocumentStatus } from '@brandwright/contract/copilot/vault/entities.ts';
import { plainQuote } from '@brandwright/contract/copilot/vault/words.ts';
import { and, isNull } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findDocument, shown } from './find-document.ts';
import { advance, checkRetry } from './rules.ts';
import { vaultDocuments } from './tables.ts';
import { quiet, enqueue, ofId, answer } from './documents.ts';

export default implement(retryDocument, {
  async prepare(context, { document: words }) {
    const found = await findDocument(context, words);
    checkRetry(shown(context, found).status);
    return {
      input: { document: found.document.id },
      preview: {
        ...quiet,
        verb: 'Read it again',
        what: `Reads “${plainQuote(found.document.title, 120)}” again.`,
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
