import type { RecordKind } from '@brandwright/contract';
import { recordsOfKind } from './list-of-kind.ts';
import { matchNames, tellingWords } from '../records/name-match.ts';
import type { SeenRecord } from '../records/records.ts';
import type { Resolution } from '../records/resolution.ts';
import { inFocus, latestRows } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';

/** The least that a record must fit one word: it stands in its name, or in what else is told of it. */
const leastFit = 0.7;

/**
 * "The mug design", where two are on mugs and one of them is called so: a word that describes several of the list in view, or of
 * the store, names none of them to be changed. What was singled out is meant.
 */
export async function describedAlike(
  words: string,
  kind: RecordKind,
  resolution: Resolution,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution> {
  const [only, ...more] = resolution.kind === 'found' ? resolution.records : [];
  const wanted = tellingWords(words, kind);
  if (!only || more.length > 0 || wanted.length !== 1) return resolution;
  if (tellingWords(only.label, kind).length < 2 || isSame(inFocus(state, kind), only, kind))
    return resolution;
  // Of orders a list holds the latest only.
  const rows = latestRows(state, kind)?.rows ?? (kind === 'order' ? [] : await recordsOfKind(kind, services));
  const fitting = matchNames(words, kind, rows)
    .filter(({ score }) => score >= leastFit)
    .map(({ record }) => record);
  const isAmongThem = fitting.some((record) => isSame(record, only, kind));
  return isAmongThem && fitting.length > 1 ? { kind: 'several', records: fitting } : resolution;
}

/** One may be known by its number and its id, the other by one of them. */
const isSame = (a: SeenRecord | undefined, b: SeenRecord, kind: RecordKind): boolean =>
  a?.refs.get(kind)?.some(({ value }) => b.refs.get(kind)?.some((own) => own.value === value)) ?? false;
