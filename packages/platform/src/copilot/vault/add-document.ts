import { OperationError } from '@brandwright/contract';
import { addDocument } from '@brandwright/contract/copilot/vault/add-document.ts';
import { plainQuote } from '@brandwright/contract/copilot/vault/words.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { countDocuments, kept, selectDocuments } from './find-document.ts';
import { checkRoom, cleanText, titleOf } from './rules.ts';
import { vaultDocuments } from './tables.ts';
import { checkedFile, quiet, enqueue, answer, ofId } from './documents.ts';

const personOf = (context: Context) => (context.actor.kind === 'user' ? context.actor.name : 'Brandwright');

export default implement(addDocument, {
  async prepare(context, input) {
    const file = await checkedFile(context, input.fileId);
    return {
      input,
      preview: {
        ...quiet,
        verb: 'Add to the vault',
        what: `Adds “${plainQuote(file.name, 120)}” to the Brand Vault and reads it.`,
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
        `That file is already in the Brand Vault, as ${plainQuote(same.document.title, 80)}.`,
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
