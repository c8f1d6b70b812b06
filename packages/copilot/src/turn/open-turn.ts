import { OperationError, findOperation } from '@brandwright/contract';
import type { ChatRequest, MessageMetadata } from '@brandwright/contract/copilot/messages.ts';
import type { Context } from '@brandwright/platform';
import { findConversation, userOf } from '@brandwright/platform/copilot/conversations.ts';
import {
  conversationMessages,
  conversations,
  conversationTurns,
  turnChunks,
} from '@brandwright/platform/copilot/tables.ts';
import { given, statement } from '@brandwright/platform/kernel/data/statement.ts';
import { withdrawActions } from '@brandwright/platform/kernel/approvals/pending-actions.ts';
import { and, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { AttachedFile } from '../offline/ground/conversation/turn-context.ts';
import type { ConversationDigest } from '../context/digest.ts';
import { forgetDigest, readHistory } from '../context/history.ts';
import type { PastMessage } from '../context/past-message.ts';
import { livingTurn } from './resume.ts';
import { titleFrom, untitled } from './title.ts';

/** An answer that is about to be written. What was said is stored before anything else happens. */
export interface OpenTurn {
  conversationId: string;
  title: string;
  turnId: string;
  messageId: string;
  position: number;
  startedAt: Date;
  /** The latest messages, oldest first. */
  history: PastMessage[];
  /** What was before them; null when nothing was. */
  digest: ConversationDigest | null;
}

export type OpenedTurn =
  | { kind: 'opened'; turn: OpenTurn }
  | { kind: 'running'; turnId: string }
  | { kind: 'answered' };

/**
 * Stores what was said and opens the turn that answers it. A message sent again (same id) opens nothing twice.
 * Refuses with `locked` while another answer is being written.
 */
export async function openTurn(
  context: Context,
  request: ChatRequest,
  files: AttachedFile[],
  model: string,
): Promise<OpenedTurn> {
  const conversation = await takeConversation(context, request);
  const say = request.say;
  const [running, isKnown] = await Promise.all([
    livingTurn(context, conversation.id),
    say.kind === 'message' && hasMessage(context, say.messageId),
  ]);
  if (isKnown) {
    return running ? { kind: 'running', turnId: running } : { kind: 'answered' };
  }
  if (running) {
    throw new OperationError(
      'locked',
      'An answer is still being written here. Wait for it, or stop it first.',
    );
  }
  if (say.kind === 'regenerate') await takeBackLastAnswer(context, conversation.id);
  if (say.kind === 'edit') await dropFrom(context, conversation.id, say.messageId);
  if (say.kind === 'message') await append(context, conversation.id, say.messageId, say.text, files);
  if (say.kind === 'edit') await append(context, conversation.id, randomUUID(), say.text, files);
  const turn = await startTurn(context, await named(context, conversation, say, files), model);
  return { kind: 'opened', turn };
}

async function takeConversation(context: Context, request: ChatRequest) {
  const { conversationId, say } = request;
  if (conversationId) {
    await context.db.execute(
      sql`select 1 from conversations where store_id = ${context.storeId} and id = ${conversationId} for update`,
    );
    return findConversation(context, conversationId);
  }
  if (say.kind !== 'message') throw new OperationError('bad_input', 'Say which chat this belongs to.');
  const again = await conversationOfMessage(context, say.messageId);
  if (again) return findConversation(context, again);
  const now = context.clock.now();
  const [made] = await context.db
    .insert(conversations)
    .values({
      storeId: context.storeId,
      id: randomUUID(),
      userId: userOf(context),
      title: untitled,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!made) throw new Error('The conversation was not made.');
  return made;
}

/**
 * Names a chat by the first request in it, when that comes: a greeting names nothing, and a name that it has, or was
 * given by hand, stays.
 */
async function named(
  context: Context,
  conversation: { id: string; title: string },
  say: ChatRequest['say'],
  files: readonly AttachedFile[],
): Promise<{ id: string; title: string }> {
  if (conversation.title !== untitled || (say.kind !== 'message' && say.kind !== 'edit')) return conversation;
  const title = titleFrom(say.text) ?? files[0]?.name.slice(0, 60);
  if (!title) return conversation;
  await context.db
    .update(conversations)
    .set({ title })
    .where(and(eq(conversations.storeId, context.storeId), eq(conversations.id, conversation.id)));
  return { ...conversation, title };
}

async function conversationOfMessage(context: Context, messageId: string): Promise<string | undefined> {
  const [row] = await messageOf(context, { messageId });
  return row?.id;
}

const messageOf = statement((db) =>
  db
    .select({ id: conversationMessages.conversationId })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.storeId, given('storeId')),
        eq(conversationMessages.id, given('messageId')),
      ),
    ),
);

const hasMessage = async (context: Context, messageId: string) =>
  (await conversationOfMessage(context, messageId)) !== undefined;

/**
 * Makes room for another answer to the last message. One that failed after it changed something stays: the next one
 * goes on from what was done. One that is whole and changed something is not written again.
 */
