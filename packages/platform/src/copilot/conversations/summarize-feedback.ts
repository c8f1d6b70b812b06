import {
  summarizeFeedback,
  type FeedbackReason,
} from '@brandwright/contract/copilot/conversations/summarize-feedback.ts';
import type { FeedbackRating } from '@brandwright/contract/copilot/conversations/feedback.ts';
import { and, asc, count, desc, isNotNull } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { messageFeedback } from '../tables.ts';
import { feedbackGiven } from './feedback-given.ts';

export default implement(summarizeFeedback, {
  async run(context, period) {
    const matches = feedbackGiven(context, period);
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
