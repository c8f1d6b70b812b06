import type { FeedbackRating } from '@brandwright/contract/copilot/conversations/feedback.ts';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { messageFeedback } from '../tables.ts';

export interface Period {
  from?: string | undefined;
  to?: string | undefined;
  rating?: FeedbackRating | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

export function feedbackGiven(context: Context, { from, to, rating }: Period) {
  return and(
    eq(messageFeedback.storeId, context.storeId),
    rating ? eq(messageFeedback.rating, rating) : undefined,
    from ? gte(messageFeedback.givenAt, new Date(`${from}T00:00:00Z`)) : undefined,
    // The last day counts as a whole.
    to ? lt(messageFeedback.givenAt, new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)) : undefined,
  );
}