async function takeBackLastAnswer(context: Context, conversationId: string): Promise<void> {
  const [last] = await context.db
    .select()
    .from(conversationMessages)
    .where(inConversation(context, conversationId))
    .orderBy(desc(conversationMessages.position))
    .limit(1);
  if (last?.role !== 'assistant') return;
  const parts = last.parts as AnswerPart[];
  if (hasChanged(parts)) {
    if (parts.some(({ type }) => type === 'data-failure')) return;
    throw new OperationError(
      'conflict',
      'That answer changed something, and writing it again would do so twice. Undo it, or say what should happen instead.',
    );
  }
  await drop(context, and(inConversation(context, conversationId), eq(conversationMessages.id, last.id)));
}

interface AnswerPart {
  type: string;
  data?: { state?: string; operation?: string; undone?: boolean };
}

/** Whether an answer did more than look something up and that still stands. */
const hasChanged = (parts: readonly AnswerPart[]): boolean =>
  parts.some(
    ({ type, data }) =>
      type === 'data-call' &&
      data?.state === 'done' &&
      data.undone !== true &&
      data.operation !== undefined &&
      findOperation(data.operation)?.effect !== 'read',
  );

async function dropFrom(context: Context, conversationId: string, messageId: string): Promise<void> {
  const [edited] = await context.db
    .select()
    .from(conversationMessages)
    .where(and(inConversation(context, conversationId), eq(conversationMessages.id, messageId)));
  if (!edited || edited.role !== 'user')
    throw new OperationError('not_found', 'That message no longer exists.');
  await forgetDigest(context, conversationId, edited.position);
  await drop(
    context,
    and(inConversation(context, conversationId), gte(conversationMessages.position, edited.position)),
  );
}

/** Deletes messages. What they asked for waits no longer: a later yes must not carry out what nobody sees any more. */
async function drop(context: Context, which: SQL | undefined): Promise<void> {
  const dropped = await context.db
    .delete(conversationMessages)
    .where(which)
    .returning({ parts: conversationMessages.parts });
  const asked = dropped
    .flatMap(({ parts }) => parts as { type: string; id?: string }[])
    .flatMap(({ type, id }) => (type === 'data-approval' && id ? [id] : []));
  await withdrawActions(context, asked);
}

async function append(
  context: Context,
  conversationId: string,
  id: string,
  text: string,
  files: AttachedFile[],
): Promise<void> {
  const now = context.clock.now();
  const metadata = {
    createdAt: now.toISOString(),
    ...(files.length > 0
      ? {
          files: files.map(({ id: fileId, name, url, contentType }) => ({
            id: fileId,
            name,
            url: url ?? '',
            contentType,
          })),
        }
      : {}),
  } satisfies MessageMetadata;
  await context.db.insert(conversationMessages).values({
    storeId: context.storeId,
    id,
    conversationId,
    position: await nextPosition(context, conversationId),
    role: 'user',
    parts: [{ type: 'text', text }],
    metadata,
    createdAt: now,
  });
}

async function startTurn(
  context: Context,
  conversation: { id: string; title: string },
  model: string,
): Promise<OpenTurn> {
  const [turnId, messageId, startedAt] = [randomUUID(), randomUUID(), context.clock.now()];
  const [position, past] = await Promise.all([
    nextPosition(context, conversation.id),
    readHistory(context, conversation.id),
    forgetEarlierChunks(context, conversation.id),
    context.db.insert(conversationTurns).values({
      storeId: context.storeId,
      id: turnId,
      conversationId: conversation.id,
      messageId,
      status: 'RUNNING',
      model,
      startedAt,
      aliveAt: new Date(),
    }),
  ]);
  const { id: conversationId, title } = conversation;
  return { conversationId, title, turnId, messageId, position, startedAt, ...past };
}

async function forgetEarlierChunks(context: Context, conversationId: string): Promise<void> {
  const earlier = context.db
    .select({ id: conversationTurns.id })
    .from(conversationTurns)
    .where(
      and(
        eq(conversationTurns.storeId, context.storeId),
        eq(conversationTurns.conversationId, conversationId),
      ),
    );
  await context.db
    .delete(turnChunks)
    .where(and(eq(turnChunks.storeId, context.storeId), inArray(turnChunks.turnId, earlier)));
}

async function nextPosition(context: Context, conversationId: string): Promise<number> {
  const [row] = await positionAfter(context, { conversationId });
  return Number(row?.next ?? 0);
}

const positionAfter = statement((db) =>
  db
    .select({ next: sql<number>`coalesce(max(${conversationMessages.position}) + 1, 0)` })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.storeId, given('storeId')),
        eq(conversationMessages.conversationId, given('conversationId')),
      ),
    ),
);

const inConversation = (context: Context, conversationId: string) =>
  and(
    eq(conversationMessages.storeId, context.storeId),
    eq(conversationMessages.conversationId, conversationId),
  );
