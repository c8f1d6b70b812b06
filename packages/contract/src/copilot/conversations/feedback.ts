import { z } from 'zod';
import { day, field } from '../../kernel/fields.ts';

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

export const period = {
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

export const readers = { kind: 'private', role: 'admin', preview: false } as const;
