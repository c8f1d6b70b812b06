import type { AnyDeclaration } from '@brandwright/contract';
import type { Candidate, Parse, Relation } from '../parse/parse.ts';
import { fieldsOf } from '../fields.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { canonical } from './canonical.ts';
import { droppedIn } from './dropped.ts';
import { fill, type Filling } from './fill.ts';
import { isOfRecordAndState, loosen } from './loosen.ts';
import { describes } from './fill-records.ts';
import { findsNothing } from './finds-nothing.ts';
import { knownShare, namesOtherThing, saysTitle, saysVerbOtherwise } from './own-words.ts';
import type { GroundingServices, Trial } from './services.ts';
import { lastCallOf, type DialogueState } from './state.ts';
import { numberNamed } from './loose-values.ts';

/** One way to carry a message out, with what speaks for and against it. */
export interface Reading {
  operation: AnyDeclaration;
  /** That the words ask for this operation, by the learned model. */
  probability: number;
  relation: Relation;
  filling: Filling;
  /** How the read came out when it was tried; null where it was not. */
  trial: Trial | null;
  /** The trial found nothing. */
  isEmpty: boolean;
  /** Log probability with everything that was found out. */
  score: number;
  /** Why the score is not the probability alone, for `npm run explain`. */
  evidence: readonly { why: string; weight: number }[];
}

/** Readings that are worth looking at: below this share of the best one they are not. */
const leastShare = 0.04;
const mostReadings = 4;
/** A reading that takes what is named counts from this share of the other one on. */
const leastNaming = 0.08;
const asideWeight = -1.2;
const tornWeight = -2;
/** From this probability on a read runs without being tried first. */
const sureEnough = 0.85;

/** Reads each likely operation of a parse against the conversation, changes too unless it is a question. Best first. */
export async function readAll(
  parse: Parse,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  readsOnly: boolean,
): Promise<Reading[]> {
  const candidates = parse.candidates.filter(
    ({ operation }) => !readsOnly || services.find(operation)?.effect === 'read',
  );
  const best = candidates[0]?.probability ?? 0;
  const likely = candidates
    .filter(({ probability }) => probability >= best * leastShare)
    .slice(0, mostReadings);
  // A question about a list may need the list in another order, however the words were read.
  const shown = state.results[0]?.operation;
  if (readsOnly && shown?.effect === 'read' && !likely.some(({ operation }) => operation === shown.name))
    likely.push({ operation: shown.name, probability: 0.01, spans: [] });
  const readings: Reading[] = [];
  for (const candidate of likely) {
    const operation = services.find(candidate.operation);
    if (operation) readings.push(await read(candidate, operation, parse, utterance, state, services));
  }
  const weighed = readings.map((reading) => againstOthers(reading, readings));
  return weighed.sort((a, b) => b.score - a.score);
}

/** What "cancel the mug" names is not left aside where another likely reading takes it. */
function againstOthers(reading: Reading, all: readonly Reading[]): Reading {
  const takesNone = ({ filling }: Reading) => filling.named.length === 0 && filling.several === null;
  const isSureOfName = ({ filling }: Reading) =>
    filling.named.length > 0 && filling.certainty >= 0.85 && filling.unknown.length === 0;
  const isAside =
    takesNone(reading) &&
    all.some((other) => isSureOfName(other) && other.probability >= reading.probability * leastNaming);
  // "Duty from Mexico and the UK": one country at a time is not what is asked where another reading takes both.
  const leavesCountry = reading.filling.left.some(({ kind }) => kind === 'country');
  const isTornPair =
    leavesCountry &&
    reading.operation.effect === 'read' &&
    all.some(
      (other) =>
        other.operation.effect === 'read' &&
        isWhole(other) &&
        other.probability >= reading.probability * leastNaming,
    );
  if (!isAside && !isTornPair) return reading;
  const weight = isTornPair ? tornWeight : asideWeight;
  const evidence = [...reading.evidence, { why: 'leaves what is named aside', weight }];
  return { ...reading, evidence, score: reading.score + weight };
}

const isWhole = ({ filling, trial, isEmpty }: Reading): boolean =>
  filling.left.length === 0 && filling.missing.length === 0 && trial?.ok !== false && !isEmpty;

async function read(
  candidate: Candidate,
  operation: AnyDeclaration,
  parse: Parse,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Reading> {
  const relation = takesAwayCondition(operation, utterance, state)
    ? 'again'
    : relationOf(operation, parse, utterance, state);
  const first = await fill(operation, candidate.spans, relation, utterance, state, services);
  const tried = await tryOut(operation, first, candidate.probability, services);
  const isNothing = tried?.ok === true && findsNothing(operation, tried.result);
  const loosened = isNothing ? await loosen(operation, first, services) : null;
  const { filling, trial } = loosened ?? { filling: first, trial: tried };
  const isEmpty = isNothing && loosened === null;
  const evidence = weigh(operation, filling, trial, isEmpty, utterance, state);
  const score =
    Math.log(Math.max(1e-6, candidate.probability)) + evidence.reduce((sum, { weight }) => sum + weight, 0);
  return {
    operation,
    probability: candidate.probability,
    relation: filling.relation,
    filling,
    trial,
    isEmpty,
    score,
    evidence,
  };
}

/** "Forget the MOQ", after a list that was narrowed by it. */
function takesAwayCondition(
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

/** How a request for an operation goes with the conversation: only what the state allows can hold. */
export function relationOf(
  operation: AnyDeclaration,
  { relations, others }: Parse,
  { text }: Utterance,
  state: DialogueState,
): Relation {
  // A question about a list that needs the list in another order or with another filter.
  const asksAbout = (others.find(({ name }) => name === 'about')?.probability ?? 0) > 0.3;
  if (asksAbout && state.results[0]?.operation === operation) return 'again';
  if (operation.effect === 'read' && startsAnew.test(text)) return 'new';
  const possible: Relation[] = ['new'];
  if (lastCallOf(state, operation.name)) possible.push('again');
  if (state.pending.some((one) => one.operation === operation.name)) possible.push('revise');
  if (state.asked?.operation === operation.name) possible.push('answer');
  return possible.reduce((best, one) => (relations[one] > relations[best] ? one : best));
}

/** "Find suppliers in Africa": a search that names what it looks for begins anew. */
const startsAnew =
  /^\W*(?:(?:please|now|ok|okay|can you|could you)[, ]+)*(?:find|search for|look for|who makes|who sells) (?:me )?(?!(?:the |those |them|ones?\b|more\b|others?\b|only\b|just\b|similar\b))\p{L}/iu;

async function tryOut(
  operation: AnyDeclaration,
  filling: Filling,
  probability: number,
  services: GroundingServices,
): Promise<Trial | null> {
  if (operation.effect !== 'read' || filling.missing.length > 0 || filling.several || filling.unclear)
    return null;
  const isPlain =
    filling.unknown.length === 0 && filling.left.length === 0 && !isOfRecordAndState(operation, filling);
  if (probability >= sureEnough && isPlain) return null;
  return services.tryRead(operation.name, filling.input);
}

function weigh(
  operation: AnyDeclaration,
  filling: Filling,
  trial: Trial | null,
  isEmpty: boolean,
  utterance: Utterance,
  state: DialogueState,
): { why: string; weight: number }[] {
  const found: { why: string; weight: number }[] = [];
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
