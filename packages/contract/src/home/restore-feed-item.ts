import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { feedItemIdOut } from './feed-item.ts';
import { listWords } from './words.ts';
import { itemId } from './feed.ts';

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
