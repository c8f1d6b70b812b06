import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf } from '../fields.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { canonical } from './canonical.ts';
import { droppedIn } from './dropped.ts';
import type { Filling } from './fill.ts';
import { describes } from './fill-records.ts';
import { numberNamed } from './loose-values.ts';
import { knownShare, namesOtherThing, saysTitle, saysVerbOtherwise } from './own-words.ts';
import type { Trial } from './services.ts';
import type { DialogueState } from './state.ts';

/** What speaks for a reading or against it beside the learned model, added to its log probability. */
export interface Evidence {
  why: string;
  weight: number;
}

/** Weighs a reading by what its words filled in, how a trial of it came out and what the conversation holds. */
export function weigh(
  operation: AnyDeclaration,
  filling: Filling,
  trial: Trial | null,
  isEmpty: boolean,
  utterance: Utterance,
  state: DialogueState,
): Evidence[] {
  const found: Evidence[] = [];
  const add = (why: string, weight: number) => {
    if (weight !== 0) found.push({ why, weight });
  };
  add('needs what was not said', -0.6 * Math.min(2, filling.missing.length));
  add('fits several records', filling.unclear ? -0.3 : 0);
  const isStuck = filling.unknown.some(
    ({ field, words }) => filling.missing.includes(field) && !describes(field, words),
  );
  add('names a record that was not found', (isStuck ? -1.3 : -0.7) * Math.min(2, filling.unknown.length));
  const isOpening = state.results.length === 0 && state.pending.length === 0 && state.asked === null;
  const known = isOpening && filling.named.length === 0 ? knownShare(operation, utterance.words) : 1;
  add('has no word for what is said', known === 0 ? -2.2 : known < 0.34 ? -0.9 : 0);
  add('names another thing', !isOpening && namesOtherThing(operation, utterance.text) ? -1 : 0);
  add('changes nothing of what waits', changesNothing(operation, filling, state) ? -1.2 : 0);
  add('sets side by side, and changes nothing', isSideBySide(operation, filling, utterance) ? -1.5 : 0);
  add('does the last change to another', repeatsChange(operation, filling, utterance) ? -3 : 0);
  add('repeats the last call', repeatsLastCall(operation, filling, state) ? -0.8 : 0);
  add('takes a condition away', takesAwayCondition(operation, utterance, state) ? 1.2 : 0);
  const isTitleAlone = utterance.words.length <= 2 && operation.effect === 'read';
  add('is what it is called', saysTitle(operation, utterance.words) ? (isTitleAlone ? 1.6 : 0.8) : 0);
  add('is said in other words', saysVerbOtherwise(operation, utterance.text) ? 1.2 : 0);
  add('takes the last change back', takesBack(operation, utterance, state) ? 1.8 : 0);
  add('is far from what it is now', isFarOff(operation, filling, state) ? -1.5 : 0);
  add('keeps a question', keepsQuestion(operation, filling) ? -3 : 0);
  add('changes what is there for a new one', isForNew(operation, utterance) ? -2 : 0);
  add('a change for a question', operation.effect !== 'read' && asksOnly(utterance) ? -1.2 : 0);
  add('the opposite of what is said', turnsBack(operation, utterance) ? -1.5 : 0);
  // A figure that a change leaves aside may be the one that it is about.
  const perValue =
    operation.effect === 'write' && filling.left.some((value) => 'mayName' in value) ? -1.2 : -0.5;
  add('values without a place', perValue * Math.min(3, filling.left.length));
  add('values with a place', 0.15 * Math.min(3, filling.given));
  if (trial && !trial.ok) add(`refused: ${trial.code}`, trial.code === 'not_found' ? -1.6 : -2);
  add('finds nothing', isEmpty ? -0.9 : 0);
  if (
    operation.effect !== 'read' &&
    filling.given === 0 &&
    filling.assumed.length === 0 &&
    !saysVerb(operation, utterance)
  )
    add('a change without an object', -0.7);
  return found;
}

const joint = /^\s*,?\s*(?:versus|vs\.?|or|and|against|compared (?:to|with))\s*$/i;

/** "Vietnam versus China" for an operation that goes from one to the other: no change is said. */
function isSideBySide(operation: AnyDeclaration, { input }: Filling, { values, text }: Utterance): boolean {
  const goes = fieldsOf(operation).some(
    ({ name, meta }) => meta.sense === 'country' && /^to[A-Z]/.test(name) && input[name] !== undefined,
  );
  const countries = values.filter(({ kind }) => kind === 'country');
  return (
    goes &&
    countries.some((one, place) => {
      const next = countries[place + 1];
      return next !== undefined && joint.test(text.slice(one.end, next.start));
    })
  );
}

/** "1008", after a note on 1004: a name by itself asks to see it, not for the same change again. */
function repeatsChange(operation: AnyDeclaration, filling: Filling, { text, words }: Utterance): boolean {
  if (operation.effect === 'read' || filling.inherited !== 'last call') return false;
  const isNameAlone = filling.given <= 1 && words.length <= 4;
  return isNameAlone && !/\b(?:same|too|also|as well|again|likewise|ditto|another|more|one)\b/i.test(text);
}

