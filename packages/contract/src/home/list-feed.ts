import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { feedItem } from './feed-item.ts';
import { listWords } from './words.ts';
import { setAsideItem } from './feed.ts';

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
        ? ` ${listWords(unread)} couldn’t be read just now, so something may be missing.`
        : '';
    if (items.length === 0) {
      const aside =
        setAside.length === 0
          ? ''
          : ` ${setAside.length === 1 ? 'One item is' : `${setAside.length} items are`} put aside.`;
      return `You’re all caught up.${aside}${gap}`;
    }
    const more = moreWaiting > 0 ? ` ${moreWaiting} more can wait.` : '';
    return `${items.map(({ title }) => title).join('. ')}.${more}${gap}`;
  },
});
