import type { Caller, Context, Kernel } from '@brandwright/platform';
import { turnLeaseMs } from '@brandwright/platform/copilot/conversations.ts';
import { conversationTurns, turnChunks } from '@brandwright/platform/copilot/tables.ts';
import { given, statement } from '@brandwright/platform/kernel/data/statement.ts';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { endOfStream } from '../stream/turn-parts.ts';

const pollMs = 1000;

/** The turn that is being answered in a conversation, on whichever server, or undefined. */
export async function livingTurn(context: Context, conversationId: string): Promise<string | undefined> {
  const since = new Date(Date.now() - turnLeaseMs).toISOString();
  const [turn] = await newestLiving(context, { conversationId, since });
  return turn?.id;
}

const newestLiving = statement((db) =>
  db
    .select({ id: conversationTurns.id })
    .from(conversationTurns)
    .where(
      and(
        eq(conversationTurns.storeId, given('storeId')),
        eq(conversationTurns.conversationId, given('conversationId')),
        eq(conversationTurns.status, 'RUNNING'),
        gt(conversationTurns.aliveAt, given('since')),
      ),
    )
    .orderBy(desc(conversationTurns.startedAt))
    .limit(1),
);

/** Tells a running answer from its beginning and follows it to its end, from the database, so any server can. */
export function followTurn(
  kernel: Kernel,
  caller: Caller,
  storeId: string,
  turnId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stopped = false;
  return new ReadableStream({
    async start(controller) {
      let position = -1;
      let wake: () => void = () => undefined;
      const unsubscribe = kernel.events.subscribe(storeId, (event) => {
        if (event.data?.['turnId'] === turnId) wake();
      });
      try {
        while (!stopped) {
          const news = new Promise<void>((resolve) => {
            wake = resolve;
            setTimeout(resolve, pollMs);
          });
          const { chunks, running } = await kernel.inContext(caller, (context) =>
            readOn(context, turnId, position),
          );
          for (const chunk of chunks) {
            position = chunk.position;
            controller.enqueue(encoder.encode(chunk.chunk));
            if (chunk.chunk.endsWith(endOfStream)) return controller.close();
          }
          if (!running && chunks.length === 0) {
            controller.enqueue(encoder.encode(endOfStream));
            return controller.close();
          }
          await news;
        }
      } catch (error) {
        if (!stopped) controller.error(error);
      } finally {
        unsubscribe();
      }
    },
    cancel() {
      stopped = true;
    },
  });
}

async function readOn(context: Context, turnId: string, position: number) {
  const [turn] = await context.db
    .select({ status: conversationTurns.status, aliveAt: conversationTurns.aliveAt })
    .from(conversationTurns)
    .where(and(eq(conversationTurns.storeId, context.storeId), eq(conversationTurns.id, turnId)));
  const chunks = await context.db
    .select({ position: turnChunks.position, chunk: turnChunks.chunk })
    .from(turnChunks)
    .where(
      and(
        eq(turnChunks.storeId, context.storeId),
        eq(turnChunks.turnId, turnId),
        gt(turnChunks.position, position),
      ),
    )
    .orderBy(asc(turnChunks.position));
  const alive = turn !== undefined && turn.aliveAt.getTime() > Date.now() - turnLeaseMs;
  return { chunks, running: turn?.status === 'RUNNING' && alive };
}
