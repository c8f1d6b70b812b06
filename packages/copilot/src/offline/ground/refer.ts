import type { RecordKind } from '@brandwright/contract';
import { alikeness } from '../parse/alikeness.ts';
import { fieldsOf } from '../fields.ts';
import { listOf, recordsOfKind } from './list-of-kind.ts';
import { chooseMeasure, figureIn, measuresOf } from './measures.ts';
import { matchNames, tellingWords } from './name-match.ts';
import { readPointer, type Pointer } from './pointing.ts';
import { sortOrderIn } from './sort-order.ts';
import { recordsOf, valueFor, type SeenRecord } from './records.ts';
import type { GroundingServices } from './services.ts';
import type { DialogueState, SeenResult } from './state.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';

/** Which records some words mean. */
export type Resolution =
  | { kind: 'found'; records: readonly SeenRecord[]; certainty: number }
  /** Fits several alike. */
  | { kind: 'several'; records: readonly SeenRecord[]; newestFirst?: true }
  /** Names something that is not in view nor found by name. */
  | { kind: 'unknown' }
  /** Points, and nothing of the kind is in view. */
  | { kind: 'nothing' };

const nothing: Resolution = { kind: 'nothing' };
const found = (records: readonly SeenRecord[], certainty: number): Resolution =>
  records.length > 0 ? { kind: 'found', records, certainty } : nothing;

/** The least share of telling words that a record in view must have, and one of the store. */
const leastInView = 0.6;
const leastInStore = 0.7;
const leastRelated = 0.85;
const leastAlike = 0.45;
const leastDescribed = 0.3;
const alikeMargin = 0.04;

/**
 * What words of a message mean among the records of a kind: by pointing (place, "it", "the cheapest"), by a name in view, by a
 * name in the store, at last by likeness to what records of the kind are about.
 */
