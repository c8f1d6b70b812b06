import type { MessageMetadata } from '@brandwright/contract/copilot/messages.ts';
import type { Caller, Context, Kernel } from '@brandwright/platform';
import {
  conversationMessages,
  conversations,
  conversationTurns,
  turnChunks,
} from '@brandwright/platform/copilot/tables.ts';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { TurnMemory } from '../context/memory.ts';
import type { OpenTurn } from './open-turn.ts';
import { readChunks } from '../stream/read-events.ts';
import { PartsBuilder, type TurnChunk } from '../stream/turn-parts.ts';
import { turnLeaseMs } from '@brandwright/platform/copilot/conversations.ts';
import { withDecisions } from '../context/waiting-cards.ts';

export interface TurnEnd {
  status: 'DONE' | 'STOPPED' | 'FAILED';
  parts: unknown[];
  memory: TurnMemory;
  steps: number;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; null where the price is not known. */
  costMicros: number | null;
  milliseconds: number;
  firstEventMilliseconds: number | null;
  calls: { operation: string; state: string; milliseconds: number | null }[];
}

/** Stores the answer and ends its turn, in one transaction. */
export async function closeTurn(context: Context, turn: OpenTurn, end: TurnEnd): Promise<void> {
  const { storeId, db } = context;
  const metadata: MessageMetadata = { createdAt: turn.startedAt.toISOString() };
  const now = context.clock.now();
  // Deleted while this was written: there is nothing left to keep.
  if (!(await isThere(context, turn.conversationId))) return;
  const parts = await withDecisions(context, end.parts);
  const { status, steps, inputTokens, cachedInputTokens, outputTokens, costMicros, milliseconds } = end;
  const { firstEventMilliseconds, calls } = end;
  const data = { conversationId: turn.conversationId, turnId: turn.turnId, ended: true };
  // None waits for another, so that all are sent together.
  await Promise.all([
    db
      .insert(conversationMessages)
      .values({
        storeId,
        id: turn.messageId,
        conversationId: turn.conversationId,
        position: turn.position,
        role: 'assistant',
        parts,
        modelMessages: end.memory,
        metadata,
        createdAt: now,
      })
      .onConflictDoNothing(),
    db
      .update(conversationTurns)
      .set({
        status,
        steps,
        inputTokens,
        cachedInputTokens,
        outputTokens,
        costMicros,
        milliseconds: Math.round(milliseconds),
        firstEventMilliseconds,
        calls,
      })
      .where(and(eq(conversationTurns.storeId, storeId), eq(conversationTurns.id, turn.turnId))),
    db
      .update(conversations)
      .set({ updatedAt: now })
      .where(and(eq(conversations.storeId, storeId), eq(conversations.id, turn.conversationId))),
    context.events.publish({ type: 'conversation', operations: ['list_conversations'], data }),
  ]);
}

/** Whether a conversation is there, and will be until the transaction ends. */
async function isThere(context: Context, conversationId: string): Promise<boolean> {
  const found = await context.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.storeId, context.storeId), eq(conversations.id, conversationId)))
    .for('update');
  return found.length > 0;
}

interface StaleTurn {
  store_id: string;
  id: string;
}

/**
 * Ends the turns whose server died: what had been said is kept, with a note and a retry. Any server may do it for any
 * other; the row is taken by one.
 */
export async function settleStaleTurns(kernel: Kernel): Promise<number> {
  const { rows } = await kernel.pool.query<StaleTurn>(
    `select store_id, id from conversation_turns where status = 'RUNNING' and alive_at < $1 limit 100`,
    [new Date(Date.now() - turnLeaseMs)],
  );
  for (const row of rows) {
    const caller: Caller = {
      actor: { kind: 'system', storeId: row.store_id },
      via: 'system',
      requestId: `settle-${row.id}`,
      signal: new AbortController().signal,
    };
    await kernel.inContext(caller, (context) => settle(context, row.id));
  }
  return rows.length;
}

async function settle(context: Context, turnId: string): Promise<void> {
  const { storeId, db } = context;
  const [turn] = await db
    .select()
    .from(conversationTurns)
    .where(
      and(
        eq(conversationTurns.storeId, storeId),
        eq(conversationTurns.id, turnId),
        eq(conversationTurns.status, 'RUNNING'),
        lt(conversationTurns.aliveAt, new Date(Date.now() - turnLeaseMs)),
      ),
    )
    .for('update', { skipLocked: true });
  if (!turn) return;
  const builder = new PartsBuilder();
  for (const chunk of await keptChunks(context, turnId)) builder.add(chunk);
  const said = builder.parts
    .flatMap((part) => (part.type === 'text' ? [String(part['text'])] : []))
    .join('\n');
  const failure = {
    message: 'The answer was interrupted. What was done is in the steps above; try again for the rest.',
    retryable: true,
  };
  const parts = [...builder.parts, { type: 'data-failure', id: 'failure', data: failure }];
  const position = (await lastPosition(context, turn.conversationId)) + 1;
  const open: OpenTurn = {
    ...turn,
    turnId,
    position,
    title: '',
    history: [],
    digest: null,
    startedAt: turn.startedAt,
  };
  await closeTurn(context, open, {
    status: 'FAILED',
    parts,
    memory: { calls: [], text: said, asked: null },
    steps: turn.steps,
    inputTokens: 0,
    cachedInputTokens: 0,
    outputTokens: 0,
    costMicros: null,
    milliseconds: 0,
    firstEventMilliseconds: null,
    calls: [],
  });
}

async function lastPosition(context: Context, conversationId: string): Promise<number> {
  const [last] = await context.db
    .select({ position: conversationMessages.position })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.storeId, context.storeId),
        eq(conversationMessages.conversationId, conversationId),
      ),
    )
    .orderBy(desc(conversationMessages.position))
    .limit(1);
  return last?.position ?? -1;
}

async function keptChunks(context: Context, turnId: string): Promise<TurnChunk[]> {
  const rows = await context.db
    .select({ chunk: turnChunks.chunk })
    .from(turnChunks)
    .where(and(eq(turnChunks.storeId, context.storeId), eq(turnChunks.turnId, turnId)))
    .orderBy(asc(turnChunks.position));
  return readChunks(rows.map((row) => row.chunk).join(''));
}
