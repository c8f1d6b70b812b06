import {
  listConversations,
  type Excerpt,
} from '@brandwright/contract/copilot/conversations/list-conversations.ts';
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { answering, toConversation, userOf } from '../conversations.ts';
import { conversations } from '../tables.ts';

/** Words of a search as PostgreSQL takes them, each as a beginning: "cand" finds candles. Undefined when there is no word. */
export function searchQuery(search: string): SQL | undefined {
  const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
  if (words.length === 0) return undefined;
  // A word that means nothing by itself ("the") leaves the rest as it is.
  return sql`to_tsquery('english', ${words.map((word) => `${word}:*`).join(' & ')})`;
}

/** Conversations whose title or one of whose messages has all the words. */
function said(context: Context, query: SQL | undefined): SQL {
  if (!query) return sql`false`;
  return sql`(${conversations.search} @@ ${query} or exists (
    select 1 from conversation_messages m
    where m.store_id = ${context.storeId} and m.conversation_id = ${conversations.id} and m.search @@ ${query}))`;
}

const found = z.object({ conversation_id: z.uuid(), id: z.uuid(), excerpt: z.string() });

/** Marks that no text has: what stands between them fits. */
const [startMark, endMark] = ['\u0002', '\u0003'];

/** For each of these conversations, the first message that has the words, cut to where they stand. */
async function excerptsOf(
  context: Context,
  ids: readonly string[],
  query: SQL | undefined,
): Promise<Map<string, Excerpt>> {
  if (!query || ids.length === 0) return new Map();
  const { rows } = await context.db.execute(sql`
    select distinct on (m.conversation_id) m.conversation_id, m.id,
      ts_headline('english', translate(said.text, ${startMark + endMark}, ''), ${query},
        ${`StartSel=${startMark},StopSel=${endMark},MaxWords=22,MinWords=10,MaxFragments=1`}) as excerpt
    from conversation_messages m
    cross join lateral (
      select string_agg(part ->> 'text', ' ') as text from jsonb_array_elements(m.parts) part where part ->> 'type' = 'text'
    ) said
    where m.store_id = ${context.storeId} and ${inArray(sql`m.conversation_id`, [...ids])} and m.search @@ ${query}
    order by m.conversation_id, m.position`);
  return new Map(
    z
      .array(found)
      .parse(rows)
      .map((row) => [row.conversation_id, { messageId: row.id, pieces: piecesOf(row.excerpt) }]),
  );
}

/** "…five ␂candles␃ from…" → what fits and what stands around it. Markdown signs are taken away. */
export function piecesOf(headline: string): Excerpt['pieces'] {
  return headline
    .replace(/[*_`#|]+/g, '')
    .replace(/\s+/g, ' ')
    .split(startMark)
    .flatMap((part, index) => {
      const [match = '', rest = ''] = index === 0 ? ['', part] : part.split(endMark);
      return [
        { text: match, isMatch: true },
        { text: rest, isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

export default implement(listConversations, {
  async run(context, input) {
    const query = input.search ? searchQuery(input.search) : undefined;
    const isArchived = input.isArchived ?? (query ? undefined : false);
    const matches = and(
      eq(conversations.storeId, context.storeId),
      eq(conversations.userId, userOf(context)),
      isArchived === undefined ? undefined : eq(conversations.isArchived, isArchived),
      input.search ? said(context, query) : undefined,
    );
    const [counted] = await context.db.select({ total: count() }).from(conversations).where(matches);
    const rows = await context.db
      .select({ row: conversations, isAnswering: answering(context) })
      .from(conversations)
      .where(matches)
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(input.size)
      .offset(input.page * input.size);
    const excerpts = await excerptsOf(
      context,
      rows.map(({ row }) => row.id),
      query,
    );
    const list = rows.map((one) => ({
      ...toConversation(one.row, one.isAnswering),
      excerpt: excerpts.get(one.row.id) ?? null,
    }));
    return {
      output: { conversations: list, page: input.page, size: input.size, total: counted?.total ?? 0 },
    };
  },
});
