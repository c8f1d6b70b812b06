import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { DialogueState } from '../conversation/state.ts';
import { comparisonIn } from '../values/compared-period.ts';
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

/**
 * "Why did it drop", after the sales of California last quarter, and "by product", after why they fell: another question about the same
 * orders, of the same days and with the same filters, where no days are said.
 */
export function ofSameFigure(
  { name, effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  { text, values, words }: Utterance,
  { results: [shown] }: DialogueState,
): Record<string, unknown> {
  if (effect !== 'read' || !shown || shown.operation.effect !== 'read' || shown.operation.name === name)
    return {};
  const theirs = fieldsOf(shown.operation);
  if (!comparisonIn(fields) || !comparisonIn(theirs) || values.some(({ kind }) => kind === 'date')) return {};
  const isAboutIt = words.length <= mostOfSame || points.test(text);
  if (!isAboutIt) return {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = shown.input[field.name];
      const isOrder =
        field.name === 'page' || field.name === 'size' || field.name === 'by' || field.name === 'order';
      const isKnown = theirs.some((other) => other.name === field.name);
      const isOurs = field.kind !== 'enum' || field.values.includes(String(value));
      if (value === undefined || isOrder || !isKnown || !isOurs || isReplaced(field, said)) return [];
      return [[field.name, value]];
    }),
  );
}

/** Short enough to be no question of its own. */
const mostOfSame = 6;

/** What is said, or stands in place of it. */
const isReplaced = ({ name, meta }: FieldSpec, said: Readonly<Record<string, unknown>>): boolean =>
  said[name] !== undefined || (meta.insteadOf !== undefined && said[meta.insteadOf] !== undefined);

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
