import type { RecordKind } from '@brandwright/contract';
import { alikeness } from '../../parse/alikeness.ts';
import { fieldsOf } from '../../fields.ts';
import { isKindWord } from '../records/kind-words.ts';
import { recordsOfKind } from './list-of-kind.ts';
import { matchNames } from '../records/name-match.ts';
import { valueFor, type SeenRecord } from '../records/records.ts';
import { found, type Resolution } from '../records/resolution.ts';
import { knownRecords } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';

/** The least share of telling words that a record in view must have, and one of the store. */
const leastInView = 0.6;
const leastInStore = 0.7;
const leastAlike = 0.45;
const leastDescribed = 0.3;
const alikeMargin = 0.04;

/** The record of some whose words are named. */
export function byName(words: string, kind: RecordKind, records: readonly SeenRecord[]): Resolution {
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

/** The record of the store that is named. */
export async function byStore(
  words: string,
  kind: RecordKind,
  services: GroundingServices,
): Promise<Resolution> {
  const named = await services.findRecords(words, [kind]);
  const candidates = named.filter(({ matched }) => !isDayOrCount(matched, words, kind));
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

/** In other words one or two digits are a day or a count, unless they are said to be a number: "idea 3", "#3". */
function isDayOrCount(matched: string, words: string, kind: RecordKind): boolean {
  if (!/^\d{1,2}$/.test(matched) || words.trim() === matched) return false;
  const before = new RegExp(`(#|\\p{L}+\\.?)\\s*#?${matched}\\b`, 'iu').exec(words)?.[1] ?? '';
  return !/^(?:#|number|no\.?)$/i.test(before) && !isKindWord(before, kind);
}

/** Names of one word stand in too many messages for something else. */
const leastNameLength = 8;

/** The one record of a kind whose whole name stands in a message. */
export async function byWholeName(
  text: string,
  kind: RecordKind,
  services: GroundingServices,
): Promise<Resolution> {
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}&'’]+/gu, ' ')} `;
  const named = (await recordsOfKind(kind, services)).filter(({ label }) => {
    const name = label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}&'’]+/gu, ' ')
      .trim();
    return name.length >= leastNameLength && said.includes(` ${name} `);
  });
  return named.length === 1 ? found(named, 0.9) : { kind: 'unknown' };
}

/** "the soap one", "the thing with the hats": the record whose name and description come nearest in meaning. */
export async function byLikeness(
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
  // A number is like others, and names only its own.
  if (/\d{3}/.test(words)) return { kind: 'unknown' };
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