/** The same call as the one just made, with nothing changed: a message is hardly ever that. */
function repeatsLastCall(operation: AnyDeclaration, filling: Filling, state: DialogueState): boolean {
  const [last] = state.calls;
  if (operation.effect !== 'read' || last?.operation !== operation.name) return false;
  return canonical(last.input) === canonical(filling.input);
}

/** The same as what waits for a yes already. */
const changesNothing = ({ name }: AnyDeclaration, { input }: Filling, { pending }: DialogueState): boolean =>
  pending.some(
    (one) =>
      one.operation === name &&
      Object.entries(input).every(([field, value]) => canonical(one.input[field]) === canonical(value)),
  );

/** The message says what the operation is called by: "undo that". */
const saysVerb = ({ name, title }: AnyDeclaration, { text }: Utterance): boolean =>
  [name, title].some((called) => new RegExp(`\\b${called.split(/[_\s]/, 1)[0] ?? ''}`, 'i').test(text));

/** "Is that Friday rule mine or Daniel's?" is no fact to remember. */
const keepsQuestion = ({ name }: AnyDeclaration, { input }: Filling): boolean =>
  name.startsWith('remember_') &&
  Object.values(input).some((value) => typeof value === 'string' && /[\p{L}\d]\?/u.test(value));

/** "$180" for a goal of $24,000: a figure that is another thing than the one in view. */
function isFarOff(operation: AnyDeclaration, { input }: Filling, { results }: DialogueState): boolean {
  if (operation.effect !== 'write') return false;
  return Object.entries(input).some(([name, value]) => {
    const now = name.endsWith('Minor')
      ? results
          .slice(0, 3)
          .map(({ result }) => numberNamed(name, result))
          .find((one) => one !== undefined)
      : undefined;
    if (now === undefined || now <= 0 || typeof value !== 'number' || value <= 0) return false;
    return value / now > mostTimes || now / value > mostTimes;
  });
}
const mostTimes = 20;

/** "I need a new one, each Friday": what is there stays as it is. */
const isForNew = ({ name, effect }: AnyDeclaration, { text }: Utterance): boolean =>
  effect !== 'read' &&
  !/^(?:create|add|make|request|generate|invite)_/.test(name) &&
  /\b(?:(?:a new|another|a second) one\b|(?:like|want|need) one (?:that|which|who|to|for)\b|one more(?=\s*(?:[.!?,]|$|that\b|like\b|for\b|which\b)))/i.test(
    text,
  );

/** "Put it back the way it was", right after a change. */
const takesBack = ({ name }: AnyDeclaration, { text }: Utterance, { results }: DialogueState): boolean =>
  name === 'undo_change' &&
  results[0] !== undefined &&
  results[0].operation.effect !== 'read' &&
  /\b(?:(?:put|change|set|turn|take|bring) (?:it|that|them|this|those) (?:all )?back|(?:the way|as|how|like) (?:it|they|that) (?:was|were)(?: before)?|back to (?:the way|how|what) (?:it|they) (?:was|were)|revert)\b/i.test(
    text,
  );

/** "Unarchive" for a message that says "archive" and nothing of a way back; the same change again for one that says "undo". */
function turnsBack({ name, effect }: AnyDeclaration, { text }: Utterance): boolean {
  if (effect !== 'read' && /^\W*(?:(?:please|pls|ok|no|wait|oh)[, ]+)*undo\b/i.test(text))
    return !name.startsWith('undo_');
  const verb = /^un(\w+?)_/.exec(name)?.[1];
  if (!verb) return false;
  const says = new RegExp(`\\b${verb.slice(0, 6)}`, 'i').test(text);
  return says && !/\bun-?\w+|\bback\b|\brestore|\breopen|\bundo|\bagain\b/i.test(text);
}

/** A question about how things are, not a request in the form of one. */
function asksOnly({ text }: Utterance): boolean {
  const plain = text
    .trim()
    .replace(/^(?:(?:and|so|ok|okay|but|hey|hm+|wait|oh|um|well|right|also)[,.! ]+)+/i, '');
  const asks =
    /^(?:how (?!about)|what(?:'s|s)? (?!about|if)|which |who |whose |when |where |wheres |why (?!don'?t|not)|is |are |was |were |does |do (?:we|i|they|you) |did |has |have (?:we|i|they) |am i |isn'?t |aren'?t |didn'?t )/i;
  return asks.test(plain) && !/\b(?:please|pls)\b/i.test(plain);
}

/** "Forget the MOQ", after a list that was narrowed by it. */
export function takesAwayCondition(
  operation: AnyDeclaration,
  { text }: Utterance,
  { results }: DialogueState,
): boolean {
  const [shown] = results;
  return (
    shown?.operation === operation &&
    operation.effect === 'read' &&
    droppedIn(fieldsOf(operation), text, shown.input).length > 0
  );
}
