import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { feedItemIdOut } from './feed-item.ts';

/** The item's id, or words of its title, which the server finds among what stands there. */
export const itemId = field(z.string().trim().min(1).max(200), {
  ref: 'feed_item',
  words: ['item', 'reminder', 'notice'],
  question: 'Which item of the feed?',
  label: 'Item',
}).describe("The item's id from list_feed, or words of its title.");

/** An item that was put aside, as it read then, and until when. */
export const setAsideItem = z.object({
  id: feedItemIdOut,
  title: z.string(),
  /** Null: dismissed, until something new comes to it. */
  until: instant().nullable(),
});

/** How long: 1 day, 3 days or a week (brand feed), or until a day. */
export const snoozeFor = z.enum(['ONE_DAY', 'THREE_DAYS', 'ONE_WEEK']);

export type SnoozeFor = z.output<typeof snoozeFor>;

/** What all changes of one item of the feed have in common. */
export const itemChange = {
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  invalidates: ['list_feed'],
  undoable: true,
} as const;
