import type { SeenRecord } from './records.ts';

/** Which records some words mean. */
export type Resolution =
  | { kind: 'found'; records: readonly SeenRecord[]; certainty: number }
  /** Fits several alike. */
  | { kind: 'several'; records: readonly SeenRecord[]; newestFirst?: true }
  /** Names something that is not in view nor found by name. */
  | { kind: 'unknown' }
  /** Points, and nothing of the kind is in view. */
  | { kind: 'nothing' };

export const nothing: Resolution = { kind: 'nothing' };
export const found = (records: readonly SeenRecord[], certainty: number): Resolution =>
  records.length > 0 ? { kind: 'found', records, certainty } : nothing;
