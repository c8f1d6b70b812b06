import { listTraces } from '@brandwright/contract/copilot/conversations.ts';
import { and, asc, eq } from 'drizzle-orm';
import { implement } from '../kernel/implementation.ts';
import { findConversation } from './conversations.ts';
import { conversationTurns } from './tables.ts';

interface TracedCall {
  operation: string;
  state: string;
  milliseconds: number | null;
}

export const listTracesHere = implement(listTraces, {
  async run(context, { id }) {
    await findConversation(context, id);
    const rows = await context.db
      .select()
      .from(conversationTurns)
      .where(and(eq(conversationTurns.storeId, context.storeId), eq(conversationTurns.conversationId, id)))
      .orderBy(asc(conversationTurns.startedAt));
    const turns = rows.map((row) => ({
      turnId: row.id,
      startedAt: row.startedAt.toISOString(),
      status: row.status,
      model: row.model,
      steps: row.steps,
      inputTokens: row.inputTokens,
      outputTokens: row.outputTokens,
      milliseconds: row.milliseconds,
      firstEventMilliseconds: row.firstEventMilliseconds,
      calls: row.calls as TracedCall[],
    }));
    return { output: { turns } };
  },
});
