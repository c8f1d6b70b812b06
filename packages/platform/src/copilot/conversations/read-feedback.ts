import { exportFeedback } from '@brandwright/contract/copilot/conversations/export-feedback.ts';
import {
  summarizeFeedback,
  type FeedbackReason,
} from '@brandwright/contract/copilot/conversations/summarize-feedback.ts';
import type { FeedbackRating } from '@brandwright/contract/copilot/conversations/feedback.ts';
import { and, asc, count, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { conversations, conversationTurns, messageFeedback } from '../tables.ts';
import { feedbackCsv, feedbackLine, type FeedbackRecord } from './feedback-file.ts';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
  rating?: FeedbackRating | undefined;
}

/** One file has at most this many; a narrower period has the rest. */
const mostInAFile = 5000;

const dayMs = 24 * 60 * 60 * 1000;

export const summarizeFeedbackHere = implement(summarizeFeedback, {
  async run(context, period) {
    const matches = given(context, period);
    const ratings = await context.db
      .select({ rating: messageFeedback.rating, answers: count() })
      .from(messageFeedback)
      .where(matches)
      .groupBy(messageFeedback.rating);
    const reasons = await context.db
      .select({ reason: messageFeedback.reason, answers: count() })
      .from(messageFeedback)
      .where(and(matches, isNotNull(messageFeedback.reason)))
      .groupBy(messageFeedback.reason)
      .orderBy(desc(count()), asc(messageFeedback.reason));
    const notes = await context.db
      .select()
      .from(messageFeedback)
      .where(and(matches, isNotNull(messageFeedback.comment)))
      .orderBy(desc(messageFeedback.givenAt), desc(messageFeedback.id))
      .limit(5);
    const rated = (rating: FeedbackRating) => ratings.find((one) => one.rating === rating)?.answers ?? 0;
    return {
      output: {
        from: period.from ?? null,
        to: period.to ?? null,
        rating: period.rating ?? null,
        total: rated('up') + rated('down'),
        up: rated('up'),
        down: rated('down'),
        reasons: reasons.map(({ reason, answers }) => ({ reason: reason as FeedbackReason, answers })),
        notes: notes.map((note) => ({
          comment: note.comment ?? '',
          feedback: note.rating as FeedbackRating,
          reason: note.reason as FeedbackReason | null,
          asked: note.asked,
          givenAt: note.givenAt.toISOString(),
        })),
      },
    };
  },
});

export const exportFeedbackHere = implement(exportFeedback, {
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
    .where(given(context, period))
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

function given(context: Context, { from, to, rating }: Period) {
  return and(
    eq(messageFeedback.storeId, context.storeId),
    rating ? eq(messageFeedback.rating, rating) : undefined,
    from ? gte(messageFeedback.givenAt, new Date(`${from}T00:00:00Z`)) : undefined,
    // The last day counts as a whole.
    to ? lt(messageFeedback.givenAt, new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)) : undefined,
  );
}
