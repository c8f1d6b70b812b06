import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { describedAlike } from '../refer/described-alike.ts';
import { keepKnown, pointedBefore, pronounCertainty, withPointed } from './meant-records.ts';
import { readPointer } from '../refer/pointing.ts';
import { namingWords } from '../words/printed.ts';
import { isOnlyDigits, numbersIn, numberOf } from './record-numbers.ts';
import { valueFor, type SeenRecord } from '../records/records.ts';
import { onlyOpenListed } from '../refer/only-open-listed.ts';
import { partNames, referWhole, withoutItself, withoutListNames } from '../refer/refer-by-mark.ts';
import { narrowed, referByRowName, withUnshown } from '../refer/refer-by-row.ts';
import { isName, refer, referByMessage, referByPointer } from '../refer/refer.ts';
import { isCalledBeside, mayBeMeant, mentionedIn, referByMention } from '../records/refer-by-mention.ts';
import { found, type Resolution } from '../records/resolution.ts';
import { recordsOfKind } from '../refer/list-of-kind.ts';
import { withWholeName } from './with-whole-name.ts';
import { isAside, saysNone, singledByThey } from '../refer/marked-words.ts';
import { isNoName } from '../records/no-name.ts';
import { oneOfSeveral } from '../records/one-of-several.ts';
import { inFocus, latestRows } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { onlyOpen } from '../conversation/still-open.ts';
import type { DialogueState } from '../conversation/state.ts';
import type { Work } from './work.ts';

export async function fillReference(
  field: FieldSpec,
  kind: RecordKind,
  spans: readonly TaggedSpan[],
  operation: AnyDeclaration,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const values: unknown[] = [];
  const naming = await Promise.all(
    spans
      .flatMap((span) => namingSpan(span, kind, utterance))
      .map((span) => withWholeName(span, kind, utterance, services)),
  );
  const marked = field.array ? naming : withoutListNames(naming, kind);
  const parted = await partNames(marked, kind, state, services);
  for (const span of parted) {
    const number = field.kind === 'integer' ? numberOf(span, kind, utterance) : null;
    if (number !== null) {
      values.push(number);
      continue;
    }
    if (field.kind === 'integer' && isOnlyDigits(span.text) && !readPointer(span.text, false)) continue;
    // "The lid is decided, close that one": what was named just now.
    const isNamed = values.some((value) => !work.unknown.some(({ words }) => words === value));
    if (isNamed && !field.array && readPointer(span.text, false)?.how === 'same') continue;
    const several = field.array || spans.length === 1;
    const ahead = field.array ? null : await namedAhead(span, kind, utterance, state, services);
    const singled = ahead ?? singledByThey(span, kind, utterance, state);
    const referred = singled ?? (await referWhole(span, kind, several, utterance, state, services));
    if (referred.kind === 'several' && listsByName(operation, field, kind)) {
      values.push(span.text);
      continue;
    }
    const meantOne = latestOf(referred, operation);
    const described =
      operation.effect === 'read' || field.array
        ? meantOne
        : await describedAlike(span.text, kind, meantOne, state, services);
    const open = await onlyOpenListed(withoutItself(described, utterance), kind, services);
    const resolution = oneOfSeveral(span, field, utterance, operation, open);
    if (
      (resolution.kind === 'nothing' || resolution.kind === 'unknown') &&
      (await fillOtherWay(field, span, several, operation, utterance, state, services, work))
    )
      continue;
    if (
      resolution.kind === 'found' &&
      !field.array &&
      isAside(span, parted, kind, resolution.records, utterance)
    )
      continue;
    if (resolution.kind === 'found' && isNewName(operation, field, span, resolution.records)) {
      values.push(span.text);
      continue;
    }
    if (resolution.kind === 'found' && isOtherAddress(span, resolution.records)) {
      work.unknown.push({ field, words: span.text });
      continue;
    }
    if (resolution.kind === 'found') {
      work.certainty = Math.min(work.certainty, resolution.certainty);
      work.named.push(...resolution.records);
      for (const record of resolution.records) {
        const value = valueFor(record, kind, field);
        if (value !== null && !values.includes(value)) values.push(value);
      }
    } else if (resolution.kind === 'several') {
      work.unclear ??= { field, records: resolution.records };
    } else if (resolution.kind === 'nothing' && isBeyondList(span.text, kind, state)) {
      work.unclear ??= { field, records: latestRows(state, kind)?.rows ?? [] };
    } else if (resolution.kind === 'unknown' && !saysNone(span, field, kind, state)) {
      if (isNoName(span, kind, utterance.values)) {
        work.unknown.push({ field, words: span.text });
        continue;
      }
      // "Compare these two for mugs": what for is none of them.
      if (field.array && values.length > 0 && /\bfor\s+$/i.test(utterance.text.slice(0, span.start)))
        continue;
      const meant = field.array ? null : pointedBefore(span, kind, field, utterance, state);
      if (meant !== null) {
        work.certainty = Math.min(work.certainty, pronounCertainty);
        values.push(meant);
        continue;
      }
      work.unknown.push({ field, words: span.text });
      const isShort = span.text.split(/\s+/).length <= mostNameWords;
      if (takesWords(field) && isShort && !describes(field, span.text)) values.push(span.text);
    }
  }
  const [only] = spans;
  const joined =
    only && !field.array && values.length === 1 ? pointedBeside(only, kind, field, utterance, state) : null;
  if (joined !== null && !values.includes(joined)) values.unshift(joined);
  if (values.length === 0) return;
  if (!field.array && values.length > 1) keepKnown(field, parted, values, utterance, work);
  if (field.array) work.input[field.name] = withPointed(values, kind, field, utterance, state);
  else if (values.length === 1 || kind === 'stock_place') work.input[field.name] = values[0];
  else work.several = { field: field.name, values };
}

