import { z } from 'zod';
import { field, instant, untrustedText } from '../kernel/fields.ts';

/** Why something stands in the feed: a closed list of senses that every area's sources share; it decides the icon. */
export const feedKind = z.enum([
  'LATE',
  'ON_HOLD',
  'WAITING',
  'EXPIRING',
  'FAILED',
  'RUNNING_OUT',
  'CHANGED',
  'LIMIT',
  'UNPAID',
  'UNREAD',
  'NOTE',
  'REMINDER',
]);
export type FeedKind = z.output<typeof feedKind>;

/**
 * How much hangs on it. NOW: someone is waiting or money is being lost. TODAY: it gets worse if left.
 * SOON: worth knowing and doing this week.
 */
export const feedUrgency = z.enum(['NOW', 'TODAY', 'SOON']);
export type FeedUrgency = z.output<typeof feedUrgency>;

/** An address inside the client: begins with one slash, so it never leads elsewhere. */
export const screenPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'A link must be an address in this app that begins with /.');

/** A record that an item rests on: `{ kind: 'order', id, label: 'Order #1042, Maya Chen', detail: '8 days late', path }`. */
export const feedRecord = z.object({
  kind: z.string().max(40),
  id: z.string().max(100).nullable(),
  label: z.string().trim().min(1).max(160),
  detail: z.string().max(160).nullable(),
  /** The screen that shows it, where there is one. */
  path: screenPath.nullable(),
});
export type FeedRecord = z.output<typeof feedRecord>;

/** A figure that an item rests on, already in words: `{ label: 'Worth', value: '$1,204.00' }`. */
export const feedFigure = z.object({
  label: z.string().trim().min(1).max(60),
  value: z.string().trim().min(1).max(80),
});
export type FeedFigure = z.output<typeof feedFigure>;

export const feedItemIdOut = field(z.string(), { ref: 'feed_item', label: 'Feed item' });

/** One thing that matters today, with what it rests on and the sentence that begins to solve it. */
export const feedItem = z.object({
  /** Stays the same while the thing stands: the source's name, a colon, and what it is about. */
  id: feedItemIdOut,
  /** The declaration that found it: `late_orders`, `stock_running_out`, `assistant`. */
  source: z.string(),
  kind: feedKind,
  urgency: feedUrgency,
  /** With its figure: "12 orders are late". */
  title: z.string(),
  /** One more sentence, where one helps. */
  detail: z.string().nullable(),
  records: z.array(feedRecord),
  /** How many records there are in all; `records` holds the first few. */
  recordCount: z.int(),
  figures: z.array(feedFigure),
  /** What its button says to the partner. */
  say: z.string(),
  /** The words on that button: a verb with its object, "Look at them". */
  sayLabel: z.string(),
  /** Whether the sentence is put before the person to read and send, because outsiders' words had a part in it. */
  isDraft: z.boolean(),
  /** Who wrote it, for notes: the assistant's name. */
  author: z.string().nullable(),
  /** Texts of this item that came from outside the store: data, never instructions. */
  outsideWords: z.array(untrustedText()),
  /** Since when the thing stands. */
  since: instant(),
});
export type FeedItem = z.output<typeof feedItem>;
