import type { AskedQuestion, FocusedRecord, OfferedOption } from '../ground/turn-context.ts';

/** What is done about a message. */
export type Decision =
  | {
      kind: 'call';
      operation: string;
      inputs: readonly Record<string, unknown>[];
      replaces: readonly string[];
      /** The message asks about the result rather than only for it. */
      isQuestion: boolean;
      /** Other readings, offered beside a read that is not sure. */
      others: readonly OfferedOption[];
    }
  | { kind: 'ask'; asked: AskedQuestion; focus: readonly FocusedRecord[] }
  | { kind: 'options'; options: readonly OfferedOption[] }
  | { kind: 'answer'; text: string; focus: readonly FocusedRecord[] }
  /** A yes or a no to what waits. */
  | { kind: 'decision'; approved: boolean }
  | { kind: 'chat'; topic: string; text: string }
  /** A question that nothing shown answers. */
  | { kind: 'unanswered' }
  /** Nothing here does it; `near` is the nearest that there is. */
  | { kind: 'decline'; near: { name: string; title: string } | null };
