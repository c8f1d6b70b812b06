import { getSupplier } from '@brandwright/contract/sourcing/operations.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { declareJob } from '../../kernel/jobs.ts';
import { appendMessage, findMessage } from '../append-message.ts';
import { isScripted, supplierIdentity } from '../rules.ts';
import { supplierMessages as messages } from '../tables.ts';
import { scriptedAnswer } from './scripted-answer.ts';

export const answerName = 'answer_as_scripted_supplier';

/** Answers a message in a conversation that the data marks as scripted; in any other it does nothing. */
export const answerJob = declareJob({
  name: answerName,
  async run(context, payload) {
    const { messageSid } = z.object({ messageSid: z.string() }).parse(payload);
    const found = await findMessage(context, messageSid);
    if (!found?.message.isOwn || !isScripted(found.conversation.attributes)) return { answered: false };
    const { message, conversation } = found;
    const facts = await context.call(getSupplier, { supplierId: conversation.supplierId });
    const { type, text, imageUrls } = message;
    await appendMessage(context, conversation, {
      author: supplierIdentity(conversation.supplierId),
      authorName: conversation.supplierName,
      type: 'TEXT',
      text: scriptedAnswer({ type, text, hasPictures: imageUrls.length > 0 }, facts),
      attributes: { isDemo: true },
      status: 'SENT',
      at: context.clock.now(),
    });
    if (type === 'ZOOM_MEETING_REQUEST') {
      await context.db
        .update(messages)
        .set({ attributes: { ...message.attributes, meetingStatus: 'ACCEPTED' } })
        .where(and(eq(messages.storeId, context.storeId), eq(messages.id, message.id)));
    }
    return { answered: true };
  },
});
