import type { AskedQuestion, FocusedRecord, OfferedOption } from '../ground/conversation/turn-context.ts';

/** What is done about a message. */
export type Decision =
  | {
      kind: 'call';
      operation: string;
      inputs: readonly Record<string, unknown>[];
      replaces: readonly string[];
      /** What it was taken for, where that is not sure enough to change something: it asks in these words. */
      doubt?: string;
      /** What it is in words, with what it is of by name: one change alone. */
      called?: string;
      /** The message asks about the result rather than only for it. */
      isQuestion: boolean;
      /** A word of the message that the list is not narrowed by. */
      unparsed?: string;
      /** A state of the message in which there is nothing: the list is shown without it. */
      leftOut?: string;
      /** Other readings, offered beside a read that is not sure. */
      others: readonly OfferedOption[];
    }
  | {
      kind: 'ask';
      asked: AskedQuestion;
      /** Answers that complete the request, each to be carried out by itself. */
      options: readonly OfferedOption[];
    }
  | { kind: 'options'; options: readonly OfferedOption[]; question?: string }
  | { kind: 'answer'; text: string; focus: readonly FocusedRecord[] }
  /** A yes or a no to what waits. */
  | { kind: 'decision'; approved: boolean }
  | { kind: 'chat'; topic: string; text: string }
  /** A question that nothing shown answers; what may tell it is offered. */
  | { kind: 'unanswered'; options: readonly OfferedOption[] }
  /** It asks for an area that is missing yet. */
  | { kind: 'missing'; text: string; options: readonly OfferedOption[] }
  /** Nothing here does it; `near` is the nearest that there is, and `options` what of it could be done at once. */
  | {
      kind: 'decline';
      near: { name: string; title: string } | null;
      options: readonly OfferedOption[];
    };
