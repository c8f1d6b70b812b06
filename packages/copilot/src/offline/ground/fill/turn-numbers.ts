import { leadsToAmount } from '@brandwright/language/values/before-amounts.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { takesFigures } from '../values/figure-fields.ts';
import { isKindWord } from '../records/kind-words.ts';

/**
 * "Ship order 1000", "the candle in 5729": the number of a record is no quantity and no price, and "to 30312" of a parcel no order,
 * whatever they were marked as. What somebody paid ("she has paid 204") is no order either.
 */
export function turnNumbers(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): readonly TaggedSpan[] {
  const zip = fields.find(({ meta, array }) => meta.sense === 'postal_code' && !array);
  const placed = zip ? withSpan(zip, zipIn(text), fields, spans) : spans;
  const listed = withListed(fields, placed, text);
  if (listed) return listed;
  const numbered = fields.find(({ meta, kind, array }) => meta.ref && kind === 'integer' && !array);
  if (!numbered) return placed;
  // "Money back for that 1": it points at one, and is no number of it.
  const isPointer = (said: string) => /^(?:this|that)\s+1$/i.test(said.trim());
  const numbers = placed.filter(
    ({ field, start, text: said }) =>
      field !== numbered.name || (!leadsToAmount(text.slice(0, start)) && !isPointer(said)),
  );
  return withRest(numbered, withSpan(numbered, numberIn(text, numbered), fields, numbers), fields, text);
}

/**
 * "Two candle orders, 1050 and 5746": numbers of records one after the other are those that something is done to, and no quantity,
 * whatever they were marked as. Null where no such list stands alone.
 */
function withListed(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  text: string,
): readonly TaggedSpan[] | null {
  const numbered = fields.filter(({ meta, kind }) => meta.ref && kind === 'integer');
  const [field] = numbered;
  if (!field || numbered.some(({ meta }) => meta.ref !== field.meta.ref)) return null;
  const places = [...text.matchAll(listed)].flatMap((list) => {
    const end = list.index + list[0].length;
    const before = text.slice(0, list.index);
    if (leadsToAmount(before) || leadsToPhone.test(before) || !endsList.test(text.slice(end))) return [];
    const numbers = numbersAt(list);
    return numbers.every(({ text: digits }) => isYear.test(digits)) ? [] : numbers;
  });
  const isHeld = ({ start, end }: Place) =>
    spans.some((span) => {
      const own = fields.find(({ name }) => name === span.field);
      return span.start < end && span.end > start && own && !takesFigures(own) && own.meta.ref === undefined;
    });
  if (places.length === 0 || places.some(isHeld)) return null;
  const rest = spans.filter((span) => !places.some(({ start, end }) => span.start < end && span.end > start));
  const taker = fields.find((one) => numbered.includes(one) && one.array) ?? field;
  return [...rest, ...places.map((place) => markOf(taker, place))].toSorted((a, b) => a.start - b.start);
}

const leadsToPhone = /\b(?:phone|tel|telephone|call|ring|dial|mobile|cell)\b.{0,16}$/i;

const isYear = /^(?:19|20)\d\d$/;

const numbersAt = (list: RegExpExecArray): Place[] =>
  [...list[0].matchAll(/\d+/g)].map((digits) => placeAt(list.index + digits.index, digits[0]));

const markOf = ({ name }: FieldSpec, place: Place): TaggedSpan => ({
  field: name,
  value: null,
  drops: false,
  certainty: 1,
  ...place,
});

/** "One list for 1064, 1057 and 5755", of which not all were marked: what goes on a list of numbers is one of them. */
function withRest(
  field: FieldSpec,
  spans: readonly TaggedSpan[],
  fields: readonly FieldSpec[],
  text: string,
): readonly TaggedSpan[] {
  if (!fields.some(({ meta, array }) => array && meta.ref === field.meta.ref)) return spans;
  const own = spans.filter(({ field: name }) => name === field.name);
  const more = [...text.matchAll(listed)].flatMap((list) => {
    const end = list.index + list[0].length;
    if (!own.some((span) => span.start < end && span.end > list.index)) return [];
    const places = numbersAt(list);
    return endsList.test(text.slice(end)) ? places : places.slice(0, -1);
  });
  const left = more.filter(({ start, end }) => !spans.some((span) => span.start < end && span.end > start));
  const marks = left.map((place) => markOf(field, place));
  return [...spans, ...marks].toSorted((one, other) => one.start - other.start);
}

/** Long numbers one after the other. */
const listed =
  /(?<![\d.,$€£#-])\d{3,9}(?:(?:\s*(?:,|&|\+|\b(?:and|n|plus)\b)(?:\s*(?:and|n|plus)\b)?\s*#?|\s+#?(?=\d{4}))\d{3,9}(?![\d.]*\d))+/gi;

/** What may stand behind the last one: no word that it could be an amount of. */
const endsList =
  /^\s*(?:$|[,.;!?&+](?!\d)|\b(?:and|n|plus|please|pls|too|also|as|on|for|with|in|to|from|they|it|he|she|all|each)\b)/i;

interface Place {
  start: number;
  end: number;
  text: string;
}

/** "Zip 78701", "to 30312". */
function zipIn(text: string): Place | null {
  const match = /\b(?:zip(?:\s?code)?|post(?:al)?\s?code|to)\s*:?\s+(?<zip>\d{5})(?![\d.,]*\d)/i.exec(text);
  return match?.groups?.['zip'] ? placeAt(match.index + match[0].length - 5, match.groups['zip']) : null;
}

/** The one number that follows a word for such records; without one, the only long number that something is in. */
function numberIn(text: string, { meta }: FieldSpec): Place | null {
  const called = [
    ...text.matchAll(/(?<word>\p{L}+)\s*(?:no\.?|number)?\s*#?(?<digits>\d{1,9})\b(?![.,]\d)/giu),
  ];
  const kind = meta.ref;
  const named = called.filter(({ groups }) => kind && isKindWord(groups?.['word'] ?? '', kind));
  const inside = called.filter(
    ({ groups }) =>
      /^(?:in|on)$/i.test(groups?.['word'] ?? '') &&
      /^(?!(?:19|20)\d\d$)\d{4,6}$/.test(groups?.['digits'] ?? ''),
  );
  const [one, ...more] = named.length > 0 ? named : inside;
  const digits = one?.groups?.['digits'];
  return one && digits && more.length === 0
    ? placeAt(one.index + one[0].length - digits.length, digits)
    : null;
}

const placeAt = (start: number, text: string): Place => ({ start, end: start + text.length, text });

/** The marks with this place as the field's. What is said of the field elsewhere, or holds the place in a text, stays as it is. */
function withSpan(
  field: FieldSpec,
  place: Place | null,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  if (!place) return spans;
  const covers = ({ start, end }: TaggedSpan) => start < place.end && end > place.start;
  // "Order 205", marked as another number by itself.
  const isFigure = ({ field: name, text }: TaggedSpan) =>
    text.replace('#', '').trim() === place.text ||
    fields.some((one) => one.name === name && (takesFigures(one) || one.meta.ref !== undefined));
  if (spans.some((span) => (span.field === field.name && !covers(span)) || (covers(span) && !isFigure(span))))
    return spans;
  return [...spans.filter((span) => !covers(span)), markOf(field, place)];
}
