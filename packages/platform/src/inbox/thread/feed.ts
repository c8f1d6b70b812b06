import type { ThreadWarning } from '@brandwright/contract/inbox/thread/warning.ts';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { declareFeedSource, type FeedCandidate } from '../../kernel/records/feed.ts';
import { supplierConversations as conversations, supplierMessages as messages } from '../tables.ts';
import { readThread } from './read-thread.ts';
import type { ThreadMessage } from './thread-message.ts';
import { readWarnings } from './warnings/read-warnings.ts';

/** What is older than this has been paid, or has not. */
const lookBackDays = 45;
const mostMessages = 600;
const mostCandidates = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** Grave warnings of conversations that were active lately. */
export const warningFeed = declareFeedSource({
  name: 'conversation_warnings',
  kind: 'WAITING',
  words: ['conversation warning', 'supplier warning', 'fraud warning'],
  async read(context) {
    const grave = [...(await recentThreads(context)).values()].flatMap(graveIn).slice(0, mostCandidates);
    const candidates: FeedCandidate[] = [];
    for (const thread of grave) {
      // The count is that of the whole thread, as a look at its warnings shows it.
      const { messages: whole } = await readThread(context, thread.sid);
      candidates.push(candidateOf(thread, readWarnings(whole).length));
    }
    return candidates;
  },
});

interface Thread {
  id: string;
  sid: string;
  supplierName: string;
  messages: ThreadMessage[];
}

/** What suppliers wrote lately, by conversation, the newest conversation first; messages oldest first. */
async function recentThreads(context: Context): Promise<Map<string, Thread>> {
  const since = new Date(context.clock.now().getTime() - lookBackDays * dayMs);
  const rows = await context.db
    .select({
      id: conversations.id,
      conversationSid: conversations.sid,
      supplierName: conversations.supplierName,
      sid: messages.sid,
      text: messages.text,
      author: messages.authorName,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.storeId, messages.storeId), eq(conversations.id, messages.conversationId)),
    )
    .where(
      and(
        eq(conversations.storeId, context.storeId),
        eq(conversations.isArchived, false),
        gte(conversations.lastTime, since),
        eq(messages.isOwn, false),
        gte(messages.createdAt, since),
      ),
    )
    .orderBy(desc(conversations.lastTime), conversations.id, desc(messages.index))
    .limit(mostMessages);
  const threads = new Map<string, Thread>();
  for (const row of rows) {
    const thread = threads.get(row.id) ?? {
      id: row.id,
      sid: row.conversationSid,
      supplierName: row.supplierName,
      messages: [],
    };
    thread.messages.unshift({
      sid: row.sid,
      side: 'SUPPLIER',
      author: row.author,
      at: row.createdAt.toISOString(),
      text: row.text,
    });
    threads.set(row.id, thread);
  }
  return threads;
}

interface GraveThread extends Omit<Thread, 'messages'> {
  first: ThreadWarning;
  grave: readonly ThreadWarning[];
}

function graveIn({ messages: written, ...thread }: Thread): GraveThread[] {
  const grave = readWarnings(written).filter(({ severity }) => severity === 'HIGH');
  const [first] = grave;
  return first ? [{ ...thread, first, grave }] : [];
}

function candidateOf({ id, sid, supplierName, first, grave }: GraveThread, warnings: number): FeedCandidate {
  return {
    key: id,
    weight: { urgency: 'NOW' },
    title: `${supplierName}: ${lowerFirst(first.title)}`,
    detail: first.advice,
    records: [
      {
        kind: 'supplier_conversation',
        id: sid,
        label: supplierName,
        detail: first.title,
        path: `/inbox/messages?sid=${encodeURIComponent(sid)}`,
      },
    ],
    recordCount: 1,
    figures: [{ label: 'Warnings', value: String(warnings) }],
    say: `Is the conversation with ${supplierName} safe?`,
    sayLabel: warnings === 1 ? 'See the warning' : 'See the warnings',
    parts: grave.map(({ messageSid, kind }) => `${messageSid}:${kind}`),
    since: new Date(grave.at(-1)?.at ?? first.at),
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
