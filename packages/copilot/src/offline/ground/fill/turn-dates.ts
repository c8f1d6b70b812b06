import { overlaps } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { comparesWith, comparisonIn } from '../values/compared-period.ts';
import { isDateField } from '../values/days.ts';
import { memberOf } from '../values/members.ts';

/**
 * "By month, against the year before", marked as days: what it is compared with. What follows a word that compares is no period of its
 * own where it names one of the comparisons.
 */
export function turnCompared(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { text }: Utterance,
): TaggedSpan[] {
  const compare = comparisonIn(fields);
  if (!compare) return [...spans];
  return spans.map((span) => {
    const field = fields.find(({ name }) => name === span.field);
    const value = memberOf(compare, span.text);
    const isCompared = comparesWith.test(text.slice(0, span.start));
    return field && isDateField(field) && !span.drops && typeof value === 'string' && isCompared
      ? { ...span, field: compare.name, value }
      : span;
  });
}

/** "So far in November", marked as one of the periods that have a name, of which it is none: it is the days themselves. */
export function turnDates(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { values }: Utterance,
): TaggedSpan[] {
  const from = fields.find((field) => isDateField(field) && field.bound === 'min');
  const isTaken = spans.some((span) =>
    fields.some((field) => field.name === span.field && isDateField(field)),
  );
  if (!from || isTaken) return [...spans];
  return spans.map((span) => {
    const field = fields.find(({ name }) => name === span.field);
    const date = values.find((value) => value.kind === 'date' && overlaps(value, span));
    const isNamed = !field || field.kind !== 'enum' || memberOf(field, span.text) !== undefined;
    return !date || isNamed || span.drops ? span : { ...span, field: from.name, value: null };
  });
}

const leadsToNext =
  /\b(?:make (?:it|that)|move (?:it|that) to|put (?:it|that) (?:to|on)|push (?:it|that) to|remind me(?: again)?(?: on)?|(?:pull|move|bring|push|shift|set)\b[^.;:!?]{0,48}\b(?:to|until|till))\s+$/i;

/** "The 1st is too late, black friday's this week. Make it tomorrow": the day that it is to become, whatever other days were marked. */
export function turnNextDay(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { text, values }: Utterance,
): TaggedSpan[] {
  const [next, ...more] = values.filter(
    (value) => value.kind === 'date' && leadsToNext.test(text.slice(0, value.start)),
  );
  const ahead = fields.find((field) => isDateField(field) && field.meta.sense === 'date_ahead');
  const own = spans.filter((span) => span.field === ahead?.name && !span.drops);
  if (!next || !ahead || more.length > 0) return [...spans];
  if (own.some((span) => overlaps(next, span)))
    return spans.filter((span) => !own.includes(span) || overlaps(next, span));
  const { start, end } = next;
  const [first] = own;
  if (!first) {
    const place = { start, end, text: text.slice(start, end) };
    return [...spans, { field: ahead.name, value: null, drops: false, certainty: 1, ...place }];
  }
  return spans.flatMap((span) => {
    if (!own.includes(span)) return [span];
    return span === first ? [{ ...span, start, end, text: text.slice(start, end), value: null }] : [];
  });
}
