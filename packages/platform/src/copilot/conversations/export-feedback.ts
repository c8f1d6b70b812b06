import { exportFeedback } from '@brandwright/contract/copilot/conversations/export-feedback.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { conversations, conversationTurns, messageFeedback } from '../tables.ts';
import { feedbackCsv, feedbackLine, type FeedbackRecord } from './feedback-file.ts';
import { type Period, feedbackGiven } from './feedback-given.ts';

/** One file has at most this many; a narrower period has the rest. */
const mostInAFile = 5000;

/** Newest first, one more than a file takes. */
async function readRecords(context: Context, period: Period): Promise<FeedbackRecord[]> {
  const rows = await context.db
    .select({ feedback: messageFeedback, title: conversations.title, turn: conversationTurns })
    .from(messageFeedback)
    .innerJoin(
      conversations,
      and(
        eq(conversations.storeId, messageFeedback.storeId),
        eq(conversations.id, messageFeedback.conversationId),
      ),
    )
    .leftJoin(
      conversationTurns,
      and(
        eq(conversationTurns.storeId, messageFeedback.storeId),
        eq(conversationTurns.id, messageFeedback.turnId),
      ),
    )
    .where(feedbackGiven(context, period))
    .orderBy(desc(messageFeedback.givenAt), desc(messageFeedback.id))
    .limit(mostInAFile + 1);
  return rows.map(({ feedback, title, turn }) => ({
    givenAt: feedback.givenAt.toISOString(),
    rating: feedback.rating,
    reason: feedback.reason,
    comment: feedback.comment,
    conversationId: feedback.conversationId,
    conversationTitle: title,
    messageId: feedback.messageId,
    turnId: feedback.turnId,
    asked: feedback.asked,
    answered: feedback.answered,
    model: turn?.model ?? null,
    status: turn?.status ?? null,
    steps: turn?.steps ?? null,
    inputTokens: turn?.inputTokens ?? null,
    outputTokens: turn?.outputTokens ?? null,
    costMicros: turn?.costMicros ?? null,
    milliseconds: turn?.milliseconds ?? null,
    calls: feedback.calls,
  }));
}

export default implement(exportFeedback, {
  async run(context, { format, ...period }) {
    const records = await readRecords(context, period);
    const isCut = records.length > mostInAFile;
    const kept = records.slice(0, mostInAFile).reverse();
    const day = context.clock.now().toISOString().slice(0, 10);
    const isCsv = format === 'CSV';
    return {
      output: {
        fileName: `feedback-${day}.${isCsv ? 'csv' : 'jsonl'}`,
        contentType: isCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
        text: isCsv ? feedbackCsv(kept) : kept.map(feedbackLine).join(''),
        answers: kept.length,
        isCut,
      },
    };
  },
});
