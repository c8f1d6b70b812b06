import { removeDocument } from '@brandwright/contract/copilot/vault/remove-document.ts';
import { plainQuote } from '@brandwright/contract/copilot/vault/words.ts';
import { and, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { countDocuments, findDocument, kept, shown } from './find-document.ts';
import { checkRoom } from './rules.ts';
import { vaultDocuments } from './tables.ts';
import { quiet, ofId } from './documents.ts';

export default implement(removeDocument, {
  async prepare(context, { document: words }) {
    const { document } = await findDocument(context, words);
    return {
      input: { document: document.id },
      preview: {
        ...quiet,
        verb: 'Remove the document',
        what: `Removes “${plainQuote(document.title, 120)}” from the Brand Vault. You can undo this.`,
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
