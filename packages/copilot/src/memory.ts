import type { ModelMessage } from 'ai';
import type { AskedQuestion } from './offline/turn-context.ts';

/** One finished call of a turn, as models are told of it in later turns. */
export interface RememberedCall {
  callId: string;
  operation: string;
  input: unknown;
  /** What the tool answered to the model. */
  answer: ToolAnswer;
}

/** What a tool answers to a model. `result` is the projection; texts from outside are wrapped in it. */
export type ToolAnswer =
  | { ok: true; result: unknown; summary: string; untrusted?: true }
  | { ok: false; error: { code: string; message: string; details?: unknown } }
  | { ok: 'asks'; actionId: string; preview: unknown };

/** What a later turn knows of an answer: stored beside the message, never sent to the client. */
export interface TurnMemory {
  calls: RememberedCall[];
  text: string;
  /** A question that waits for its answer. */
  asked: AskedQuestion | null;
}

/** How many of the latest answers keep their results in full; of older ones only the words remain. */
export const answersInFull = 5;

/** The turn as model messages: calls, results, words. */
export function toModelMessages(memory: TurnMemory, inFull: boolean): ModelMessage[] {
  const words: ModelMessage[] = memory.text ? [{ role: 'assistant', content: memory.text }] : [];
  if (!inFull || memory.calls.length === 0) return words;
  return [
    {
      role: 'assistant',
      content: memory.calls.map(({ callId, operation, input }) => ({
        type: 'tool-call' as const,
        toolCallId: callId,
        toolName: operation,
        input,
      })),
    },
    {
      role: 'tool',
      content: memory.calls.map(({ callId, operation, answer }) => ({
        type: 'tool-result' as const,
        toolCallId: callId,
        toolName: operation,
        output: { type: 'json' as const, value: JSON.parse(JSON.stringify(answer)) },
      })),
    },
    ...words,
  ];
}

/** Whether words from outside stand in a result that the model would still see. */
export function hasUntrusted(memories: readonly TurnMemory[]): boolean {
  return memories.some(({ calls }) =>
    calls.some(({ answer }) => answer.ok === true && answer.untrusted === true),
  );
}
