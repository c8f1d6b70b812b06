import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { feedbackRating, feedbackReason } from './feedback.ts';

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
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: ['summarize_feedback'],
  summary: ({ feedback }) => (feedback ? 'Thanks, noted.' : 'Your rating was removed.'),
});
