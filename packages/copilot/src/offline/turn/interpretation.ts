import type { AnyDeclaration } from '@brandwright/contract';
import type { Profile } from '../choice/profile.ts';
import type { Rarity } from '../choice/rarity.ts';
import type { Table } from '../table/state.ts';
import type { AskedQuestion, NamedRecord, PendingInView } from './turn-context.ts';

/** What a request comes to. */
export type Interpretation =
  | {
      kind: 'calls';
      operation: string;
      inputs: readonly Record<string, unknown>[];
      /** Must be answered before the request can go on. */ lookUp?: true;
      /** The waiting action that this one takes the place of. */ replaces?: string;
      /** Said beside the results. */ note?: string;
    }
  | { kind: 'ask'; asked: AskedQuestion }
  | {
      kind: 'say';
      text: string;
      outcome: 'chatted' | 'declined';
      /** Goes with the results of what was looked up for it. */ withResults?: true;
    };

/** What interpretation knows besides the words. */
export interface Situation {
  profiles: readonly Profile[];
  rarity: Rarity;
  table: Table;
  candidates: readonly NamedRecord[];
  pending: PendingInView | null;
  asked: AskedQuestion | null;
  /** Whether something was looked up for this very request already. */
  lookedUp: boolean;
  now: Date;
  find: (name: string) => AnyDeclaration | undefined;
}

/** Calibrated on sentences the words were not learnt from: acts from `act` up, declines below `decline`, asks between. */
export const thresholds = { act: 1.25, decline: 1.05, followUp: 1.9, tie: 0.07 };

/** Whether an operation is among the tools of this turn. */
export function isOffered(situation: Situation, declaration: AnyDeclaration): boolean {
  return situation.profiles.some((profile) => profile.declaration.name === declaration.name);
}
