import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';

/** A store has at most so many. */
export const mostMailingTags = 100;

export const appendMailingTags = declareOperation({
  name: 'append_mailing_tags',
  area: 'store',
  title: 'Append mailing tags',
  description:
    'Adds tags to the store that decide which Brandwright mailings its people get. Existing tags stay, and duplicates are ignored.',
  examples: ['Tag the store as a candle brand'],
  input: z.object({
    tags: z
      .array(
        z
          .string()
          .trim()
          .min(1, 'A tag can’t be empty.')
          .max(100, 'A tag can have at most 100 characters.')
          .regex(/^[^\p{Cc},]+$/u, 'A tag is a single line without commas.'),
      )
      .min(1, 'Give at least one tag.')
      .max(20, 'Give at most 20 tags at once.'),
  }),
  output: z.object({ tags: z.array(z.string()), added: z.array(z.string()) }),
  http: { method: 'POST', path: '/web/stores/me/append-mailchimp-tags' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['conflict'],
  summary: ({ tags, added }) =>
    added.length === 0
      ? `The store already has all of these tags.`
      : `Added ${added.join(', ')}; ${tags.length} tags in total.`,
});
