import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { overlaps } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../fields.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { isKindWord } from './kind-words.ts';
import { readPointer } from './pointing.ts';
import { valueFor, type SeenRecord } from './records.ts';
import { byDescription } from './refer-by-list.ts';
import { narrowed, referByRowName } from './refer-by-row.ts';
import { refer, referByMessage, referByPointer } from './refer.ts';
import type { Resolution } from './resolution.ts';
import { readScale } from './scales.ts';
import { inFocus, knownRecords } from './seen-rows.ts';
import type { GroundingServices } from './services.ts';
import type { DialogueState } from './state.ts';
import { isLeft, type Work } from './work.ts';

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
  const parted = field.array ? await partNames(spans, kind, state, services) : withoutListNames(spans, kind);
  for (const span of parted) {
    const number = field.kind === 'integer' ? numberOf(span, kind, utterance) : null;
    if (number !== null) {
      values.push(number);
      continue;
    }
    if (field.kind === 'integer' && isOnlyDigits(span.text) && !readPointer(span.text, false)) continue;
    const several = field.array || spans.length === 1;
    const referred = withoutItself(
      await referWhole(span, kind, several, utterance, state, services),
      utterance,
    );
    const resolution = latestOf(referred, operation);
    if (resolution.kind === 'found') {
      work.certainty = Math.min(work.certainty, resolution.certainty);
      work.named.push(...resolution.records);
      for (const record of resolution.records) {
        const value = valueFor(record, kind, field);
        if (value !== null && !values.includes(value)) values.push(value);
      }
    } else if (resolution.kind === 'several') {
      work.unclear ??= { field, records: resolution.records };
    } else if (resolution.kind === 'unknown' && !(field.array && isOfSet(span.text))) {
      work.unknown.push({ field, words: span.text });
      if (takesWords(field) && span.text.split(/\s+/).length <= mostNameWords) values.push(span.text);
    }
  }
  const [only] = spans;
  const joined =
    only && !field.array && values.length === 1 ? pointedBeside(only, kind, field, utterance, state) : null;
  if (joined !== null && !values.includes(joined)) values.unshift(joined);
  if (values.length === 0) return;
  if (field.array) work.input[field.name] = values;
  else if (values.length === 1) work.input[field.name] = values[0];
  else work.several = { field: field.name, values };
}

/**
 * What a mark means with the words around its noun: of "the oldest unpaid order" or "the first order on hold" only "the oldest"
 * and "the first" may be marked, and no condition is left out.
 */
