import type { RecordKind } from '@brandwright/contract';
import { standsFor, type SeenRecord, type SeenResult } from '../records/records.ts';
import type { DialogueState } from './state.ts';
import { isOnlySaid, type Mention } from './working-memory.ts';

/** What is meant where nothing was said: the record of the kind that was singled out last, itself or through another. */
export const inFocus = (state: DialogueState, kind: RecordKind): Mention | undefined =>
  state.focus.find((record) => standsFor(record, kind));

/** The record of a kind that was singled out after the latest list of its kind was shown. */
export function singledSinceList(state: DialogueState, kind: RecordKind): SeenRecord | undefined {
  const record = inFocus(state, kind);
  const list = latestRows(state, kind, 2);
  const listed = list ? state.results.length - state.results.indexOf(list.result) : 0;
  return record && (record.after ?? 0) >= listed ? record : undefined;
}

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

/** Every record of a kind that was shown, each once: those of the kind first, then what says one of it; the latest first. */
export function knownRecords(state: DialogueState, kind: RecordKind): SeenRecord[] {
  const seen = new Set<string | number>();
  const all = [
    ...state.focus,
    ...state.results.flatMap(({ lists }) => lists.flatMap(({ records }) => records)),
  ].filter((record) => !isOnlySaid(record));
  return [
    ...all.filter((record) => record.kind === kind),
    ...all.filter((record) => record.kind !== kind && standsFor(record, kind)),
  ].filter((record) => {
    const value = record.refs.get(kind)?.[0]?.value;
    if (value === undefined || seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}
