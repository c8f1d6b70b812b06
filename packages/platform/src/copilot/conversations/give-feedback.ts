import { OperationError } from '@brandwright/contract';
import { giveFeedback } from '@brandwright/contract/copilot/conversations/give-feedback.ts';
import type { FeedbackRating } from '@brandwright/contract/copilot/conversations/feedback.ts';
import type { StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findConversation, userOf } from '../conversations.ts';
import { conversationMessages, conversationTurns, messageFeedback } from '../tables.ts';
import { inConversation, textOf } from './messages.ts';

type Answer = typeof conversationMessages.$inferSelect;

async function ownAnswer(context: Context, messageId: string): Promise<Answer> {
  const [message] = await context.db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.storeId, context.storeId), eq(conversationMessages.id, messageId)));
  if (!message || message.role !== 'assistant')
    throw new OperationError('not_found', 'That answer wasn’t found.');
  await findConversation(context, message.conversationId);
  return message;
}

async function keep(
  context: Context,
  answer: Answer,
  given: { rating: FeedbackRating; reason: string | null; comment: string | null },
): Promise<void> {
  const { storeId, db } = context;
  const { conversationId, id: messageId } = answer;
  const parts = answer.parts as StoredMessage['parts'];
  const [turn] = await db
    .select({ id: conversationTurns.id })
    .from(conversationTurns)
    .where(and(eq(conversationTurns.storeId, storeId), eq(conversationTurns.messageId, messageId)));
  const stood = {
    turnId: turn?.id ?? null,
    ...given,
    asked: await askedBefore(context, answer),
    answered: textOf(parts),
    calls: callsOf(parts),
    givenAt: context.clock.now(),
  };
  await db
    .insert(messageFeedback)
    .values({ storeId, id: randomUUID(), conversationId, messageId, userId: userOf(context), ...stood })
    .onConflictDoUpdate({
      target: [messageFeedback.storeId, messageFeedback.messageId, messageFeedback.userId],
      set: stood,
    });
}

async function takeBack(context: Context, messageId: string): Promise<void> {
  await context.db
    .delete(messageFeedback)
    .where(
      and(
        eq(messageFeedback.storeId, context.storeId),
        eq(messageFeedback.messageId, messageId),
        eq(messageFeedback.userId, userOf(context)),
      ),
    );
}

/** What was said last before an answer. */
async function askedBefore(context: Context, answer: Answer): Promise<string> {
  const [asked] = await context.db
    .select({ parts: conversationMessages.parts })
    .from(conversationMessages)
    .where(
      and(
        inConversation(context, answer.conversationId),
        eq(conversationMessages.role, 'user'),
        lt(conversationMessages.position, answer.position),
      ),
    )
    .orderBy(desc(conversationMessages.position))
    .limit(1);
  return asked ? textOf(asked.parts as StoredMessage['parts']) : '';
}

function callsOf(parts: StoredMessage['parts']) {
  return parts.flatMap((part) => {
    const data = part['data'];
    if (part.type !== 'data-call' || typeof data !== 'object' || data === null) return [];
    const call = data as Record<string, unknown>;
    return [
      { operation: String(call['operation']), state: String(call['state']), input: call['input'] ?? {} },
    ];
  });
}

/** Keeps what one thinks of an answer: once a person and answer, the later in place of the earlier. */
export default implement(giveFeedback, {
  async run(context, { messageId, feedback, reason = null, comment }) {
    const answer = await ownAnswer(context, messageId);
    const note = comment ? comment : null;
    if (feedback === null) await takeBack(context, messageId);
    else await keep(context, answer, { rating: feedback, reason, comment: note });
    const given =
      feedback === null
        ? { feedback: null, reason: null, comment: null }
        : { feedback, reason, comment: note };
    const metadata = {
      ...(answer.metadata as object),
      feedback: given.feedback,
      feedbackReason: given.reason,
      feedbackComment: given.comment,
    };
    await context.db
      .update(conversationMessages)
      .set({ metadata })
      .where(and(eq(conversationMessages.storeId, context.storeId), eq(conversationMessages.id, messageId)));
    return { output: { messageId, ...given }, subject: { kind: 'message', id: messageId } };
  },
});
