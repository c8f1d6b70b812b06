import type { RecordKind } from '@brandwright/contract';
import type { SeenRecord } from './records.ts';
import type { DialogueState, SeenResult } from './state.ts';

/** What is meant where nothing was said: the record of the kind that was singled out last. */
export const inFocus = (state: DialogueState, kind: RecordKind): SeenRecord | undefined =>
  state.focus.find((record) => record.refs.has(kind));

/** The latest list with records of a kind, at least so many. */
export function latestRows(
  state: DialogueState,
  kind: RecordKind,
  least = 1,
): { result: SeenResult; rows: readonly SeenRecord[] } | null {
  for (const own of [true, false])
    for (const result of state.results)
      for (const { records, single } of result.lists) {
        const rows = records.filter((record) => (own ? record.kind === kind : record.refs.has(kind)));
        if (!single && rows.length >= least) return { result, rows };
      }
  return null;
}

/** Every record of a kind that was shown, the latest first, each once. */
export function knownRecords(state: DialogueState, kind: RecordKind): SeenRecord[] {
  const seen = new Set<string | number>();
  return [
    ...state.focus,
    ...state.results.flatMap(({ lists }) => lists.flatMap(({ records }) => records)),
  ].filter((record) => {
    const value = record.refs.get(kind)?.[0]?.value;
    if (value === undefined || seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}