async function referWhole(
  { text, end }: TaggedSpan,
  kind: RecordKind,
  several: boolean,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution> {
  const named = referByRowName(text, kind, state);
  if (named?.kind === 'found') return named;
  // "The other one, open it".
  const other = /^(?:it|that|this)$/i.test(text) && /\bthe other one\b/i.exec(utterance.text);
  if (other) return refer(other[0], kind, several, state, services);
  const own = text.trim().split(/\s+/);
  const next =
    utterance.text
      .slice(end)
      .match(/^(?:\s+\p{L}+){0,6}/u)?.[0]
      .trim()
      .split(/\s+/) ?? [];
  const words = [...own, ...next];
  const noun = words.findIndex((word) => isKindWord(word, kind));
  const isEnd = /\b(?:first|last)\b/i.test(text) || readScale(text) !== null;
  if (!isEnd || noun < 0 || noun > own.length + 3) return refer(text, kind, several, state, services);
  const upTo = (count: number) => words.slice(0, Math.max(own.length, count)).join(' ');
  const described = await byDescription(upTo(noun + 3), kind, state, services);
  return described ?? refer(upTo(noun + 1), kind, several, state, services);
}

/** "add it to the chosen ideas": the set that something goes to, and no name in it. */
const isOfSet = (text: string): boolean =>
  /^(?:the |my |our )?(?:already )?(?:chosen|picked|selected|listed|saved|current|existing)(?: ones)?$/i.test(
    text.trim(),
  );

/** "Back to the orders, open the second one": the list is named beside the one that is meant. */
function withoutListNames(spans: readonly TaggedSpan[], kind: RecordKind): readonly TaggedSpan[] {
  const rest = spans.filter(({ text }) => {
    const noun = /^(?:(?:the|my|our|those|these)\s+)?(\p{L}+s)$/iu.exec(text.trim())?.[1];
    return noun === undefined || !isKindWord(noun, kind);
  });
  return rest.length > 0 ? rest : spans;
}

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

/** "brightwell with vela norte", "A, B and C": several names, where each part by itself is one. */
async function partNames(
  spans: readonly TaggedSpan[],
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<TaggedSpan[]> {
  const parted: TaggedSpan[] = [];
  for (const span of spans) {
    const parts = partsOf(span);
    const resolved = await Promise.all(parts.map(({ text }) => refer(text, kind, true, state, services)));
    const isSeveral = parts.length > 1 && resolved.every((one) => one.kind === 'found');
    parted.push(...(isSeveral ? parts : [span]));
  }
  return parted;
}

function partsOf(span: TaggedSpan): TaggedSpan[] {
  const parts: TaggedSpan[] = [];
  let from = 0;
  const { text } = span;
  for (const joint of [...text.matchAll(/\s+(?:with|versus|vs\.?|against|and|to)\s+|\s*,\s*/gi), null]) {
    const end = joint?.index ?? text.length;
    parts.push({ ...span, start: span.start + from, end: span.start + end, text: text.slice(from, end) });
    if (joint) from = joint.index + joint[0].length;
  }
  return parts.filter((part) => part.text.trim() !== '');
}

/** A conversation bears the first words said in it: the message that names one does not mean the one it is in. */
function withoutItself(resolution: Resolution, { text }: Utterance): Resolution {
  if (resolution.kind !== 'several') return resolution;
  const others = resolution.records.filter(
    ({ kind, label }) =>
      kind !== 'conversation' || !text.toLowerCase().startsWith(label.replace(/…$/, '').toLowerCase()),
  );
  return others.length === 1 ? { kind: 'found', records: others, certainty: 0.9 } : resolution;
}

/** The number of a record; digits that belong to a day, a price or a measure are none, nor is a small count. */
function numberOf({ start, end, text }: TaggedSpan, kind: RecordKind, utterance: Utterance): number | null {
  const digits = /#?\b(\d{1,9})\b/.exec(text)?.[1];
  if (digits === undefined || /^(?:first|last|top)\b/i.test(text)) return null;
  const isDay = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s*$/iu.test(
    utterance.text.slice(0, start),
  );
  const isOther =
    isDay ||
    utterance.values.some(
      (value) => value.kind !== 'number' && value.kind !== 'postal' && overlaps(value, { start, end }),
    );
  const before = /(\p{L}+)\s*#?$/u.exec(utterance.text.slice(0, start))?.[1] ?? '';
  const isNamed =
    isKindWord(before, kind) ||
    /(?:#|\b(?:orders?|no\.?|number|nr\.?|invoice|po)\s*#?)\s*$/i.test(utterance.text.slice(0, start));
  if (isOther || (digits.length < 3 && !isNamed && !/#|\border/i.test(text))) return null;
  return Number(digits);
}

const isOnlyDigits = (text: string): boolean =>
  /\d/.test(text) && !/\p{L}{3,}/u.test(text.replace(monthName, ''));
const monthName = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/giu;

/** The first number of a message that may name a record and is no value of another field. */
function numberIn(utterance: Utterance, kind: RecordKind, used: Work['used']): number | null {
  for (const match of utterance.text.matchAll(/#?\b\d{3,9}\b/g)) {
    const place = { start: match.index, end: match.index + match[0].length };
    if (!isLeft(place, used)) continue;
    const span = { ...place, text: match[0], field: '', value: null, drops: false, certainty: 1 };
    const number = numberOf(span, kind, utterance);
    if (number !== null) return number;
  }
  return null;
}

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
  const { text } = utterance;
  if (work.unclear || state.asked?.operation === operation.name) return;
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || kind === 'file' || field.kind === 'object' || !mayName(operation, field, work)) continue;
    if (work.input[field.name] !== undefined || work.several?.field === field.name) continue;
    if (work.unknown.some((one) => one.field === field)) continue;
    const pointed = await referByPointer(text, kind, field.array, state, services);
    const number = field.kind === 'integer' ? numberIn(utterance, kind, work.used) : null;
    if (number !== null) {
      work.input[field.name] = number;
      continue;
    }
    const mayBeRelated = needsRecord(operation, field) && !field.meta.hasDefault;
    const inView = referByRowName(text, kind, state);
    const named = inView ?? (await referByMessage(text, kind, mayBeRelated, services));
    const resolution = pointed ?? latestOf(narrowed(named, text, kind), operation);
    if (resolution.kind === 'several') work.unclear = { field, records: resolution.records };
    if (resolution.kind !== 'found') continue;
    const values = resolution.records.flatMap((record) => valueFor(record, kind, field) ?? []);
    const [value] = values;
    if (value === undefined) continue;
    if (field.array) work.input[field.name] = values;
    else if (values.length === 1) work.input[field.name] = value;
    else work.several = { field: field.name, values };
    work.named.push(...resolution.records);
    work.certainty = Math.min(work.certainty, resolution.certainty);
  }
}

/** A record in view whose whole name stands in the message, for a field that nothing was marked for. */
export function fillShownNames(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  state: DialogueState,
  work: Work,
): void {
  const said = text.toLowerCase();
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || kind === 'file' || field.array || field.kind === 'object' || field.excludes) continue;
    if (work.input[field.name] !== undefined || work.several || work.unclear) continue;
    if (work.unknown.some((one) => one.field === field)) continue;
    for (const record of knownRecords(state, kind)) {
      const name = record.label.toLowerCase();
      const start = record.kind === kind && name.length >= 4 ? said.indexOf(name) : -1;
      const place = { start, end: start + name.length };
      if (start < 0 || isWithinWord(said, place) || !isLeft(place, work.used)) continue;
      const value = valueFor(record, kind, field);
      if (value === null) continue;
      work.input[field.name] = value;
      work.named.push(record);
      work.used.push(place);
      break;
    }
  }
}

const isWithinWord = (text: string, { start, end }: { start: number; end: number }) =>
  /[\p{L}\d]/u.test(text[start - 1] ?? '') || /[\p{L}\d]/u.test(text[end] ?? '');

/** To look, the newest of several is good enough: the answer says which it is. To change, it is asked. */
function latestOf(resolution: Resolution, { effect }: AnyDeclaration): Resolution {
  if (resolution.kind !== 'several' || !resolution.newestFirst || effect !== 'read') return resolution;
  return { kind: 'found', records: resolution.records.slice(0, 1), certainty: 0.8 };
}

/** What a record is looked for: it is needed, or a change was said of nothing else. */
const mayName = (operation: AnyDeclaration, field: FieldSpec, { input }: Work) =>
  needsRecord(operation, field) ||
  (operation.effect !== 'read' && !field.array && Object.keys(input).length === 0);

const needsRecord = (operation: AnyDeclaration, field: FieldSpec) =>
  field.required ||
  field.meta.hasDefault ||
  (field.meta.question !== undefined && !field.meta.hasDefault && operation.http.path.includes('{'));

/** Records that are needed and were not said: the one in focus. */
export function assumeRecords(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  work: Work,
  state: DialogueState,
): SeenRecord[] {
  const assumed: SeenRecord[] = [];
  const kinds = new Set(
    fields.flatMap(({ name, meta }) => (meta.ref && input[name] !== undefined ? [meta.ref] : [])),
  );
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || kind === 'file' || field.array || field.kind === 'object') continue;
    if (input[field.name] !== undefined || work.several?.field === field.name || kinds.has(kind)) continue;
    if (work.unclear?.field === field || work.unknown.some((one) => one.field === field)) continue;
    if (!field.required && !field.meta.question) continue;
    if (
      !field.required &&
      operation.effect === 'read' &&
      !field.meta.hasDefault &&
      !operation.http.path.includes('{')
    )
      continue;
    const record = inFocus(state, kind);
    const value = record && valueFor(record, kind, field);
    if (!record || value === null || value === undefined) continue;
    input[field.name] = value;
    kinds.add(kind);
    assumed.push(record);
  }
  if (
    operation.effect !== 'read' &&
    kinds.size === 0 &&
    !work.several &&
    !work.unclear &&
    work.unknown.length === 0
  )
    assumed.push(...assumeEither(fields, input, state));
  return assumed;
}

/** A change of one of several kinds of things ("save it": a supplier or an item): the one that was singled out last. */
function assumeEither(
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  state: DialogueState,
): SeenRecord[] {
  const takers = fields.filter(
    ({ meta, required, array }) => meta.ref && meta.ref !== 'file' && !required && !array,
  );
  if (takers.length < 2) return [];
  for (const record of state.focus) {
    const field = takers.find(({ meta }) => meta.ref === record.kind);
    const value = field?.meta.ref && valueFor(record, field.meta.ref, field);
    if (!field || value === null || value === undefined) continue;
    input[field.name] = value;
    return [record];
  }
  return [];
}