/** "Message the first one", of suppliers without a conversation: what the same thing is given by in another field. */
async function fillOtherWay(
  field: FieldSpec,
  span: TaggedSpan,
  several: boolean,
  operation: AnyDeclaration,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<boolean> {
  const { label } = field.meta;
  const other = fieldsOf(operation).find(
    (one) => one !== field && one.meta.ref !== undefined && label !== undefined && one.meta.label === label,
  );
  if (!other?.meta.ref || work.input[other.name] !== undefined) return false;
  const meant = await referWhole(span, other.meta.ref, several, utterance, state, services);
  const [record, ...more] = meant.kind === 'found' ? meant.records : [];
  const value = record && more.length === 0 ? valueFor(record, other.meta.ref, other) : null;
  if (!record || value === null) return false;
  work.input[other.name] = value;
  work.named.push(record);
  return true;
}

/** "Maria Elena Garza", for whom something is made: somebody new, and not the Elena Zhang who has one of her names. */
function isNewName(
  { name }: AnyDeclaration,
  field: FieldSpec,
  { text }: TaggedSpan,
  records: readonly SeenRecord[],
): boolean {
  const words = (text.toLowerCase().match(/[\p{L}'’-]{2,}/gu) ?? []).filter((word) => !stopWords.has(word));
  const [record, ...more] = records;
  if (!name.startsWith('create_') || !takesWords(field) || words.length < 2 || !record || more.length > 0)
    return false;
  const label = record.label.toLowerCase();
  return record.kind === 'customer' && words.some((word) => !label.includes(word)) && words.length > 2;
}

/** "fenna@dehaan.example", of which another address has a part: whoever has that one is somebody else. */
const isOtherAddress = ({ text }: TaggedSpan, records: readonly SeenRecord[]): boolean => {
  const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text.toLowerCase())?.[0];
  return (
    address !== undefined &&
    records.every(({ label, data }) => {
      const own = `${label} ${JSON.stringify(data)}`.toLowerCase();
      return own.includes('@') && !own.includes(address);
    })
  );
};

/** "This morning" and "two" are no part of a name here. */
const withoutValues = (text: string, { values }: Utterance): string =>
  values.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** A mark without the words in it that name no such record; nothing where none is left. */
function namingSpan(span: TaggedSpan, kind: RecordKind, { text }: Utterance): TaggedSpan[] {
  const words = namingWords(text, kind).slice(span.start, span.end);
  if (words === text.slice(span.start, span.end)) return [span];
  const left = words.replaceAll(/\s+/g, ' ').trim();
  return left === '' ? [] : [{ ...span, text: left }];
}

/** "Olaria. Tell them yes": a name that stands by itself before is whom "them" means. */
async function namedAhead(
  span: TaggedSpan,
  kind: RecordKind,
  { text }: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution | null> {
  const name = /^\W*(?:(?:and|ok|so|next|now)[, ]+)*(?<name>[\p{L}&'’][\p{L}&'’ -]{2,40}?)[.:]\s/iu.exec(text)
    ?.groups?.['name'];
  if (!name || span.start < name.length || readPointer(span.text, false)?.how !== 'same') return null;
  const ahead = await refer(name, kind, false, state, services);
  return ahead.kind === 'found' ? ahead : null;
}

/** "The second one", of a list with one row: none of the list is taken for it. */
const isBeyondList = (text: string, kind: RecordKind, state: DialogueState): boolean =>
  readPointer(text, false)?.how === 'place' && latestRows(state, kind) !== null;

/** "The chairs one" for something to change is a description, and no name that the operation may know: it is asked for. */
export const describes = ({ required, array }: FieldSpec, text: string): boolean =>
  required && !array && /^(?:the|that|those|this) (?:.* )?ones?(?: .*)?$/i.test(text.trim());

/** A word of a name may stand in the name of something else, so what is little likely besides is offered. */
const mentionCertainty = 0.68;

/** More words than these describe something else. */
const mostNameWords = 8;

/** "start that and 1031": the record in focus, beside one that is named. */
function pointedBeside(
  { start }: TaggedSpan,
  kind: RecordKind,
  field: FieldSpec,
  { text }: Utterance,
  state: DialogueState,
): unknown {
  if (!/\b(?:that|this|it)(?: one)?\s+(?:and|plus|&)\s+(?:also\s+)?#?$/i.test(text.slice(0, start)))
    return null;
  const record = inFocus(state, kind);
  return record ? valueFor(record, kind, field) : null;
}

/** "Rosa something, who bought candles": a list of all who are called so, where several are. */
const listsByName = ({ name, effect }: AnyDeclaration, field: FieldSpec, kind: RecordKind): boolean =>
  kind === 'customer' && effect === 'read' && name.startsWith('list_') && !field.array && takesWords(field);

/** Whether the operation itself finds the record by words. */
const takesWords = (field: FieldSpec) => field.kind === 'string' && field.format !== 'uuid';

/** A record that is needed and that no words were marked for: one that the whole message names, itself or by whom it is of. */
export async function fillNamedRecords(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const whole = withoutFigures(utterance, work);
  if (work.unclear || state.asked?.operation === operation.name) return;
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || kind === 'file' || field.kind === 'object' || !mayName(operation, field, work)) continue;
    const text = namingWords(whole, kind);
    const unknown = work.unknown.find((one) => one.field === field);
    // A number that no record has is of none, whatever else is said.
    if (unknown && (field.array || isName(unknown.words) || /\d{3}/.test(unknown.words))) continue;
    if ((work.input[field.name] !== undefined && !unknown) || work.several?.field === field.name) continue;
    const pointed = await referByPointer(text, kind, field.array, state, services);
    const numbers = field.kind === 'integer' ? numbersIn(utterance, kind, work.used) : [];
    const [number] = numbers;
    if (number) {
      work.input[field.name] = field.array ? numbers.map((one) => one.number) : number.number;
      if (field.array) work.used.push(...numbers);
      continue;
    }
    const mayBeRelated = needsRecord(operation, field) && !field.meta.hasDefault;
    const row = referByRowName(text, kind, state);
    const inView = operation.effect === 'read' || !row ? row : await withUnshown(row, kind, state, services);
    const called = mayBeRelated ? await referByOneSaid(text, kind, state, services) : null;
    const byMessage = inView ?? called ?? (await referByMessage(text, kind, mayBeRelated, services));
    const mentioned =
      byMessage.kind === 'found' || !mayBeRelated ? null : referByMention(text, kind, state.results);
    const named = mentioned ? found([mentioned], mentionCertainty) : byMessage;
    const inStore =
      mentioned || !mayBeRelated || byMessage.kind === 'found' || byMessage.kind === 'several'
        ? []
        : mentionedIn(withoutValues(text, utterance), kind, await recordsOfKind(kind, services));
    const [one, ...more] = inStore;
    const byStore: Resolution =
      more.length > 0 ? { kind: 'several', records: inStore } : found(inStore, mentionCertainty);
    const isNamedSo = one !== undefined && more.length === 0 && isCalledBeside(text, kind, one);
    // A word of a name may be said of what is talked of anyway; "and Cascade?" is said of another.
    const isLikely =
      one !== undefined &&
      (utterance.words.length <= mostOfAnother ||
        !state.focus.some((record) => record.kind === kind && mayBeMeant(text, kind, one, record)));
    const bySaid = latestOf(withoutItself(narrowed(named, text, kind), utterance), operation);
    const meant = isNamedSo ? byStore : (pointed ?? (isLikely ? byStore : bySaid));
    const resolution = await onlyOpenListed(meant, kind, services);
    if (resolution.kind === 'several') work.unclear = { field, records: resolution.records };
    if (resolution.kind !== 'found') continue;
    // "The second idea of the Dawnfeather kit": the name is the kit's, and the place tells the idea.
    const isTaken =
      work.input['which'] !== undefined ||
      resolution.records.some(({ label }) => work.named.some((one) => one.label === label));
    if (field.meta.hasDefault && isTaken) continue;
    // Nothing goes to two places at once: the one that is named.
    const isOfPlaces = kind === 'stock_place' && !field.array && resolution.records.length > 1;
    const records = isOfPlaces
      ? resolution.records.filter(({ label }) => text.toLowerCase().includes(label.toLowerCase())).slice(0, 1)
      : resolution.records;
    const values = records.flatMap((record) => valueFor(record, kind, field) ?? []);
    const [value] = values;
    if (value === undefined) continue;
    // What was marked is no such record, and another word of the message is: "linen totes, decline Coastline".
    work.unknown = work.unknown.filter((one) => one !== unknown);
    if (field.array) work.input[field.name] = values;
    else if (values.length === 1) work.input[field.name] = value;
    else work.several = { field: field.name, values };
    work.named.push(...resolution.records);
    work.certainty = Math.min(work.certainty, resolution.certainty);
  }
}

/** "That candle one, what if I let it ride": the row in view that is told apart by such words. Null where none is. */
async function referByOneSaid(
  text: string,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution | null> {
  const said = /\b(?:that|this|the)\s+\$?((?:[\p{L}\d&'’.-]+\s+){1,3}?ones?)\b/iu.exec(text)?.[1];
  if (said === undefined || !latestRows(state, kind)) return null;
  const meant = await refer(said, kind, false, state, services);
  return meant.kind === 'found' ? meant : null;
}

/** So few words name another thing and hardly anything else. */
const mostOfAnother = 2;

/** A message without the names that other words lead to, and the figures that stand for something else: they are no numbers of records. */
export function withoutFigures({ text, outdated }: Utterance, { used, led }: Work): string {
  const blank = (from: string, { start, end }: { start: number; end: number }, what = /\d/g) =>
    from.slice(0, start) + from.slice(start, end).replace(what, ' ') + from.slice(end);
  const left = led.reduce((from, place) => blank(from, place, /\S/g), text);
  return [...outdated, ...used].reduce((from, place) => blank(from, place), left);
}

/**
 * To look, the newest of several is good enough: the answer says which it is. To change, it is the only one that is not over;
 * else it is asked.
 */
export function latestOf(resolution: Resolution, { effect }: AnyDeclaration): Resolution {
  if (resolution.kind !== 'several') return resolution;
  const open = effect === 'read' && resolution.newestFirst ? null : onlyOpen(resolution.records);
  if (open) return { kind: 'found', records: [open], certainty: 0.85 };
  if (!resolution.newestFirst || effect !== 'read') return resolution;
  return { kind: 'found', records: resolution.records.slice(0, 1), certainty: 0.8 };
}

/** What a record is looked for: it is needed, or a change was said of nothing else. */
const mayName = (operation: AnyDeclaration, field: FieldSpec, { input }: Work) =>
  needsRecord(operation, field) ||
  (operation.effect !== 'read' && !field.array && Object.keys(input).length === 0);

const needsRecord = (operation: AnyDeclaration, field: FieldSpec) =>
  field.required ||
  isItsOnlyOrder(operation, field) ||
  field.meta.hasDefault ||
  (field.meta.question !== undefined && (operation.http.path.includes('{') || operation.effect !== 'read'));

/** "Ship Nora Vargas's, what's cheapest": a look that is of one order where it is of any, such as the rates of carriers. */
const isItsOnlyOrder = (operation: AnyDeclaration, { meta, array }: FieldSpec): boolean =>
  operation.effect === 'read' &&
  meta.ref === 'order' &&
  !array &&
  !/^(?:list|search|count|find)_/.test(operation.name);
