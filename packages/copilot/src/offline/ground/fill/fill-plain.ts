import type { RecordKind } from '@brandwright/contract';
import { overlaps } from '@brandwright/language/values/value.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { FieldSpec } from '../../fields.ts';
import { convert, figureFor } from '../values/convert.ts';
import { isKindWord } from '../records/kind-words.ts';
import { memberSaid } from '../values/member-said.ts';
import { inOneRow, placeOfMember } from '../values/members.ts';
import { toldSpans, wholeText } from '../words/said-text.ts';
import { composeTold, isToldField } from '../words/told.ts';
import type { Work } from './work.ts';

interface FieldSpans {
  field: FieldSpec;
  spans: TaggedSpan[];
}

/** The spans of each field. A text that was torn by a word of another kind is one text. */
export function groupSpans(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): FieldSpans[] {
  return fields.flatMap((field): FieldSpans[] => {
    const named = spans.filter((span) => span.field === field.name);
    const marked = toldSpans(field, joinTorn(field, named, text), text);
    const own = afterColon(
      field,
      marked.map((span) => wholeText(field, span, text)),
      text,
    );
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) return [];
    if (own.length > 1 && isProse(field) && own.every(({ drops }) => !drops)) {
      const between = spans.filter(
        (span) => span.field !== field.name && span.start > first.start && span.end < last.end,
      );
      const whole = wholeText(
        field,
        { ...first, end: last.end, text: text.slice(first.start, last.end) },
        text,
      );
      if (between.length === 0) return [{ field, spans: [whole] }];
      // "Tell me every Friday what runs short": when it is to be done is no part of what is to be done.
      if (between.every((span) => isSchedule(fields, span)))
        return [{ field, spans: [{ ...whole, text: cutOut(whole, between) }] }];
    }
    return [{ field, spans: own }];
  });
}

const isSchedule = (fields: readonly FieldSpec[], span: TaggedSpan): boolean =>
  fields.some(({ name, meta }) => name === span.field && meta.sense === 'schedule');

const cutOut = ({ start, text }: TaggedSpan, parts: readonly TaggedSpan[]): string =>
  parts
    .toReversed()
    .reduce((left, part) => left.slice(0, part.start - start) + left.slice(part.end - start), text)
    .replace(/\s+/g, ' ');

/** A record's name that was torn by the word for its kind ("the brand module Shop voice") is one name. Numbers are each their own. */
function joinTorn(
  { meta, kind: valueKind }: FieldSpec,
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan[] {
  const kind = valueKind === 'integer' ? undefined : meta.ref;
  const joined: TaggedSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, span.start).trim() : '';
    if (last && kind && last.drops === span.drops && /^\p{L}*$/u.test(between) && isOfKind(between, kind))
      joined[joined.length - 1] = { ...last, end: span.end, text: text.slice(last.start, span.end) };
    else joined.push(span);
  }
  return joined;
}

const isOfKind = (word: string, kind: RecordKind) => word === '' || isKindWord(word, kind);

/** "Add a note to the board: oak or ash": what stands before the colon is no part of the text. */
function afterColon(field: FieldSpec, spans: TaggedSpan[], text: string): TaggedSpan[] {
  if (!isProse(field) || spans.length < 2) return spans;
  const from = spans.findLastIndex(({ start }) => /:\s*$/.test(text.slice(0, start)));
  return from > 0 ? spans.slice(from) : spans;
}

/**
 * Marks that belong to another field: a text that is just what a list of values calls one of its members; a text for which the
 * message names another field ("support email"); a record with a member of a list before it ("the top left of the mug picture").
 */
export function turnMembers(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): TaggedSpan[] {
  const isFree = ({ name }: FieldSpec) => !spans.some(({ field }) => field === name);
  const members = fields.filter((field) => field.kind === 'enum' && !field.array && isFree(field));
  return spans.flatMap((span): TaggedSpan[] => {
    const field = fields.find(({ name }) => name === span.field);
    if (!field || span.value !== null || span.drops) return [span];
    if (field.meta.ref) return splitMember(span, members);
    if (!isProse(field)) return [span];
    const said = span.text.toLowerCase();
    for (const other of members) {
      const value = other.values.find((one) => identifierWords(one).join(' ') === said);
      if (value !== undefined) return [{ ...span, field: other.name, value }];
    }
    const outside = `${text.slice(0, span.start)} ${text.slice(span.end)}`.toLowerCase();
    const isCalled = ({ meta }: FieldSpec) => {
      const label = meta.label?.toLowerCase();
      return label !== undefined && label.includes(' ') && outside.includes(label);
    };
    const named = isCalled(field)
      ? undefined
      : fields.find((other) => takesText(other) && isFree(other) && isCalled(other));
    return [named ? { ...span, field: named.name } : span];
  });
}

const takesText = ({ kind, array, meta }: FieldSpec) => kind === 'string' && !array && !meta.ref;

function splitMember(span: TaggedSpan, members: readonly FieldSpec[]): TaggedSpan[] {
  for (const field of members) {
    const place = placeOfMember(field, span.text);
    const after = place ? /^\s+of\s+/i.exec(span.text.slice(place.end)) : null;
    if (!place || !after || place.start > 4) continue;
    const from = place.end + after[0].length;
    const own = { ...span, field: field.name, value: place.value, end: span.start + place.end };
    return [
      { ...own, text: span.text.slice(0, place.end) },
      { ...span, start: span.start + from, text: span.text.slice(from) },
    ];
  }
  return [span];
}

/**
 * Words that refuse a country or a region go to the field that leaves it out, whatever they were marked as. So does a place that was
 * marked as a figure ("only in Europe") to the field of places.
 */
