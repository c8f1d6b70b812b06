import type { FocusedRecord } from '../ground/conversation/turn-context.ts';

/** An answer from what is shown, with the records that it is about. */
export interface Answer {
  text: string;
  focus: readonly FocusedRecord[];
  /** How well it fits the question, about 0 to 1. */
  certainty: number;
}
