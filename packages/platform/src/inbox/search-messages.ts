import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { cut } from './rules.ts';
import { supplierConversations as conversations, supplierMessages as messages } from './tables.ts';
import { escapeLike } from '../kernel/records/like-all.ts';

const likeOf = (keyword: string) => `%${escapeLike(keyword.trim())}%`;

/** Messages with the keyword: by stems of its words, or letter by letter. For queries of `supplier_messages`. */
export const hasKeyword = (keyword: string): SQL =>
  sql`(${messages.search} @@ websearch_to_tsquery('english', ${keyword}) or ${messages.text} ilike ${likeOf(keyword)})`;

/** Conversations whose supplier's name or messages have the keyword. */
export const conversationHas = (keyword: string): SQL =>
  sql`(${conversations.supplierName} ilike ${likeOf(keyword)} or exists (select 1 from supplier_messages k
    where k.store_id = ${conversations.storeId} and k.conversation_id = ${conversations.id}
    and (k.search @@ websearch_to_tsquery('english', ${keyword}) or k.text ilike ${likeOf(keyword)})))`;

const hit = z.object({
  conversation_sid: z.string(),
  message_sid: z.string(),
  message_index: z.number(),
  is_own: z.boolean(),
  text: z.string(),
  words: z.string(),
});

export interface Excerpt {
  messageSid: string;
  index: number;
  text: string;
  isOwn: boolean;
}

const longestExcerpt = 200;

/** The newest message with the keyword of each conversation, with the words around it. */
export async function excerptsOf(
  context: Context,
  keyword: string,
  conversationSids: readonly string[],
): Promise<Map<string, Excerpt>> {
  if (conversationSids.length === 0) return new Map();
  const { rows } = await context.db.execute(sql`
    select distinct on (c.id) c.sid as conversation_sid, m.sid as message_sid, m.message_index, m.is_own, m.text,
      ts_headline('english', m.text, websearch_to_tsquery('english', ${keyword}),
        'StartSel="", StopSel="", MaxWords=28, MinWords=12, MaxFragments=1') as words
    from supplier_conversations c
    join supplier_messages m on m.store_id = c.store_id and m.conversation_id = c.id
    where c.store_id = ${context.storeId} and c.sid = any(${sql.param([...conversationSids])}::text[])
      and (m.search @@ websearch_to_tsquery('english', ${keyword}) or m.text ilike ${likeOf(keyword)})
    order by c.id, m.message_index desc`);
  return new Map(
    rows.map((row) => {
      const one = hit.parse(row);
      return [
        one.conversation_sid,
        {
          messageSid: one.message_sid,
          index: one.message_index,
          isOwn: one.is_own,
          text: around(one.text, one.words, keyword),
        },
      ];
    }),
  );
}

/** The headline of the search, or, where letters were found in the middle of a word, the words around them. */
function around(text: string, headline: string, keyword: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const words = headline.replaceAll(/\s+/g, ' ').trim();
  if (
    words.toLowerCase().includes(keyword.toLowerCase()) ||
    !flat.toLowerCase().includes(keyword.toLowerCase())
  )
    return cut(words, longestExcerpt);
  const at = flat.toLowerCase().indexOf(keyword.toLowerCase());
  const from = Math.max(0, flat.lastIndexOf(' ', Math.max(0, at - 60)));
  return cut(`${from > 0 ? '…' : ''}${flat.slice(from).trim()}`, longestExcerpt);
}
