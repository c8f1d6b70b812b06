import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { findDeletion } from './read-deletion.ts';

export const storeDeletionAhead = declareFeedSource({
  name: 'store_deletion',
  kind: 'LIMIT',
  words: ['deletion of the store', 'store deletion'],
  async read(context) {
    const row = await findDeletion(context);
    if (!row) return [];
    return [
      {
        key: 'deletion',
        weight: { urgency: 'NOW', dueAt: row.deletesAt },
        title: `This store will be deleted on ${dayWords(row.deletesAt.toISOString())}`,
        detail: `${row.scheduledByName} asked for it. Until then its owner can keep it.`,
        records: [],
        recordCount: 0,
        figures: [],
        say: 'Keep my store after all',
        sayLabel: 'Keep the store',
        parts: [row.deletesAt.toISOString()],
        since: row.scheduledAt,
      },
    ];
  },
});
