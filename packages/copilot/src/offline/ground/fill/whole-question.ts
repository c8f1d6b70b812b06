import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf, shapeOf } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { DialogueState } from '../conversation/state.ts';
import type { Filling } from './fill.ts';
import { isDateField } from '../values/days.ts';

const leastWords = 7;
const pointsBack =
  /^\W*(?:(?:ok|okay|so|well|oh|hm+|right|good|thanks?|sorry)\W+)*(?:and|also|plus|or|but|now|then|just|only|what about|how about|same)\b|\b(?:that|those|these|them|there|it|its|they|same|ones?|instead|rather|too|as well|next to)\b/i;

/** Whether a message may ask for figures all anew, as it says what, for when, and points at nothing before. */
export const mayBeWhole = ({ effect }: AnyDeclaration, { text, words, values }: Utterance): boolean =>
  effect === 'read' &&
  words.length >= leastWords &&
  values.some(({ kind }) => kind === 'date') &&
  !pointsBack.test(text);

/**
 * "How did the discounts do in October", after sales in Oregon: what a message gives by itself is a whole question, to which nothing
 * of the one before belongs. `alone` is filled from it alone.
 */
export const isWholeQuestion = (operation: AnyDeclaration, { input }: Pick<Filling, 'input'>): boolean =>
  fieldsOf(operation).some(
    ({ name, kind, meta }) => kind === 'enum' && meta.valueWords && input[name] !== undefined,
  ) && fieldsOf(operation).some((field) => isDateField(field) && input[field.name] !== undefined);

const mostElliptical = 8;
const restricts = /\b(?:only|alone|by itself|ones)\b/i;

/**
 * "Own shop alone, how much down", after sales of last week: of the read that was just shown a filter, a breakdown or other days are
 * said, and not what is counted. It is the same question of something else. `alone` is filled from the message alone.
 */
export function isElliptical(
  operation: AnyDeclaration,
  { input, given }: Pick<Filling, 'input' | 'given'>,
  { words, text }: Utterance,
  { results }: Pick<DialogueState, 'results'>,
): boolean {
  if (operation.effect !== 'read' || results[0]?.operation !== operation || given === 0) return false;
  if (words.length > mostElliptical && !restricts.test(text)) return false;
  const shape = shapeOf(operation.input);
  const counted = fieldsOf(operation).filter(
    ({ name, kind }) => name === 'measure' && kind === 'enum' && shape[name]?.safeParse(undefined).success,
  );
  return counted.length > 0 && counted.every(({ name }) => input[name] === undefined);
}

/** "300 actually, keep it on", while a rule over $200 waits for a yes: so few words with a figure that has no place of its own change what waits. */
export const isOfWaiting = (
  { name }: AnyDeclaration,
  { left }: Pick<Filling, 'left'>,
  { words }: Utterance,
  { pending }: Pick<DialogueState, 'pending'>,
): boolean =>
  words.length <= mostOfWaiting &&
  pending.some(({ operation }) => operation === name) &&
  left.some((value) => 'mayName' in value);

const mostOfWaiting = 8;
