import type {
  AskedQuestion,
  Choice,
  FocusedRecord,
  OfferedOption,
} from '../ground/conversation/turn-context.ts';

/** What the partner does next in a turn. */
export type NextStep =
  | {
      kind: 'calls';
      calls: readonly { operation: string; input: Record<string, unknown> }[];
      /** Waiting actions that these calls propose anew. */
      replaces: readonly string[];
      /** What the calls were taken for, where that is not sure: they ask before they change anything. */
      doubt?: string | undefined;
      /** What the call is in words, for what has no words of its own where it waits for a yes. */
      called?: string | undefined;
    }
  | { kind: 'text'; text: string; report: SaidReport };

/** What the loop keeps of an answer in words. */
export interface SaidReport {
  asked: AskedQuestion | null;
  choices: readonly Choice[];
  options: readonly OfferedOption[];
  /** Records that the answer was about, the first one foremost. */
  focus: readonly FocusedRecord[];
  outcome: 'said' | 'asked' | 'declined' | 'chatted';
  /** A yes or a no to what waits, for the loop to carry out. */
  decision?: { approved: boolean };
}

export const plainReport: SaidReport = { asked: null, choices: [], options: [], focus: [], outcome: 'said' };
