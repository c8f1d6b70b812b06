import { overlaps } from '@brandwright/language/values/value.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { FieldSpec } from '../fields.ts';
import { convert, figureFor, memberOf, placeOfMember } from './convert.ts';
import { flagSaid } from './flags.ts';
import { wholeText } from './said-text.ts';
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
    const marked = spans.filter((span) => span.field === field.name);
    const own = marked.map((span) => wholeText(field, span, text));
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) return [];
    if (own.length > 1 && isProse(field) && own.every(({ drops }) => !drops)) {
      const between = spans.some(
        (span) => span.field !== field.name && span.start > first.start && span.end < last.end,
      );
      if (!between)
        return [{ field, spans: [{ ...first, end: last.end, text: text.slice(first.start, last.end) }] }];
    }
    return [{ field, spans: own }];
  });
}

/** Words that refuse a country go to the field that leaves countries out, whatever they were marked as. */
export function turnNegated(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { values }: Utterance,
): TaggedSpan[] {
  return spans.map((span) => {
    const field = fields.find(({ name }) => name === span.field);
    if (field?.meta.sense !== 'country' || !field.array || span.drops) return span;
    const value = values.find((one) => one.kind === 'country' && overlaps(one, span));
    if (value?.kind !== 'country' || value.negated === field.excludes) return span;
    const opposite = fields.find(
      (other) => other.array && other.meta.sense === 'country' && other.excludes === value.negated,
    );
    return opposite ? { ...span, field: opposite.name } : span;
  });
}

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
  const distinct = [...new Set(values)];
  const [first] = distinct;
  if (first === undefined) return;
  // "from Taiwan and from China", where one country at a time is taken: one call for each.
  if (!field.array && distinct.length > 1 && field.meta.sense === 'country') {
    work.several ??= { field: field.name, values: distinct };
    return;
  }
  work.input[field.name] = field.array ? distinct : first;
  if (field.bound === 'min') fillUpperEnd(fields, field, spans, utterance, work.input);
}

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

/** The member that the marked words name by themselves, before the one that was learned for such words. */
function memberSaid(field: FieldSpec, span: TaggedSpan, text: string): unknown {
  if (field.kind === 'boolean')
    return flagSaid(field, text) ?? memberOf(field, text) ?? literal(field, span.value ?? '');
  const place = placeOfMember(field, text);
  const isWhole = place && overlaps(place, span) && place.end - place.start > span.end - span.start;
  const said = isWhole ? place.value : memberOf(field, span.text);
  return literal(field, said === undefined ? (span.value ?? '') : String(said));
}

/** A figure that was marked with the words around it takes only its own place: the other figures there are for other fields. */
export function placeOfValue({ kind, meta }: FieldSpec, span: TaggedSpan, { values }: Utterance) {
  if ((kind !== 'integer' && kind !== 'number') || meta.ref) return span;
  return values.find((value) => overlaps(value, span) && 'mayName' in value) ?? span;
}

function literal(field: FieldSpec, value: string): unknown {
  if (field.kind === 'boolean') return value === 'true';
  if (field.kind === 'integer' || field.kind === 'number') return Number(value);
  return field.values.length > 0 && !field.values.includes(value) ? undefined : value;
}
