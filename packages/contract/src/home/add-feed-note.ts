import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { feedFigure, feedItemIdOut, feedRecord, feedUrgency } from './feed-item.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .overwrite((text) => text.replace(/\s+/g, ' '));

/**
 * How an assistant (or another job) puts something into the brand feed: `context.call(addFeedNote, {...})`.
 * A note competes with everything else for the five places by its urgency, and is gone when a person dismisses it.
 */
export const addFeedNote = declareOperation({
  name: 'add_feed_note',
  area: 'home',
  title: 'Note for the feed',
  description:
    'Puts a note of an assistant into the brand feed, with its evidence and the sentence that begins to solve it. A ' +
    'later note with the same author and key takes the place of the earlier one.',
  examples: ['Note in the feed that two suppliers have not answered'],
  input: z.object({
    source: z.enum(['ASSISTANT', 'SYSTEM']).default('ASSISTANT'),
    /** The assistant's id, for its link and so that removing it removes its notes. */
    sourceId: z.uuid().nullable().default(null),
    /** The assistant's name, as people see it. */
    author: line(80),
    /** What the note is about, in the author's own words: "late-orders". A new note without a key stands beside the others. */
    key: line(80).optional(),
    /** With its figure: "3 orders wait for tracking". */
    title: line(140),
    detail: line(400).nullable().default(null),
    records: z.array(feedRecord).max(20).default([]),
    figures: z.array(feedFigure).max(6).default([]),
    /** What its button says to the partner. */
    say: field(line(300), { sense: 'free_text' }),
    sayLabel: line(40).default('Look into it'),
    urgency: feedUrgency.default('TODAY'),
    /** True when words from outside the store were in view while this was written: they are then shown and told as data. */
    isFromOutside: z.boolean().default(false),
  }),
  output: z.object({ id: feedItemIdOut, title: z.string(), author: z.string(), replaced: z.boolean() }),
  http: { method: 'POST', path: '/web/home/feed/notes', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: [],
  invalidates: ['list_feed'],
  undoable: true,
  summary: ({ author, title }) => `${author} noted in the feed: ${title}.`,
});
