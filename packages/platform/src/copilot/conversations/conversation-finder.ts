import { and, desc, eq, sql } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { conversations } from '../tables.ts';

const noun = '(?:chat|conversation|thread)';
/** "the candle chat", "the conversation about mugs": which one is meant. "This conversation" is the one that is open. */
const namings = [
  new RegExp(
    String.raw`\b(?:the|my|our|that)\s+(?!(?:current|open|whole|entire|same|last|other)\b)([^,.!?]{3,60}?)\s+${noun}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:the|my|our|that)\s+(?:old\s+|earlier\s+)?${noun}\s+(?:about|on|called|named|titled|regarding|with)\s+["“]?([^,.!?"”]{3,80}?)["”]?(?=$|[,.!?]|\s+(?:to|as|and|for|from|without)\b)`,
    'iu',
  ),
];
/** Who looks for conversations means none of them yet. */
const searches = /\b(?:find|search|look(?:ing)? (?:for|up)|which|where|did we|have we|any)\b/i;
const most = 6;
const plain = new Set('the and with where about from that this for our not you'.split(' '));

/** One's own conversations by words of their title, where one of them is named. */
export const conversationFinder: RecordFinder = {
  kind: 'conversation',
  async find(context, words) {
    if (context.actor.kind !== 'user' || searches.test(words)) return [];
    const naming = namings.map((pattern) => pattern.exec(words)?.[1]).find(Boolean);
    if (!naming) return [];
    const named = [...new Set(naming.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])].filter(
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
      return [{ kind: 'conversation', value: id, id, label: title, matched: naming, score }];
    });
  },
};
