import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { feedbackReason, period, feedbackRating, readers } from './feedback.ts';

export type FeedbackReason = z.output<typeof feedbackReason>;

export const summarizeFeedback = declareOperation({
  name: 'summarize_feedback',
  area: 'copilot',
  title: 'Feedback on the partner',
  description:
    'How people rated the partner’s answers: how many up and down, the reasons, the latest notes. Its card offers the ' +
    'whole feedback as a file for evaluators. Only for owner and admins.',
  examples: ['How are your answers rated?', 'Export the feedback on the answers'],
  input: z.object(period),
  output: z.object({
    from: z.string().nullable(),
    to: z.string().nullable(),
    rating: feedbackRating.nullable(),
    total: z.int(),
    up: z.int(),
    down: z.int(),
    reasons: z.array(z.object({ reason: feedbackReason, answers: z.int() })),
    /** The newest notes, at most five. */
    notes: z.array(
      z.object({
        comment: z.string(),
        feedback: feedbackRating,
        reason: feedbackReason.nullable(),
        asked: z.string(),
        givenAt: z.string(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/copilot/feedback' },
  access: readers,
  effect: 'read',
  card: 'feedback',
  offered: true,
  errors: [],
  toModel: ({ total, up, down, reasons, notes }) => ({
    total,
    up,
    down,
    reasons,
    notes: notes.map(({ comment, feedback }) => ({ comment, feedback })),
  }),
  summary: ({ total, up, down, reasons }, { rating }) => {
    if (total === 0) return rating ? `No answers were rated ${rating}.` : 'No answers have been rated yet.';
    const top = reasons[0];
    const why = top ? ` The most common reason: ${reasonWords[top.reason].toLowerCase()}.` : '';
    return `${total} ${total === 1 ? 'answer was' : 'answers were'} rated: ${up} up, ${down} down.${why}`;
  },
});

/** Reasons as people read them. */
export const reasonWords: Readonly<Record<FeedbackReason, string>> = {
  MISUNDERSTOOD: 'It misunderstood me',
  WRONG_ACTION: 'It did the wrong thing',
  WRONG_FACTS: 'Facts or figures are wrong',
  INCOMPLETE: 'Something is missing',
  TOO_LONG: 'Too long',
  TOO_SLOW: 'Too slow',
  OTHER: 'Something else',
};
