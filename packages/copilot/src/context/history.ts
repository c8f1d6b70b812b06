import type { MessageMetadata } from '@brandwright/contract/copilot/messages.ts';
import type { Context } from '@brandwright/platform';
import { conversationDigests, conversationMessages } from '@brandwright/platform/copilot/tables.ts';
import { given, statement } from '@brandwright/platform/kernel/data/statement.ts';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { emptyDigest, foldIn, type ConversationDigest } from './digest.ts';
import type { TurnMemory } from './memory.ts';
import type { PastMessage } from './past-message.ts';

/** At most this many messages are read as they are; when there are more, the oldest are folded until `keptMessages` stay. */
const mostMessages = 40;
const keptMessages = 24;

export interface History {
  history: PastMessage[];
  digest: ConversationDigest | null;
}

/** The latest messages of a conversation, oldest first, and what was before them in short. Folding is done once and kept. */
export async function readHistory(context: Context, conversationId: string): Promise<History> {
  const known = await readDigest(context, conversationId);
  const rows = await messagesAfter(context, { conversationId, through: known?.through ?? -1 });
  const messages = rows.map(toPastMessage);
  const last = lastToFold(messages);
  const row = rows[last];
  if (!row) return { history: messages, digest: known?.digest ?? null };
  const digest = foldIn(known?.digest ?? emptyDigest, messages.slice(0, last + 1));
  await keepDigest(context, conversationId, row.position, digest);
  return { history: messages.slice(last + 1), digest };
}

const messagesAfter = statement((db) =>
  db
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.storeId, given('storeId')),
        eq(conversationMessages.conversationId, given('conversationId')),
        gt(conversationMessages.position, given('through')),
      ),
    )
    .orderBy(asc(conversationMessages.position)),
);

/** Index of the last message to fold: whole exchanges only. -1 when there is room. */
function lastToFold(messages: readonly PastMessage[]): number {
  if (messages.length <= mostMessages) return -1;
  const first = messages.findIndex(
    (message, index) => index >= messages.length - keptMessages && message.role === 'user',
  );
  return first - 1;
}

async function readDigest(context: Context, conversationId: string) {
  const [row] = await digestOf(context, { conversationId });
  return row && { through: row.through, digest: row.digest as ConversationDigest };
}

const digestOf = statement((db) =>
  db
    .select()
    .from(conversationDigests)
    .where(
      and(
        eq(conversationDigests.storeId, given('storeId')),
        eq(conversationDigests.id, given('conversationId')),
      ),
    ),
);

async function keepDigest(
  context: Context,
  conversationId: string,
  through: number,
  digest: ConversationDigest,
): Promise<void> {
  await context.db
    .insert(conversationDigests)
    .values({ storeId: context.storeId, id: conversationId, through, digest })
    .onConflictDoUpdate({
      target: [conversationDigests.storeId, conversationDigests.id],
      set: { through: sql`excluded.through`, digest: sql`excluded.digest` },
    });
}

/** Forgets a digest that holds messages from a position on: it is made again from those that stay. */
export async function forgetDigest(context: Context, conversationId: string, from: number): Promise<void> {
  await context.db
    .delete(conversationDigests)
    .where(
      and(
        eq(conversationDigests.storeId, context.storeId),
        eq(conversationDigests.id, conversationId),
        gte(conversationDigests.through, from),
      ),
    );
}

const toPastMessage = (row: typeof conversationMessages.$inferSelect): PastMessage => ({
  id: row.id,
  role: row.role as PastMessage['role'],
  text: (row.parts as { type: string; text?: string }[])
    .flatMap((part) => (part.type === 'text' ? [part.text ?? ''] : []))
    .join('\n'),
  files: (row.metadata as MessageMetadata).files ?? [],
  memory: row.modelMessages as TurnMemory | null,
});
