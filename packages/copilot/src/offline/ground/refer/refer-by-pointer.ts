import type { RecordKind } from '@brandwright/contract';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { chooseMeasure, figureIn, measuresOf } from '../values/measures.ts';
import type { Pointer } from './pointing.ts';
import { found, nothing, type Resolution } from '../records/resolution.ts';
import { inFocus, latestRows } from '../conversation/seen-rows.ts';
import type { SeenRecord } from '../records/records.ts';
import type { DialogueState } from '../conversation/state.ts';

/** What pointing words mean in what was shown. */
export function byPointer(
  pointer: Pointer,
  words: string,
  kind: RecordKind,
  state: DialogueState,
): Resolution {
  if (pointer.how === 'same') {
    const record = inFocus(state, kind);
    if (record) return found([record], 0.9);
    const rows = latestRows(state, kind)?.rows ?? [];
    return rows.length === 1 ? found(rows, 0.9) : nothing;
  }
  // "Put them back": those that were just changed together, not the list that they stood in.
  const changed = pointer.how === 'all' ? changedTogether(state, kind) : [];
  if (changed.length > 1) return found(changed, 0.9);
  const count = pointer.how === 'all' ? pointer.count : undefined;
  const counted = count ? (listOfSize(state, kind, count) ?? lastOpened(state, kind, count)) : null;
  if (counted) return found(counted, 0.9);
  const latest = latestRows(state, kind, pointer.how === 'others' ? 2 : 1);
  if (!latest) return nothing;
  const { rows } = latest;
  switch (pointer.how) {
    case 'place':
      return found(
        pointer.places.flatMap((place) => rows.at(place) ?? []),
        0.95,
      );
    case 'count':
      return found(pointer.count < 0 ? rows.slice(pointer.count) : rows.slice(0, pointer.count), 0.95);
    case 'all':
      // "Both" is never all twenty of a list: which two is asked.
      return count === undefined || rows.length === count
        ? found(rows, 0.85)
        : { kind: 'several', records: rows };
    case 'others': {
      const last = state.focus.find((record) => rows.some((row) => isSame(row, record, kind)));
      const rest = rows.filter((row) => !last || !isSame(row, last, kind));
      // One is one: where several are left, which of them is meant is asked.
      if (pointer.single && rest.length > 1) return { kind: 'several', records: rest };
      return found(rest, last ? 0.85 : 0.4);
    }
    case 'extreme': {
      const measure = chooseMeasure(
        measuresOf(rows.map(({ data }) => data)),
        pointer.scale,
        new Set(tokenize(words).map(({ stem }) => stem)),
      );
      if (!measure) return nothing;
      const sorted = rows
        .flatMap((record) => {
          const figure = figureIn(record.data[measure.field]);
          return figure === null ? [] : [{ record, figure }];
        })
        .sort((a, b) => (pointer.scale.largest ? b.figure - a.figure : a.figure - b.figure));
      return found(
        sorted.slice(0, pointer.count).map(({ record }) => record),
        0.85,
      );
    }
  }
}

/** "The two makers": the latest list of just so many. */
function listOfSize(
  { results }: DialogueState,
  kind: RecordKind,
  count: number,
): readonly SeenRecord[] | null {
  for (const { lists } of results)
    for (const { records, single } of lists) {
      const rows = records.filter((record) => record.kind === kind);
      if (!single && rows.length === count) return rows;
    }
  return null;
}

/** "Both of them": so many records that were singled out, one after the other, with no list after the first of them. */
function lastOpened({ focus }: DialogueState, kind: RecordKind, count: number): readonly SeenRecord[] | null {
  const own = focus.filter((record) => record.kind === kind);
  const distinct = own.filter((record, place) => own.findIndex((one) => isSame(one, record, kind)) === place);
  return distinct.length >= count ? distinct.slice(0, count) : null;
}

/** Records that the last calls changed in one go: the same change, one after the other. */
export function changedTogether({ calls, focus, results }: DialogueState, kind: RecordKind): SeenRecord[] {
  const [last] = calls;
  if (!last || results[0]?.operation.name !== last.operation || results[0].operation.effect === 'read')
    return [];
  const end = calls.findIndex(({ operation }) => operation !== last.operation);
  const named = new Set(
    calls.slice(0, end < 0 ? calls.length : end).flatMap(({ input }) => Object.values(input)),
  );
  const isNamed = (record: SeenRecord) =>
    record.refs.get(kind)?.some(({ value }) => named.has(value)) ?? false;
  const records = focus.filter(isNamed);
  return records.filter((record, place) => records.findIndex((one) => isSame(one, record, kind)) === place);
}

const isSame = (a: SeenRecord, b: SeenRecord, kind: RecordKind): boolean =>
  a.refs.get(kind)?.some(({ value }) => b.refs.get(kind)?.some((other) => other.value === value)) ?? false;
