import { plainWords } from '@brandwright/language/text.ts';
import { fieldsOf } from '../fields.ts';
import { droppedIn } from '../ground/words/dropped.ts';
import { saysTitle } from '../ground/words/own-words.ts';
import type { Reading } from '../ground/reading.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { Parse } from '../parse/parse.ts';
import type { Utterance } from '../perceive/utterance.ts';

/** "Show the stock …": something else than what is shown. */
export const asksToShow = ({ candidates }: Parse, { text }: Utterance, { results }: DialogueState): boolean =>
  /^(?:(?:ok|okay|now|and|so|please|pls|then)[, ]+)*(?:show|list|pull up|bring up)\b/i.test(text.trim()) &&
  (candidates[0]?.probability ?? 0) > 0.3 &&
  candidates[0]?.operation !== results[0]?.operation.name;

/** "Sort by total": an order, and no question for the total. */
export const asksToSort = ({ text }: Utterance): boolean =>
  /^\W*(?:(?:and|now|ok|okay|please|pls|can you|could you|then)\W+)*(?:sort|order|rank|arrange)\b.*\b(?:by|first)\b/i.test(
    text,
  );

/** Word for word what a read is declared to be asked for by, however near it is to a question about what is shown. */
export function saysExample(
  { candidates }: Parse,
  { text }: Utterance,
  services: GroundingServices,
): boolean {
  const said = plainWords(text);
  return candidates.slice(0, 2).some(({ operation }) => {
    const declared = services.find(operation);
    return declared?.effect === 'read' && declared.examples.some((example) => plainWords(example) === said);
  });
}

/** "Any country is fine": a condition of the list in view is taken away. */
export const dropsCondition = ({ text }: Utterance, { results }: DialogueState): boolean => {
  const [shown] = results;
  return (
    shown !== undefined &&
    shown.operation.effect === 'read' &&
    !text.includes('?') &&
    droppedIn(fieldsOf(shown.operation), text, shown.input).length > 0
  );
};

export const hasBound = ({ values }: Utterance): boolean =>
  values.some((value) => 'mayName' in value && value.bound !== null);

/** "MOQ at most 60": a limit, and no question. */
export const setsBound = (utterance: Utterance): boolean =>
  hasBound(utterance) &&
  !/\?|^(?:which|what|who|how|is|are|does|do|did|any|has|have)\b/i.test(utterance.text.trim());

/** "orders", "my inbox": the name of a list by itself asks for the list, whatever is shown. */
export const namesList = (
  { candidates }: Parse,
  { words, text }: Utterance,
  services: GroundingServices,
): boolean =>
  words.length <= 2 &&
  !text.includes('?') &&
  candidates.some(({ operation, probability }) => {
    const declaration = services.find(operation);
    return (
      probability > 0.05 && operation.startsWith('list_') && declaration && saysTitle(declaration, words)
    );
  });

/** The list in view, asked for again with something of the message in it. */
export const narrowsShown = (
  { operation, relation, filling, trial, isEmpty }: Reading,
  state: DialogueState,
  named = /^list_|_figures$/,
): boolean =>
  state.results[0]?.operation === operation &&
  relation === 'again' &&
  named.test(operation.name) &&
  filling.given > 0 &&
  filling.missing.length === 0 &&
  trial?.ok === true &&
  !isEmpty;

/** "What's her address": a question about one thing in view, which the look at it should answer. */
export const asksOfOne =
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:what|when|where|who|which|how (?:much|many|long|old))\b.*\b(?:it|its|he|she|him|his|her|hers|they|their|them|that|this)\b/i;

/** "What did the mold cost for the mugs": a figure of the one thing that is opened. */
export const asksCost = ({ operation }: Reading, { text }: Utterance): boolean =>
  operation.effect === 'read' &&
  operation.http.path.includes('{') &&
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:what|how much)\b.*\b(?:costs?|paid|pay|spend|spent|freight|shipping|tooling|mou?lds?)\b/i.test(
    text,
  );

/** The read that was shown last, asked anew for a period that the message says. */
export function asksOtherTime(reading: Reading, { values }: Utterance, { results }: DialogueState): boolean {
  const { operation, filling, trial, isEmpty } = reading;
  const period = values.find((value) => value.kind === 'date' && value.period);
  if (!period || period.kind !== 'date' || operation !== results[0]?.operation || operation.effect !== 'read')
    return false;
  const isGiven = Object.values(filling.input).some((value) => value === period.from);
  return isGiven && trial?.ok === true && !isEmpty && filling.missing.length === 0;
}