export function turnNegated(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { values, text }: Utterance,
): TaggedSpan[] {
  return spans.map((span) => {
    const field = fields.find(({ name }) => name === span.field);
    const isFigure = (field?.kind === 'integer' || field?.kind === 'number') && !/\d/.test(span.text);
    if (!field || !(isPlaces(field) || isFigure) || span.drops) return span;
    const value = values.find(
      (one) => (one.kind === 'country' || one.kind === 'region') && overlaps(one, span),
    );
    if (!value || !('negated' in value)) return span;
    const takers = fields.filter((other) => isPlaces(other) && other.excludes === value.negated);
    const member = (other: FieldSpec) => placeOfMember(other, value.text) ?? placeOfMember(other, text);
    const region = takers.find((other) => other.meta.sense !== 'country' && member(other) !== undefined);
    const taker =
      value.kind === 'region' && region ? region : takers.find(({ meta }) => meta.sense === 'country');
    if (!taker || taker === field) return span;
    const said = taker === region ? (member(taker)?.value ?? null) : null;
    return { ...span, field: taker.name, value: said, start: value.start, end: value.end, text: value.text };
  });
}

/** Takes several countries, or several regions from a list. */
const isPlaces = ({ array, meta, name }: FieldSpec) =>
  array && (meta.sense === 'country' || /regions$/i.test(name));

const isProse = (field: FieldSpec) =>
  field.kind === 'string' &&
  !field.array &&
  !field.meta.ref &&
  field.values.length === 0 &&
  [undefined, 'free_text', 'whole_request', 'product_words', 'search_words'].includes(field.meta.sense);

export function fillPlain(
  fields: readonly FieldSpec[],
  field: FieldSpec,
  spans: readonly TaggedSpan[],
  utterance: Utterance,
  work: Work,
): void {
  const values = spans.flatMap((span): unknown[] => {
    if (isQuoted(field, span, utterance)) return [span.text];
    const value =
      span.value === null ? convert(field, span, utterance) : memberSaid(field, span, utterance.text);
    return value === undefined ? [] : Array.isArray(value) && field.array ? (value as unknown[]) : [value];
  });
  const told =
    isToldField(field) && spans.every((span) => isReported(span, utterance))
      ? composeTold(utterance.text)
      : null;
  const distinct = told && spans.length > 0 ? [told.value] : [...new Set(values)];
  // "Every day is too much, just Mondays at 7": the last schedule that is said holds.
  const first = field.meta.sense === 'schedule' ? distinct.at(-1) : distinct[0];
  if (first === undefined) return;
  // "from Taiwan and from China", where one country at a time is taken: one call for each.
  if (!field.array && distinct.length > 1 && field.meta.sense === 'country') {
    work.several ??= { field: field.name, values: distinct };
    return;
  }
  const isRow = field.array && field.kind === 'enum' && distinct.every((one) => typeof one === 'string');
  work.input[field.name] = isRow ? inOneRow(field, distinct, utterance.text) : field.array ? distinct : first;
  if (field.bound === 'min') fillUpperEnd(fields, field, spans, utterance, work.input);
}

/** Said of what is to be told, not word for word: nothing is quoted and no colon goes before it. */
const isReported = (span: TaggedSpan, { text }: Utterance): boolean =>
  !span.drops && !/["“:]\s*$/.test(text.slice(0, span.start)) && !/[:"“]/.test(span.text);

/** Words in quotes are taken as they stand, with their last stop. */
const isQuoted = (field: FieldSpec, { start, value }: TaggedSpan, { text }: Utterance): boolean =>
  value === null &&
  field.kind === 'string' &&
  field.values.length === 0 &&
  field.format === null &&
  [undefined, 'free_text'].includes(field.meta.sense) &&
  /["“]/.test(text[start - 1] ?? '');

/** "between 200 and 300": the upper end goes to the field for it. */
function fillUpperEnd(
  fields: readonly FieldSpec[],
  lower: FieldSpec,
  spans: readonly TaggedSpan[],
  { values }: Utterance,
  input: Record<string, unknown>,
): void {
  const upper = fields.find(
    ({ name, bound }) =>
      bound === 'max' && name === lower.name.replace(/min/i, (min) => (min === 'min' ? 'max' : 'Max')),
  );
  const range = values.find(
    (value) => 'high' in value && value.high !== null && spans.some((span) => overlaps(value, span)),
  );
  if (!upper || input[upper.name] !== undefined || !range || !('high' in range)) return;
  const value = figureFor(upper, range, range.text);
  if (value !== undefined) input[upper.name] = value;
}

/**
 * The place that a mark takes: of a figure or an address with words around it only its own, and the rest is for other fields.
 * Null where an address was marked and none is there.
 */
export function placeOfValue({ kind, meta, format }: FieldSpec, span: TaggedSpan, { values }: Utterance) {
  if (meta.ref) return span;
  const own = values.filter((value) => overlaps(value, span));
  if (kind === 'integer' || kind === 'number') return own.find((value) => 'mayName' in value) ?? span;
  // "Vietnam landing in December", marked as a country: the day is left for where it belongs.
  if (meta.sense === 'country') return own.find((value) => value.kind === 'country') ?? span;
  // "By month since June", marked as the first day: how it is told apart is left for its own field.
  if (meta.sense?.startsWith('date')) return own.find((value) => value.kind === 'date') ?? span;
  const isAddress = format === 'email' || format === 'url' || meta.sense === 'email';
  return isAddress ? (own.find((value) => value.kind === 'email' || value.kind === 'url') ?? null) : span;
}
