import { z } from 'zod';
import { day, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';

export const feedbackRating = z.enum(['up', 'down']);
export type FeedbackRating = z.output<typeof feedbackRating>;

/** Why an answer was not helpful, or was. */
export const feedbackReason = z.enum([
  'MISUNDERSTOOD',
  'WRONG_ACTION',
  'WRONG_FACTS',
  'INCOMPLETE',
  'TOO_LONG',
  'TOO_SLOW',
  'OTHER',
]);
export type FeedbackReason = z.output<typeof feedbackReason>;

const givenFeedback = z.object({
  messageId: z.uuid(),
  feedback: feedbackRating.nullable(),
  reason: feedbackReason.nullable(),
  comment: z.string().nullable(),
});

export const giveFeedback = declareOperation({
  name: 'give_feedback',
  area: 'copilot',
  title: 'Feedback on an answer',
  description:
    'Marks an answer as helpful (up) or not (down), with a reason and a note; null takes it back. Giving it again ' +
    'replaces what was given. The store’s owner and admins can read it together with the question and the answer.',
  examples: ['That answer was helpful'],
  input: z.object({
    messageId: z.uuid(),
    feedback: feedbackRating.nullable(),
    reason: feedbackReason.nullish(),
    comment: field(z.string().trim().max(2000), { sense: 'free_text', label: 'Note' }).nullish(),
  }),
  output: givenFeedback,
  http: { method: 'PUT', path: '/copilot/messages/{messageId}/feedback' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: ['summarize_feedback'],
  summary: ({ feedback }) => (feedback ? 'Thanks, noted.' : 'The mark is taken back.'),
});

const period = {
  from: day({ sense: 'date_from', label: 'From', words: ['since', 'from', 'after'] }).optional(),
  to: day({ sense: 'date_to', label: 'Until', words: ['until', 'to', 'before'] }).optional(),
  rating: field(feedbackRating, {
    label: 'Rating',
    valueWords: {
      up: ['helpful', 'positive', 'good', 'thumbs up', 'liked', 'upvotes', 'happy'],
      down: ['unhelpful', 'not helpful', 'negative', 'bad', 'thumbs down', 'complaints', 'disliked', 'poor'],
    },
  }).optional(),
};
const readers = { kind: 'private', role: 'admin', preview: false } as const;

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
    if (total === 0) return rating ? `No answer was rated ${rating}.` : 'No answer was rated yet.';
    const top = reasons[0];
    const why = top ? ` The most frequent reason: ${reasonWords[top.reason].toLowerCase()}.` : '';
    return `${total} ${total === 1 ? 'answer was' : 'answers were'} rated: ${up} up, ${down} down.${why}`;
  },
});

export const exportFeedback = declareOperation({
  name: 'export_feedback',
  area: 'copilot',
  title: 'Export feedback',
  description:
    'The feedback as a file for evaluators, newest last: what was asked and answered, the conversation, the turn with ' +
    'its calls, model and figures. JSONL has one JSON object a line; CSV is safe to open in a spreadsheet.',
  examples: ['Export the feedback as CSV'],
  input: z.object({
    format: field(z.enum(['JSONL', 'CSV']), {
      label: 'Format',
      valueWords: { JSONL: ['jsonl', 'json'], CSV: ['csv', 'spreadsheet'] },
    }).default('JSONL'),
    ...period,
  }),
  output: z.object({
    fileName: z.string(),
    contentType: z.string(),
    text: z.string(),
    answers: z.int(),
    /** Whether more fit than one file takes. */
    isCut: z.boolean(),
  }),
  http: { method: 'GET', path: '/copilot/feedback/export' },
  access: readers,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ answers, fileName, isCut }) =>
    `${fileName} has the feedback on ${answers} ${answers === 1 ? 'answer' : 'answers'}${isCut ? ', the newest; narrow the period for the rest' : ''}.`,
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
