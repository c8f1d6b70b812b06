import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { turnFigures } from '../values/figures.ts';
import { turnCountedItems } from './fill-counts.ts';
import { turnMembers, turnNegated } from './fill-plain.ts';
import { turnCompared, turnDates, turnNextDay } from './turn-dates.ts';
import { turnDictated } from './turn-dictated.ts';
import { turnNumbers } from './turn-numbers.ts';
import { turnOnlyEnd } from './turn-only-end.ts';
import { turnSecondEnd, turnSpans } from './turn-spans.ts';

/** Marks held against what is known of the fields and what their words say, one step after the other. */
export function turnMarks(
  fields: readonly FieldSpec[],
  marks: readonly TaggedSpan[],
  utterance: Utterance,
): readonly TaggedSpan[] {
  const { text } = utterance;
  const steps: readonly ((marks: readonly TaggedSpan[]) => readonly TaggedSpan[])[] = [
    (now) => turnCountedItems(fields, now),
    (now) => turnDictated(fields, now, text),
    (now) => turnNumbers(fields, now, text),
    (now) => turnSecondEnd(fields, now, text),
    (now) => turnSpans(fields, now, text),
    (now) => turnMembers(fields, now, text),
    (now) => turnNegated(fields, now, utterance),
    (now) => turnCompared(fields, now, utterance),
    (now) => turnDates(fields, now, utterance),
    (now) => turnNextDay(fields, now, utterance),
    (now) => turnFigures(fields, now, utterance),
    (now) => turnOnlyEnd(fields, now, text),
  ];
  return steps.reduce((now, step) => step(now), marks);
}
