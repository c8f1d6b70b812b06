import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { DialogueState } from '../conversation/state.ts';
import { isDateField, writeDay } from '../values/days.ts';

/** "Which orders is that", after the refunds of October: a list of what a figure counts is of the same days, channel and places. */
export function ofFigureInView(
  { name, effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { text, values }: Utterance,
  { results: [shown] }: DialogueState,
): Record<string, unknown> {
  if (effect !== 'read' || !name.startsWith('list_') || !shown || !points.test(text)) return {};
  if (values.some(({ kind }) => kind === 'date')) return {};
  const { operation, input } = shown;
  if (operation.effect !== 'read' || /^list_|^search_/.test(operation.name)) return {};
  return Object.fromEntries(
    fieldsOf(operation).flatMap((field) => {
      const value = input[field.name];
      const same = fields.find((other) => isSame(field, other));
      if (!same || typeof value !== 'string' || said[same.name] !== undefined) return [];
      const edge = field.bound === 'max' ? 'end' : 'start';
      return [[same.name, isDateField(field) ? writeDay(same, value.slice(0, 10), null, edge) : value]];
    }),
  );
}

const points = /\b(?:that|those|these|them|it|this|behind|under)\b/i;

/** Ends of a period, and what takes the same values: a channel and an origin. */
function isSame(one: FieldSpec, other: FieldSpec): boolean {
  if (isDateField(one)) return isDateField(other) && one.bound !== null && one.bound === other.bound;
  if (one.array || other.array) return false;
  if (one.values.length > 2) return one.values.join() === other.values.join();
  return (
    one.meta.sense !== undefined &&
    /^(?:country|us_state)$/.test(one.meta.sense) &&
    one.meta.sense === other.meta.sense
  );
}
