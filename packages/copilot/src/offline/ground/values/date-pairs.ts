import { overlaps, type DateValue } from '@brandwright/language/values/value.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isDateField, shiftDay, writeDay } from './days.ts';
import type { FieldSpec } from '../../fields.ts';

/** A period that was said once fills both ends: "last week" is from Monday to Sunday, "since June" has no end. */
export function fillDates(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  utterance: Utterance,
  input: Record<string, unknown>,
): void {
  const days = fields.filter(isDateField);
  const from = days.find(({ bound }) => bound === 'min');
  const to = days.find(({ bound }) => bound === 'max');
  if (!from || !to) return;
  const tagged = spans.filter((span) => !span.drops && (span.field === from.name || span.field === to.name));
  const dates = utterance.values.filter(
    (value): value is DateValue => value.kind === 'date' && tagged.some((span) => overlaps(span, value)),
  );
  const [only] = dates;
  if (!only || dates.length > 1) return;
  const write = (field: FieldSpec, day: string, edge: 'start' | 'end') => {
    input[field.name] = writeDay(field, day, null, edge);
  };
  delete input[from.name];
  delete input[to.name];
  const isOpen = !only.period && only.bound === null && tagged.every(({ field }) => field === to.name);
  if (only.bound !== 'max' && !isOpen) write(from, only.from, 'start');
  if (only.bound === 'max') write(to, only.period ? shiftDay(only.from, -1) : only.from, 'end');
  else if (only.bound !== 'min') write(to, only.to, 'end');
}
