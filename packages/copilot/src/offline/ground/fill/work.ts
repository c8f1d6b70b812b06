import { overlaps } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { SeenRecord } from '../records/records.ts';

/** What filling has found so far. */
export interface Work {
  input: Record<string, unknown>;
  used: { start: number; end: number }[];
  /** Places of names that words of a field of their own lead to: "before the big orders rule". */
  led: { start: number; end: number }[];
  /** More inputs, where one record at a time is taken and several were meant. */
  several: { field: string; values: readonly unknown[] } | null;
  /** Words that fit several records alike. */
  unclear: { field: FieldSpec; records: readonly SeenRecord[] } | null;
  unknown: { field: FieldSpec; words: string }[];
  named: SeenRecord[];
  /** A word for which of a list are meant that nothing can look for. */
  unparsed: string | null;
  certainty: number;
}

/** Nothing found yet. */
export const emptyWork = (): Work => ({
  input: {},
  used: [],
  led: [],
  several: null,
  unclear: null,
  unknown: [],
  named: [],
  unparsed: null,
  certainty: 1,
});

/** Whether no value has taken a place of the message yet. */
export const isLeft = (
  value: { start: number; end: number },
  places: readonly { start: number; end: number }[],
): boolean => !places.some((place) => overlaps(place, value));
