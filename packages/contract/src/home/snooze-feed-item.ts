import { z } from 'zod';
import { day, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { snoozeDayWords } from './words.ts';
import { itemId, snoozeFor, setAsideItem, itemChange } from './feed.ts';

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
  ...itemChange,
  related: ['list_feed', 'dismiss_feed_item'],
  summary: ({ title, until }) =>
    `"${title}" is put away until ${until === null ? 'something new comes to it' : snoozeDayWords(until)}.`,
});
