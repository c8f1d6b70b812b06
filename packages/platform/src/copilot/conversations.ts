import { OperationError } from '@brandwright/contract';
import {
  archiveConversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
  type Conversation,
} from '@brandwright/contract/copilot/conversations.ts';
import type { StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { and, asc, count, desc, eq, exists, gt, ilike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/context.ts';
import { implement } from '../kernel/implementation.ts';
import { conversationMessages, conversations, conversationTurns } from './tables.ts';

type Row = typeof conversations.$inferSelect;

/** A turn whose server was not heard of for this long has ended without saying so. */
export const turnLeaseMs = 15_000;

const undoState = z.object({ id: z.uuid(), title: z.string(), isArchived: z.boolean() });

/** The person's own conversation; another's, or another store's, is not found. */
export async function findConversation(context: Context, id: string): Promise<Row> {
  const [row] = await context.db.select().from(conversations).where(own(context, id));
  if (!row) throw new OperationError('not_found', 'There is no such conversation. It may have been deleted.');
  return row;
}

export const listConversationsHere = implement(listConversations, {
  async run(context, input) {
    const matches = and(
      eq(conversations.storeId, context.storeId),
      eq(conversations.userId, userOf(context)),
      eq(conversations.isArchived, input.isArchived),
      input.search ? said(context, input.search) : undefined,
    );
    const [counted] = await context.db.select({ total: count() }).from(conversations).where(matches);
    const rows = await context.db
      .select({ row: conversations, isAnswering: answering(context) })
      .from(conversations)
      .where(matches)
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(input.size)
      .offset(input.page * input.size);
    const list = rows.map(({ row, isAnswering }) => toConversation(row, isAnswering));
    return {
      output: { conversations: list, page: input.page, size: input.size, total: counted?.total ?? 0 },
    };
  },
});

export const getConversationHere = implement(getConversation, {
  async run(context, { id }) {
    const row = await findConversation(context, id);
    const messages = await context.db
      .select()
      .from(conversationMessages)
      .where(
        and(eq(conversationMessages.storeId, context.storeId), eq(conversationMessages.conversationId, id)),
      )
      .orderBy(asc(conversationMessages.position));
    const output = {
      conversation: toConversation(row, await isAnswering(context, id)),
      messages: messages.map((message) => ({
        id: message.id,
        role: message.role as StoredMessage['role'],
        parts: message.parts as StoredMessage['parts'],
        metadata: message.metadata as StoredMessage['metadata'],
      })),
    };
    return { output };
  },
});

export const renameConversationHere = implement(renameConversation, {
  run: (context, { id, title }) => change(context, id, { title }),
  undo: takeBack,
});

export const archiveConversationHere = implement(archiveConversation, {
  run: (context, { id, isArchived }) => change(context, id, { isArchived }),
  undo: takeBack,
});

export const deleteConversationHere = implement(deleteConversation, {
  async run(context, { id }) {
    const row = await findConversation(context, id);
    await context.db.delete(conversations).where(own(context, id));
    return { output: { id, title: row.title }, subject: { kind: 'conversation', id } };
  },
});

async function change(context: Context, id: string, set: { title?: string; isArchived?: boolean }) {
  const before = await findConversation(context, id);
  const [row] = await context.db.update(conversations).set(set).where(own(context, id)).returning();
  if (!row) throw new OperationError('not_found', 'There is no such conversation. It may have been deleted.');
  const undo = { id, title: before.title, isArchived: before.isArchived };
  return {
    output: toConversation(row, await isAnswering(context, id)),
    undo,
    subject: { kind: 'conversation', id },
  };
}

async function takeBack(context: Context, undo: unknown): Promise<void> {
  const { id, title, isArchived } = undoState.parse(undo);
  await findConversation(context, id);
  await context.db.update(conversations).set({ title, isArchived }).where(own(context, id));
}

/** The person in whose name a conversation is held. */
export function userOf(context: Context): string {
  if (context.actor.kind !== 'user')
    throw new OperationError('forbidden', 'Only a person has conversations.');
  return context.actor.userId;
}

const own = (context: Context, id: string) =>
  and(
    eq(conversations.storeId, context.storeId),
    eq(conversations.userId, userOf(context)),
    eq(conversations.id, id),
  );

function said(context: Context, words: string) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const inMessages = context.db
    .select({ one: sql`1` })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.storeId, conversations.storeId),
        eq(conversationMessages.conversationId, conversations.id),
        sql`jsonb_path_query_array(${conversationMessages.parts}, '$[*].text')::text ilike ${pattern}`,
      ),
    );
  return or(ilike(conversations.title, pattern), exists(inMessages));
}

const living = () =>
  and(
    eq(conversationTurns.status, 'RUNNING'),
    gt(conversationTurns.aliveAt, new Date(Date.now() - turnLeaseMs)),
  );

function answering(context: Context) {
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

async function isAnswering(context: Context, id: string): Promise<boolean> {
  const turns = await context.db
    .select({ id: conversationTurns.id })
    .from(conversationTurns)
    .where(
      and(eq(conversationTurns.storeId, context.storeId), eq(conversationTurns.conversationId, id), living()),
    );
  return turns.length > 0;
}

const toConversation = (row: Row, isAnsweringNow: boolean): Conversation => ({
  id: row.id,
  title: row.title,
  isArchived: row.isArchived,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  isAnswering: isAnsweringNow,
});
