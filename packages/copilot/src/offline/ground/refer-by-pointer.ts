import type { RecordKind } from '@brandwright/contract';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { chooseMeasure, figureIn, measuresOf } from './measures.ts';
import type { Pointer } from './pointing.ts';
import { found, nothing, type Resolution } from './resolution.ts';
import { inFocus, latestRows } from './seen-rows.ts';
import type { DialogueState } from './state.ts';

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
  const latest = latestRows(state, kind);
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
      return found(rows, 0.85);
    case 'others': {
      const last = state.focus.filter((record) => rows.includes(record)).slice(0, 1);
      const rest = rows.filter((record) => !last.includes(record));
      return found(rest, last.length > 0 ? 0.85 : 0.4);
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
