import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { appendMessage, findMessage } from '../append-message.ts';
import { isScripted, supplierIdentity } from '../rules.ts';
import { supplierMessages as messages } from '../tables.ts';
import { readFacts } from './facts.ts';
import { scriptedAnswer } from './scripted-answer.ts';

export const answerName = 'answer_as_scripted_supplier';

/** So far back a supplier remembers what was spoken of. */
const mostBefore = 12;

/** Our own messages before one, newest first. */
async function saidBefore(context: Context, conversationId: string, index: number): Promise<string[]> {
  const rows = await context.db
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.storeId, context.storeId),
        eq(messages.conversationId, conversationId),
        eq(messages.isOwn, true),
        lt(messages.index, index),
      ),
    )
    .orderBy(desc(messages.index))
    .limit(mostBefore);
  return rows.map(({ text }) => text);
}

/** Answers a message in a conversation that the data marks as scripted; in any other it does nothing. */
export const answerJob = declareJob({
  name: answerName,
  async run(context, payload) {
    const { messageSid } = z.object({ messageSid: z.string() }).parse(payload);
    const found = await findMessage(context, messageSid);
    if (!found?.message.isOwn || !isScripted(found.conversation.attributes)) return { answered: false };
    const { message, conversation } = found;
    const facts = await readFacts(context, conversation.supplierId);
    const before = await saidBefore(context, conversation.id, message.index);
    const { subject } = conversation.attributes;
    const now = context.clock.now();
    const { type, text, imageUrls } = message;
    await appendMessage(context, conversation, {
      author: supplierIdentity(conversation.supplierId),
      authorName: conversation.supplierName,
      type: 'TEXT',
      text: scriptedAnswer(
        { type, text, hasPictures: imageUrls.length > 0, before: [...before, ...(subject ? [subject] : [])] },
        facts,
        now,
      ),
      attributes: { isDemo: true },
      status: 'SENT',
      at: now,
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
