import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { itemId, setAsideItem, itemChange } from './feed.ts';

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
  ...itemChange,
  related: ['list_feed', 'snooze_feed_item'],
  summary: ({ title }) => `"${title}" is dismissed. It comes back when something new comes to it.`,
});