export async function refer(
  words: string,
  kind: RecordKind,
  several: boolean,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution> {
  const pointer = readPointer(words, several);
  const named = tellingWords(words, kind);
  if (
    pointer &&
    (named.length === 0 || pointer.how === 'extreme' || pointer.how === 'place' || pointer.how === 'count')
  ) {
    const pointed =
      (pointer.how === 'extreme' ? await byOrder(pointer, kind, state, services) : null) ??
      byPointer(pointer, words, kind, state);
    if (pointed.kind !== 'nothing' || named.length === 0) return pointed;
  }
  const inView = byName(words, kind, knownRecords(state, kind));
  if (inView.kind === 'found') return inView;
  const inStore = await byStore(words, kind, services);
  if (inStore.kind === 'found') return inStore;
  if (inView.kind === 'several') return inView;
  if (inStore.kind === 'several') return inStore;
  const related = await byRelated(words, kind, services);
  if (related.kind !== 'unknown') return related;
  if (named.length === 0) return nothing;
  // A name that nothing has is no description of something else.
  return isName(words) ? { kind: 'unknown' } : byLikeness(words, kind, state, services);
}

const isName = (words: string): boolean => /\p{Lu}\p{Ll}+(?:\s+(?:&\s+)?\p{Lu}|$)/u.test(words.trim());

/** What is meant where nothing was said: the record of the kind that was singled out last. */
export const inFocus = (state: DialogueState, kind: RecordKind): SeenRecord | undefined =>
  state.focus.find((record) => record.refs.has(kind));

function byPointer(pointer: Pointer, words: string, kind: RecordKind, state: DialogueState): Resolution {
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

/** The ends of a list of which only a part is shown: it is asked for again in that order. Null where all of it is shown. */
async function byOrder(
  pointer: Extract<Pointer, { how: 'extreme' }>,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution | null> {
  const latest = latestRows(state, kind);
  if (!latest) return null;
  const { operation, input, result } = latest.result;
  const total = typeof result === 'object' && result !== null && 'total' in result ? result.total : null;
  const sort = fieldsOf(operation).find(({ name }) => name === 'sort');
  if (typeof total !== 'number' || total <= latest.rows.length || !sort) return null;
  const order = sortOrderIn(sort, `${pointer.scale.said} first`);
  if (order === undefined) return nothing;
  const { page: _, ...rest } = input;
  const trial = await services.tryRead(operation.name, { ...rest, sort: order });
  if (!trial.ok) return nothing;
  const rows = recordsOf(operation, trial.result).flatMap(({ records, single }) => (single ? [] : records));
  return found(rows.filter((record) => record.kind === kind).slice(0, pointer.count), 0.9);
}

/** The latest list with several records of a kind. */
function latestRows(
  state: DialogueState,
  kind: RecordKind,
): { result: SeenResult; rows: readonly SeenRecord[] } | null {
  for (const own of [true, false])
    for (const result of state.results)
      for (const { records, single } of result.lists) {
        const rows = records.filter((record) => (own ? record.kind === kind : record.refs.has(kind)));
        if (!single && rows.length > 0) return { result, rows };
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

function byName(words: string, kind: RecordKind, records: readonly SeenRecord[]): Resolution {
  const [best, next] = matchNames(words, kind, records);
  if (!best || best.score < leastInView) return { kind: 'unknown' };
  const alike = next && next.score > best.score - 0.05;
  // The latest comes first, and of two alike it is meant only where it was singled out.
  if (alike) {
    const same = matchNames(words, kind, records).filter(({ score }) => score > best.score - 0.05);
    return { kind: 'several', records: same.map(({ record }) => record) };
  }
  return found([best.record], Math.min(0.95, best.score));
}

async function byStore(words: string, kind: RecordKind, services: GroundingServices): Promise<Resolution> {
  const candidates = (await services.findRecords(words)).filter((one) => one.kind === kind);
  const [best] = candidates;
  if (!best || best.score < leastInStore) return { kind: 'unknown' };
  const alike = candidates.filter(({ score }) => score > best.score - 0.02);
  const records = alike.map(({ value, id, label }): SeenRecord => ({
    kind,
    refs: new Map([
      [
        kind,
        [
          { field: typeof value === 'number' ? 'number' : 'id', value },
          ...(id === value ? [] : [{ field: 'id', value: id }]),
        ],
      ],
    ]),
    label,
    data: {},
  }));
  return records.length === 1 ? found(records, best.score) : { kind: 'several', records };
}

const pointerPhrase =
  /\b(?:the |my |that )?(?:(?:first|second|third|fourth|fifth|sixth|last|latest|newest|oldest|cheapest|biggest|top|\d{1,2}(?:st|nd|rd|th))(?: (?:two|three|one|ones|\p{L}+))?|(?:both|all)(?: of (?:them|these|those))?|other one|others)\b/iu;

/** Records that a message points at in a list of the kind, where nothing in it was marked; null where it does not point. */
export async function referByPointer(
  text: string,
  kind: RecordKind,
  several: boolean,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution | null> {
  const words = pointerPhrase.exec(text)?.[0];
  if (!words || !latestRows(state, kind)) return null;
  const pointer = readPointer(words, several);
  if (!pointer || pointer.how === 'same') return null;
  const pointed = await refer(words, kind, several, state, services);
  return pointed.kind === 'found' && pointed.records.length <= 12 ? pointed : null;
}

/** What a whole message names of a kind, where nothing in it was marked as a name. */
export async function referByMessage(
  text: string,
  kind: RecordKind,
  related: boolean,
  services: GroundingServices,
): Promise<Resolution> {
  const own = await byStore(text, kind, services);
  return own.kind === 'unknown' && related ? byRelated(text, kind, services) : own;
}

/** "Mason Moreau's order": records by another that the words name, such as the customer; a list tells which are of it. */
async function byRelated(words: string, kind: RecordKind, services: GroundingServices): Promise<Resolution> {
  const list = listOf(kind, services.offered);
  if (!list) return { kind: 'unknown' };
  const filters = fieldsOf(list).filter(({ meta }) => meta.ref && meta.ref !== kind && meta.ref !== 'file');
  if (filters.length === 0) return { kind: 'unknown' };
  const named = (await services.findRecords(words)).filter(({ score }) => score >= leastRelated);
  for (const one of named) {
    const filter = filters.find(({ meta }) => meta.ref === one.kind);
    if (!filter) continue;
    const value = filter.kind === 'string' && typeof one.value === 'number' ? String(one.value) : one.value;
    const trial = await services.tryRead(list.name, { [filter.name]: filter.array ? [value] : value });
    if (!trial.ok) continue;
    const records = recordsOf(list, trial.result)
      .filter(({ single }) => !single)
      .flatMap(({ records: rows }) => rows.filter((record) => record.kind === kind));
    if (records.length === 1) return found(records, 0.9);
    if (records.length > 1) return { kind: 'several', records, newestFirst: true };
  }
  return { kind: 'unknown' };
}

/** "the soap one", "the thing with the hats": the record whose name and description come nearest in meaning. */
async function byLikeness(
  words: string,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution> {
  const seen = knownRecords(state, kind);
  const listed = [...(await recordsOfKind(kind, services)), ...(await recordsOfKind(kind, services, true))];
  const values = new Set(seen.map((record) => record.refs.get(kind)?.[0]?.value));
  const all = [...seen, ...listed.filter((record) => !values.has(record.refs.get(kind)?.[0]?.value))];
  const byRows = byName(words, kind, all);
  if (byRows.kind !== 'unknown') return byRows;
  if (all.length === 0) return { kind: 'unknown' };
  const whole = await Promise.all(
    all.slice(0, mostOpened).map((record) => openRecord(record, kind, services)),
  );
  const byWords = byName(words, kind, whole);
  if (byWords.kind === 'found') return byWords;
  const wanted = await services.likeness(words);
  // Likeness chooses among records that have a word of the description; by itself it finds something for anything.
  const described = matchNames(words, kind, [...whole, ...all.slice(mostOpened, 60)])
    .filter(({ score }) => score >= leastDescribed)
    .map(({ record }) => record);
  const scored = await Promise.all(
    described.map(async (record) => ({
      record,
      score: alikeness(wanted, await services.likeness(aboutText(record))),
    })),
  );
  const [best, next] = scored.sort((a, b) => b.score - a.score);
  if (!best || best.score < leastAlike) return { kind: 'unknown' };
  // Likeness that several share says nothing of any of them.
  if (next && best.score - next.score < alikeMargin) return { kind: 'unknown' };
  return found([best.record], 0.5 + best.score / 2);
}

/** So many records are opened to see what they are about. */
const mostOpened = 12;

/** A record with everything that opening it shows. */
async function openRecord(
  record: SeenRecord,
  kind: RecordKind,
  services: GroundingServices,
): Promise<SeenRecord> {
  const operation = services.offered.find(
    ({ effect, name, http }) => effect === 'read' && name === `get_${kind}` && http.path.includes('{'),
  );
  const field = operation && fieldsOf(operation).find(({ meta }) => meta.ref === kind);
  const value = field && valueFor(record, kind, field);
  if (!operation || !field || value === null || value === undefined) return record;
  const trial = await services.tryRead(operation.name, { [field.name]: value });
  return trial.ok ? { ...record, data: { ...record.data, ...(trial.result as object) } } : record;
}

const about = ['title', 'name', 'category', 'description', 'productDescription', 'summary', 'text', 'brief'];

/** What a record is about, in the words of its own fields. */
function aboutText({ label, data }: SeenRecord): string {
  const parts = about.flatMap((field) => (typeof data[field] === 'string' ? [data[field]] : []));
  return [label, ...parts].join('. ').slice(0, 200);
}
