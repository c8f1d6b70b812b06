import { count as countWords, listWords } from '@brandwright/contract/orders/words.ts';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { readConversations, unreadInInbox } from './read-rows.ts';

const named = 4;
const dayMs = 86_400_000;
/** An answer is usually given within two days. */
const usualDays = 2;

/** Suppliers who wrote and were not read yet. */
export const unreadSource = declareFeedSource({
  name: 'unread_supplier_messages',
  kind: 'UNREAD',
  words: ['unread supplier message', 'unread message of a supplier', 'supplier message', 'unread message'],
  async read(context) {
    const unread = await readConversations(context, unreadInInbox);
    if (unread.length === 0) return [];
    const messages = unread.reduce((sum, one) => sum + one.unreadCount, 0);
    const oldest = new Date(Math.min(...unread.map((one) => Date.parse(one.lastTime))));
    const waited = Math.floor((context.clock.now().getTime() - oldest.getTime()) / dayMs);
    const [first] = unread;
    return [
      {
        key: 'all',
        weight: { urgency: 'TODAY', daysOver: Math.max(0, waited - usualDays) },
        title:
          unread.length === 1
            ? `Unread conversation with ${first?.supplierName ?? ''}`
            : countWords(unread.length, 'unread conversation'),
        detail: `${countWords(messages, 'new message')} from ${listWords(
          unread.map((one) => one.supplierName),
          named,
        )}`,
        records: unread.slice(0, named).map((one) => ({
          kind: 'supplier_conversation',
          id: one.sid,
          label: `Conversation with ${one.supplierName}`.slice(0, 160),
          detail: `${one.unreadCount} new`,
          path: `/inbox/messages?sid=${encodeURIComponent(one.sid)}`,
        })),
        recordCount: unread.length,
        figures: [{ label: 'Unread', value: String(unread.length) }],
        say:
          unread.length === 1
            ? `What did ${first?.supplierName ?? 'they'} say?`
            : 'Show unread messages from suppliers',
        sayLabel: 'Read them',
        // The newest of each: written again, it comes back.
        parts: unread.map((one) => `${one.sid}:${one.lastMessage?.sid ?? ''}`),
        since: oldest,
      },
    ];
  },
});
