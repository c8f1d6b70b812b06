import { OperationError } from '@brandwright/contract';
import { and, eq, exists, gt, sql } from 'drizzle-orm';
import type { Conversation } from '@brandwright/contract/copilot/conversations/conversation.ts';
import type { Context } from '../kernel/request/context.ts';
import { conversations, conversationTurns } from './tables.ts';

export type ConversationRow = Omit<typeof conversations.$inferSelect, 'search'>;

/** A turn whose server was not heard of for this long has ended without saying so. */
export const turnLeaseMs = 15_000;

/** The person's own conversation; another's, or another store's, is not found. */
export async function findConversation(context: Context, id: string): Promise<ConversationRow> {
  const [row] = await context.db.select().from(conversations).where(ownConversation(context, id));
  if (!row) throw new OperationError('not_found', 'That chat wasn’t found. It may have been deleted.');
  return row;
}

/** The conversation that is named, else the one in which this is said. */
export function meantConversation(context: Context, id: string | undefined): string {
  const meant = id ?? context.conversationId;
  if (!meant)
    throw new OperationError('bad_input', 'Say which chat you mean.', [
      { path: 'id', message: 'Needed outside a chat.' },
    ]);
  return meant;
}

/** The person in whose name a conversation is held. */
export function userOf(context: Context): string {
  if (context.actor.kind !== 'user') throw new OperationError('forbidden', 'Only a person can have chats.');
  return context.actor.userId;
}

export const ownConversation = (context: Context, id: string) =>
  and(
    eq(conversations.storeId, context.storeId),
    eq(conversations.userId, userOf(context)),
    eq(conversations.id, id),
  );

const living = () =>
  and(
    eq(conversationTurns.status, 'RUNNING'),
    gt(conversationTurns.aliveAt, new Date(Date.now() - turnLeaseMs)),
  );

/** Whether an answer is being written, as a column of a query over conversations. */
export function answering(context: Context) {
  const turns = context.db
    .select({ one: sql`1` })
    .from(conversationTurns)
    .where(
      and(
        eq(conversationTurns.storeId, conversations.storeId),
        eq(conversationTurns.conversationId, conversations.id),
        living(),
      ),
    );
  return sql<boolean>`${exists(turns)}`;
}

/** Whether an answer is being written in a conversation. */
export async function isAnswering(context: Context, id: string): Promise<boolean> {
  const turns = await context.db
    .select({ id: conversationTurns.id })
    .from(conversationTurns)
    .where(
      and(eq(conversationTurns.storeId, context.storeId), eq(conversationTurns.conversationId, id), living()),
    );
  return turns.length > 0;
}

export const toConversation = (row: ConversationRow, isAnsweringNow: boolean): Conversation => ({
  id: row.id,
  title: row.title,
  isArchived: row.isArchived,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  isAnswering: isAnsweringNow,
});
