import type { ModelMessage } from 'ai';
import type {
  AskedQuestion,
  FocusedRecord,
  OfferedOption,
  SuggestedStep,
} from '../offline/ground/conversation/turn-context.ts';
import { wrapper } from '../offline/outside-wrapper.ts';

/** One finished call of a turn, as models are told of it in later turns. */
export interface RememberedCall {
  /** As the model named it: unique within a turn. */
  callId: string;
  /** As the client knows it; absent for what was approved. */
  shownAs?: string;
  operation: string;
  input: unknown;
  /** What the tool answered to the model. */
  answer: ToolAnswer;
}

/** What a tool answers to a model. `result` is the projection; texts from outside are wrapped in it. */
export type ToolAnswer =
  | { ok: true; result: unknown; summary: string; untrusted?: true }
  | { ok: false; error: { code: string; message: string; details?: unknown } }
  /** `replaced`: how many earlier questions it took the place of. */
  | { ok: 'asks'; actionId: string; preview: unknown; replaced?: number };

/** What a later turn knows of an answer: stored beside the message, never sent to the client. */
export interface TurnMemory {
  calls: RememberedCall[];
  text: string;
  /** A question that waits for its answer. */
  asked: AskedQuestion | null;
  /** Records that the answer was about, where it was about some. */
  focus?: readonly FocusedRecord[];
  /** Readings that were offered to choose from. */
  options?: readonly OfferedOption[];
  /** Next steps that were suggested. */
  suggested?: readonly SuggestedStep[];
  /** Words from outside were in view when it was written, so it may repeat them. */
  outside?: true;
}

/** Calls with their results as model messages. Ids are made anew: `prefix` keeps those of different turns apart. */
export function callMessages(calls: readonly RememberedCall[], prefix: string): ModelMessage[] {
  if (calls.length === 0) return [];
  const numbered = calls.map((call, index) => ({ ...call, toolCallId: `${prefix}_${index}` }));
  return [
    {
      role: 'assistant',
      content: numbered.map(({ toolCallId, operation, input }) => ({
        type: 'tool-call' as const,
        toolCallId,
        toolName: operation,
        input,
      })),
    },
    {
      role: 'tool',
      content: numbered.map(({ toolCallId, operation, answer }) => ({
        type: 'tool-result' as const,
        toolCallId,
        toolName: operation,
        output: { type: 'json' as const, value: seenAnswer(answer) },
      })),
    },
  ];
}

/** Whether words from outside stand in a result that the model would still see. */
export function hasUntrusted(memories: readonly TurnMemory[]): boolean {
  return memories.some(({ calls }) =>
    calls.some(({ answer }) => answer.ok === true && answer.untrusted === true),
  );
}

/** An answer as a model is given it: JSON, and where words from outside are in it, its sentence marked as well. */
export function seenAnswer(answer: ToolAnswer) {
  const seen =
    answer.ok === true && answer.untrusted ? { ...answer, summary: { [wrapper]: answer.summary } } : answer;
  // Tool outputs are JSON by type; this is JSON by construction.
  return JSON.parse(JSON.stringify(seen));
}
