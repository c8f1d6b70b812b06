import type { NamedRecord } from '../turn/turn-context.ts';

/** One way to ask for something, with what it must come to. */
export interface Phrasing {
  say: string;
  /** The operation; null for none: it is out of scope or talk. '?' before the name: asks a question for it. */
  operation: string | null;
  /** Must be in the input; `undefined` must not be. An array for several calls. */
  input?: Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];
  /** Name of the scene to stand in. */
  scene?: string;
  /** Records that the words name. */
  named?: readonly NamedRecord[];
}

export type PhrasingList = readonly Phrasing[];
type Row = readonly [
  say: string,
  operation: string | null,
  input?: Phrasing['input'],
  scene?: string,
  named?: readonly NamedRecord[],
];

/** Shorthand for tables of phrasings. */
export const phrasings = (rows: readonly Row[]): PhrasingList =>
  rows.map(([say, operation, input, scene, named]) => ({
    say,
    operation,
    ...(input ? { input } : {}),
    ...(scene ? { scene } : {}),
    ...(named ? { named } : {}),
  }));
