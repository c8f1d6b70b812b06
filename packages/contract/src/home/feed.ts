import { z } from 'zod';
import { day, field, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { feedItem, feedItemIdOut } from './feed-item.ts';
import { listWords, snoozeDayWords } from './words.ts';

const mayAct = { kind: 'private', role: 'member', preview: false } as const;
const mayRead = { kind: 'private', role: 'viewer', preview: true } as const;

/** The item's id, or words of its title, which the server finds among what stands there. */
const itemId = field(z.string().trim().min(1).max(200), {
  ref: 'feed_item',
  words: ['item', 'reminder', 'notice'],
  question: 'Which item of the feed?',
  label: 'Item',
}).describe("The item's id from list_feed, or words of its title.");

/** An item that was put aside, as it read then, and until when. */
const setAsideItem = z.object({
  id: feedItemIdOut,
  title: z.string(),
  /** Null: dismissed, until something new comes to it. */
  until: instant().nullable(),
});

const shownAtMost = 5;

export const listFeed = declareOperation({
  name: 'list_feed',
  area: 'home',
  title: 'What matters today',
  description:
    'The brand feed: at most five things across the whole store that matter today, most pressing first, each with ' +
    'its evidence and what to say to solve it (late orders, stock running out, lost shipments, approvals about to ' +
    'expire, duties that change …). Use it when someone asks what to do, look at or worry about and names no area. ' +
    'For one area ask that area: list_orders, list_inventory_counts, list_pending_actions. For sums sold use get_sales_stats.',
  examples: [
    'What should I look at today?',
    'Anything urgent?',
    'What matters most right now?',
    'Give me my daily briefing',
    'What needs my attention?',
    'Good morning, what is on my plate?',
  ],
  input: z.object({}),
  output: z.object({
    items: z.array(feedItem).max(shownAtMost),
    /** Things that would stand there too if there were room. */
    moreWaiting: z.int(),
    /** What this person dismissed or snoozed and would stand there otherwise. */
    setAside: z.array(setAsideItem),
    /** Sources that could not be read just now. */
    unread: z.array(z.string()),
    asOf: instant(),
  }),
  http: { method: 'GET', path: '/web/home/feed' },
  access: mayRead,
  effect: 'read',
  card: 'feed',
  offered: true,
  errors: [],
  related: ['snooze_feed_item', 'dismiss_feed_item', 'restore_feed_item'],
  toModel: ({ items, moreWaiting, setAside, unread }) => ({
    items: items.map(({ id, title, detail, records, say, urgency, outsideWords }) => ({
      id,
      title,
      detail,
      records: records.map(({ kind, id: record, label, detail: about }) => ({
        kind,
        id: record,
        label,
        ...(about === null ? {} : { detail: about }),
      })),
      say,
      urgency,
      ...(outsideWords.length > 0 ? { outsideWords } : {}),
    })),
    moreWaiting,
    setAside,
    unread,
  }),
  summary: ({ items, moreWaiting, setAside, unread }) => {
    const gap =
      unread.length > 0
        ? ` ${listWords(unread)} could not be read just now, so something may be missing.`
        : '';
    if (items.length === 0) {
      const aside =
        setAside.length === 0
          ? ''
          : ` ${setAside.length === 1 ? 'One thing is' : `${setAside.length} things are`} put aside.`;
      return `You’re all caught up.${aside}${gap}`;
    }
    const more = moreWaiting > 0 ? ` ${moreWaiting} more can wait.` : '';
    return `${items.map(({ title }) => title).join('. ')}.${more}${gap}`;
  },
});

export const dismissFeedItem = declareOperation({
  name: 'dismiss_feed_item',
  area: 'home',
  title: 'Dismiss from the feed',
  description:
    'Takes one item out of your brand feed until something new comes to it. Only the reminder goes: orders, stock and ' +
    'money stay as they are. To see it again on a day, use snooze_feed_item.',
  examples: [
    'Dismiss the late orders from my feed',
    'Take that reminder off my feed',
    'Hide the second one from the feed',
  ],
  input: z.object({ itemId }),
  output: setAsideItem,
  http: { method: 'POST', path: '/web/home/feed/{itemId}/dismiss' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  invalidates: ['list_feed'],
  undoable: true,
  related: ['list_feed', 'snooze_feed_item'],
  summary: ({ title }) => `"${title}" is dismissed. It comes back when something new comes to it.`,
});

/** How long: 1 day, 3 days or a week (brand feed), or until a day. */
export const snoozeFor = z.enum(['ONE_DAY', 'THREE_DAYS', 'ONE_WEEK']);
export type SnoozeFor = z.output<typeof snoozeFor>;

export const snoozeFeedItem = declareOperation({
  name: 'snooze_feed_item',
  area: 'home',
  title: 'Snooze in the feed',
  description:
    'Puts one item of your brand feed away for a day, three days or a week, or until a day; then it stands there again ' +
    'if it still holds. Nothing else changes. One day when nothing is said.',
  examples: [
    'Snooze the low stock for three days',
    'Remind me about the late orders tomorrow',
    'Put that off until Monday',
    'Ask me again about the holds next week',
  ],
  input: z.object({
    itemId,
    lasting: field(snoozeFor, {
      words: ['for', 'how long'],
      valueWords: {
        ONE_DAY: ['one day', '1 day', 'a day', 'tomorrow', '24 hours'],
        THREE_DAYS: ['three days', '3 days', 'a few days', 'couple of days'],
        ONE_WEEK: ['one week', 'a week', '1 week', '7 days', 'next week'],
      },
      label: 'For',
    }).optional(),
    // Not called until: that would be the last day that still counts.
    backOn: day({ sense: 'date_ahead', words: ['until', 'till', 'not before'], label: 'Until' })
      .describe('The first day on which it stands there again.')
      .optional(),
  }),
  output: setAsideItem,
  http: { method: 'POST', path: '/web/home/feed/{itemId}/snooze' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  invalidates: ['list_feed'],
  undoable: true,
  related: ['list_feed', 'dismiss_feed_item'],
  summary: ({ title, until }) =>
    `"${title}" is put away until ${until === null ? 'something new comes to it' : snoozeDayWords(until)}.`,
});

export const restoreFeedItem = declareOperation({
  name: 'restore_feed_item',
  area: 'home',
  title: 'Back into the feed',
  description:
    'Brings an item that you dismissed or snoozed back into your brand feed. Without an item: all of them.',
  examples: [
    'Bring back what I snoozed',
    'Unsnooze everything',
    'Show me the dismissed reminders again',
    'Put the low stock back into my feed',
  ],
  input: z.object({ itemId: itemId.optional() }),
  output: z.object({ restored: z.array(z.object({ id: feedItemIdOut, title: z.string() })) }),
  http: { method: 'POST', path: '/web/home/feed/restore' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found'],
  invalidates: ['list_feed'],
  undoable: true,
  related: ['list_feed'],
  summary: ({ restored }) =>
    restored.length === 0
      ? 'Nothing was put aside.'
      : `${listWords(restored.map(({ title }) => `"${title}"`))} ${restored.length === 1 ? 'is' : 'are'} back in the feed.`,
});
