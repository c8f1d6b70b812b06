import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { readCountries } from '@brandwright/language/values/countries.ts';
import { fieldsOf } from '../../fields.ts';
import { canonicalWithoutNulls as canonical } from '@brandwright/contract/kernel/canonical-json.ts';
import { placeOfMember } from '../values/members.ts';
import { listOf } from './list-of-kind.ts';
import { tellingWords } from '../records/name-match.ts';
import type { Pointer } from './pointing.ts';
import { recordsOf, type SeenRecord } from '../records/records.ts';
import { found, nothing, type Resolution } from '../records/resolution.ts';
import { readScale } from '../values/scales.ts';
import { latestRows } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { sortOrderIn } from '../values/sort-order.ts';
import type { DialogueState } from '../conversation/state.ts';

const leastRelated = 0.85;

/** The ends of a list of which only a part is shown: it is asked for again in that order. Null where all of it is shown. */
export async function byOrder(
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
  return found(listedRows(operation, kind, trial.result).slice(0, pointer.count), 0.9);
}

/** The rows of a kind that a list came to. */
export const listedRows = (list: AnyDeclaration, kind: RecordKind, result: unknown): SeenRecord[] =>
  recordsOf(list, result)
    .flatMap(({ records, single }) => (single ? [] : records))
    .filter((record) => record.kind === kind);

/** "On hold", "wholesale": what words say of the fields of a list that have members, and the words without them. */
function membersSaid(list: AnyDeclaration, words: string): { input: Record<string, unknown>; rest: string } {
  const input: Record<string, unknown> = {};
  let rest = words;
  for (const field of fieldsOf(list)) {
    const place = field.values.length > 0 && field.name !== 'sort' ? placeOfMember(field, rest) : undefined;
    if (!place) continue;
    const value = field.kind === 'boolean' ? place.value === 'true' : place.value;
    input[field.name] = field.array ? [value] : value;
    rest = `${rest.slice(0, place.start)} ${rest.slice(place.end)}`;
  }
  return { input, rest };
}

/**
 * "Mason Moreau's order": records by another that the words name, such as the customer; a list tells which are of it. Those that
 * are as the whole message says ("… that's stuck") come before the others.
 */
export async function byRelated(
  words: string,
  kind: RecordKind,
  services: GroundingServices,
  message = words,
): Promise<Resolution> {
  const list = listOf(kind, services.offered);
  if (!list) return { kind: 'unknown' };
  const filters = fieldsOf(list).filter(({ meta }) => meta.ref && meta.ref !== kind && meta.ref !== 'file');
  if (filters.length === 0) return { kind: 'unknown' };
  const kinds = filters.flatMap(({ meta }) => (meta.ref ? [meta.ref] : []));
  const named = (await services.findRecords(words, kinds)).filter(({ score }) => score >= leastRelated);
  for (const one of named) {
    const filter = filters.find(({ meta }) => meta.ref === one.kind);
    if (!filter) continue;
    const value = filter.kind === 'string' && typeof one.value === 'number' ? String(one.value) : one.value;
    const input = { [filter.name]: filter.array ? [value] : value };
    const state = membersSaid(list, message).input;
    const rowsBy = async (narrower: object) => {
      const trial = await services.tryRead(list.name, { ...input, ...narrower });
      return trial.ok ? listedRows(list, kind, trial.result) : [];
    };
    const ofState = Object.keys(state).length > 0 ? await rowsBy(state) : [];
    const records = ofState.length > 0 ? ofState : await rowsBy({});
    if (records.length === 1) return found(records, 0.9);
    if (records.length > 1) return { kind: 'several', records, newestFirst: true };
  }
  return { kind: 'unknown' };
}

/** "The cheapest way": how something is done, and no record. */
const ofManner =
  /\b(?:cheapest|fastest|quickest|slowest|best|safest) (?:way|ways|option|service|carrier|rate|shipping|delivery|method|route|one to (?:ship|send|mail))\b/i;

/**
 * "the newest outstanding order", "the first order on hold": the end of a list that the words narrow, where every telling
 * word of them is a condition of the list. Null where one is not.
 */
export async function byDescription(
  words: string,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution | null> {
  const scale = ofManner.test(words) ? null : readScale(words);
  const list = listOf(kind, services.offered);
  const sort = list && fieldsOf(list).find(({ name }) => name === 'sort');
  const order = sort && scale ? sortOrderIn(sort, `${scale.said} first`) : undefined;
  const isFirst = scale === null && /\bfirst\b/i.test(words);
  if (!list || (order === undefined && !isFirst)) return null;
  let rest = words.replace(scale?.said ?? /\bfirst\b/i, ' ');
  const input: Record<string, unknown> = order === undefined ? {} : { sort: order };
  const [country] = readCountries(rest);
  const byCountry = fieldsOf(list).find(({ meta, excludes }) => meta.sense === 'country' && !excludes);
  if (country && !country.negated && byCountry) {
    input[byCountry.name] = byCountry.array ? [country.value] : country.value;
    rest = `${rest.slice(0, country.start)} ${rest.slice(country.end)}`;
  }
  const members = membersSaid(list, rest);
  Object.assign(input, members.input);
  rest = members.rest;
  // "The first" by itself is the first of what is shown.
  if (tellingWords(rest, kind).length > 0 || Object.keys(input).length === 0) return null;
  // "The first outstanding order" of a list of these that is in view is the first there.
  const inView = isFirst ? latestRows(state, kind) : null;
  const isThere = (name: string) => canonical(inView?.result.input[name]) === canonical(input[name]);
  const [top] = inView && Object.keys(input).every(isThere) ? inView.rows : [];
  if (top) return found([top], 0.95);
  const trial = await services.tryRead(list.name, input);
  if (!trial.ok) return null;
  const ends = listedRows(list, kind, trial.result).slice(0, 1);
  return ends.length > 0 ? found(ends, 0.85) : null;
}
