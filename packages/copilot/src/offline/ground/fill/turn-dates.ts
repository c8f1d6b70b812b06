import { overlaps } from '@brandwright/language/values/value.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isDateField } from '../values/days.ts';
import { memberOf } from '../values/members.ts';

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
