import { findOperation } from '@brandwright/contract';
import type { AssistantRunCall } from '@brandwright/contract/copilot/assistants/entities.ts';
import type { Context } from '@brandwright/platform';
import type { RunEnd } from '@brandwright/platform/copilot/assistants/runs.ts';
import { conversationMessages, conversationTurns } from '@brandwright/platform/copilot/tables.ts';
import { and, eq } from 'drizzle-orm';
import type { RememberedCall, TurnMemory } from '../context/memory.ts';
import { hasUntrusted } from '../context/memory.ts';

const longestFound = 2000;

/** How a run ended, read from the answer that was kept: a run is a turn, and what counts is what the turn left behind. */
export async function outcomeOf(
  context: Context,
  turn: { turnId: string; messageId: string },
): Promise<RunEnd> {
  const [message] = await context.db
    .select()
    .from(conversationMessages)
    .where(
      and(eq(conversationMessages.storeId, context.storeId), eq(conversationMessages.id, turn.messageId)),
    );
  const [row] = await context.db
    .select({ status: conversationTurns.status })
    .from(conversationTurns)
    .where(and(eq(conversationTurns.storeId, context.storeId), eq(conversationTurns.id, turn.turnId)));
  const memory = message?.modelMessages as TurnMemory | null | undefined;
  const parts = (message?.parts ?? []) as { type: string; data?: { message?: string } }[];
  const failure = parts.find(({ type }) => type === 'data-failure')?.data?.message;
  const calls = (memory?.calls ?? []).map(toRunCall);
  const told = {
    calls,
    pendingActionIds: (memory?.calls ?? []).flatMap(({ answer }) =>
      answer.ok === 'asks' ? [answer.actionId] : [],
    ),
    isFromOutside: memory ? memory.outside === true || hasUntrusted([memory]) : false,
  };
  const fail = (found: string): RunEnd => ({
    status: 'FAILED',
    found: found.slice(0, longestFound),
    ...told,
  });
  if (row?.status === 'STOPPED') return fail('It was stopped before it finished.');
  if (row?.status !== 'DONE' || failure) return fail(failure ?? 'The answer couldn’t be written.');
  const text = memory?.text.trim() ?? '';
  if (memory?.asked) return fail(`It needs an answer to continue: “${text}” Add it to the instructions.`);
  if (!calls.some(({ state }) => state !== 'failed')) return fail(whyNothing(memory?.calls ?? [], text));
  return {
    status: 'DONE',
    found: (text || 'It ran and found nothing to report.').slice(0, longestFound),
    ...told,
  };
}

/** Nothing was looked up or proposed: the refusal of its first call, or its own words. */
function whyNothing(calls: readonly RememberedCall[], text: string): string {
  const refused = calls.find(({ answer }) => answer.ok === false)?.answer;
  if (refused?.ok === false) return refused.error.message;
  return text || 'The instructions ask for nothing that it’s allowed to do.';
}

function toRunCall({ operation, answer }: RememberedCall): AssistantRunCall {
  const state = answer.ok === 'asks' ? 'asks' : answer.ok ? 'done' : 'failed';
  return { operation, title: findOperation(operation)?.title ?? operation, state };
}
