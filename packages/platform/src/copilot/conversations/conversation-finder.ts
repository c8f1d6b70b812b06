import { and, desc, eq, sql } from 'drizzle-orm';
import type { RecordCandidate, RecordFinder } from '../../kernel/area.ts';
import { conversations } from '../tables.ts';

const spokenOf = /\b(?:chats?|conversations?|threads?)\b/i;
const most = 6;
const plain = new Set(
  (
    'the a an my our your this that these those chat chats conversation conversations thread threads about on with where we i you in of for to and ' +
    'rename archive unarchive delete remove erase open show find share export call it please from talked spoke discussed said called named one'
  ).split(' '),
);

/** One's own conversations by words of their title; only where words speak of a conversation at all. */
export const conversationFinder: RecordFinder = {
  kind: 'conversation',
  async find(context, words) {
    if (!spokenOf.test(words) || context.actor.kind !== 'user') return [];
    const named = [...new Set(words.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])].filter(
      (word) => !plain.has(word),
    );
    if (named.length === 0) return [];
    const query = sql`to_tsquery('english', ${named.slice(0, 20).join(' | ')})`;
    const rows = await context.db
      .select({ id: conversations.id, title: conversations.title })
      .from(conversations)
      .where(
        and(
          eq(conversations.storeId, context.storeId),
          eq(conversations.userId, context.actor.userId),
          sql`${conversations.search} @@ ${query}`,
        ),
      )
      .orderBy(desc(sql`ts_rank(${conversations.search}, ${query})`), desc(conversations.updatedAt))
      .limit(most);
    return rows.flatMap(({ id, title }): RecordCandidate[] => {
      // The conversation in which it is said is not meant by its own words.
      if (id === context.conversationId) return [];
      const own = title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      const shared = named.filter((word) =>
        own.some((one) => one === word || one.replace(/s$/, '') === word.replace(/s$/, '')),
      );
      const telling = own.filter((word) => !plain.has(word));
      if (shared.length === 0 || telling.length === 0) return [];
      const score = Math.min(1, 0.55 + 0.45 * (shared.length / telling.length));
      return [{ kind: 'conversation', value: id, id, label: title, matched: shared.join(' '), score }];
    });
  },
};
