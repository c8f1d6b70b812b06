import { listTraces } from '@brandwright/contract/copilot/conversations/list-traces.ts';
import { and, asc, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { findConversation } from './conversations.ts';
import { conversationTurns } from './tables.ts';

interface TracedCall {
  operation: string;
  state: string;
  milliseconds: number | null;
}

function totalsOf(rows: readonly (typeof conversationTurns.$inferSelect)[]) {
  const priced = rows.flatMap((row) => row.costMicros ?? []);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    turns: rows.length,
    inputTokens: sum(rows.map((row) => row.inputTokens)),
    outputTokens: sum(rows.map((row) => row.outputTokens)),
    cachedInputTokens: sum(rows.map((row) => row.cachedInputTokens)),
    costMicros: priced.length === 0 ? null : sum(priced),
    milliseconds: sum(rows.map((row) => row.milliseconds)),
  };
}

export default implement(listTraces, {
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
      cachedInputTokens: row.cachedInputTokens,
      costMicros: row.costMicros,
      milliseconds: row.milliseconds,
      firstEventMilliseconds: row.firstEventMilliseconds,
      calls: row.calls as TracedCall[],
    }));
    return { output: { turns, totals: totalsOf(rows) } };
  },
});
