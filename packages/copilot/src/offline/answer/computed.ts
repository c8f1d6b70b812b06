import type { FactRow } from './facts.ts';

/** A figure that was worked out, with the rows that it is of. */
export interface Computed {
  text: string;
  rows: readonly FactRow[];
  certainty: number;
}
