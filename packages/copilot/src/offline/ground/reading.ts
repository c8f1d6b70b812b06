import type { AnyDeclaration } from '@brandwright/contract';
import { canOnlyTry, fieldsOf, trialField } from '../fields.ts';
import type { Candidate, Parse, Relation } from '../parse/parse.ts';
import { asksOnly } from '../perceive/mood.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { takesAwayCondition, weigh, type Evidence } from './evidence.ts';
import { fill, type Filling } from './fill/fill.ts';
import { findsNothing } from './words/finds-nothing.ts';
import { withListFilters } from './list-filters.ts';
import { isOfRecordAndState, loosen, searchesLong, withoutUnknown } from './loosen.ts';
import { placeOfMember, type MemberPlace } from './values/members.ts';
import { isElliptical, isOfWaiting, isWholeQuestion, mayBeWhole } from './fill/whole-question.ts';
import { saysVerbOtherwise } from './words/own-words.ts';
import { oneOrSeveral } from './one-or-several.ts';
import {
  counterparts,
  leastShare,
  looksBeside,
  mostReadings,
  namedReads,
  sameOfAnother,
  takersOfServer,
} from './candidates.ts';
import { turnToMade } from './turn-to-made.ts';
import { otherProduct, type OtherProduct } from './other-product.ts';
import { revisesWords } from './fill/revise-text.ts';
import type { GroundingServices, Trial } from './conversation/services.ts';
import { lastCallOf, type DialogueState } from './conversation/state.ts';
import { weights } from './weights.ts';

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
  /** The message names a record that it takes no notice of, and another reading takes. */
  leavesNamed: boolean;
  /** It would work on what is at hand, and another product is asked for. */
  otherProduct: OtherProduct | null;
  /** Log probability with everything that was found out. */
  score: number;
  /** Why the score is not the probability alone, for `npm run explain`. */
  evidence: readonly Evidence[];
}

/** A reading that takes what is named counts from this share of the other one on. */
const leastNaming = 0.08;
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
  const candidates = parse.candidates.filter(({ operation: name }) => {
    const operation = services.find(name);
    return !readsOnly || (operation !== undefined && (operation.effect === 'read' || canOnlyTry(operation)));
  });
  const best = candidates[0]?.probability ?? 0;
  const likely = candidates
    .filter(({ probability }) => probability >= best * leastShare)
    .slice(0, mostReadings);
  // A question about a list may need the list in another order, however the words were read.
  const shown = state.results[0]?.operation;
  if (readsOnly && shown?.effect === 'read' && !likely.some(({ operation }) => operation === shown.name))
    likely.push({ operation: shown.name, probability: 0.01, spans: [] });
  if (readsOnly || asksOnly(utterance.text)) likely.push(...looksBeside(parse, likely, services));
  likely.push(...namedReads(likely, utterance, services));
  for (const same of sameOfAnother(likely, utterance, state)) {
    const own = likely.findIndex(({ operation }) => operation === same.operation);
    likely.splice(own < 0 ? likely.length : own, own < 0 ? 0 : 1, same);
  }
  if (!readsOnly) turnToMade(likely, parse, utterance, state, services);
  if (!readsOnly) likely.push(...counterparts(parse, likely, utterance, state, services));
  const takers = readsOnly ? [] : takersOfServer(candidates, utterance, services);
  const others = likely.filter(({ operation }) => !takers.some((taker) => taker.operation === operation));
  const readings: Reading[] = [];
  for (const candidate of [...takers, ...others]) {
    const operation = services.find(candidate.operation);
    if (!operation) continue;
    const reading = await read(candidate, operation, parse, utterance, state, services);
    readings.push(readsOnly && canOnlyTry(operation) ? triedOnly(reading) : reading);
  }
  const distinct = oneOrSeveral(readings);
  const weighed = distinct.map((reading) => againstOthers(reading, distinct, utterance.text));
  return weighed.sort((a, b) => b.score - a.score);
}

/** "They'd do the blankets for 17.50, what would that come to, change nothing yet". */
const triedOnly = (reading: Reading): Reading => ({
  ...reading,
  filling: { ...reading.filling, input: { ...reading.filling.input, [trialField]: false } },
});

/** Whether what another reading names is in the input of one, however it was found. */
const takesSame = ({ filling: { input } }: Reading, { filling: { named } }: Reading): boolean => {
  const values = new Set(Object.values(input));
  return named.some(({ refs }) => [...refs.values()].flat().some(({ value }) => values.has(value)));
};

/** "Rename the store to Toms Candles": the word that another reading takes for a candle is part of a text here. */
const quotes = ({ filling: { input } }: Reading, { filling: { named } }: Reading): boolean => {
  const texts = Object.values(input).flatMap((value) =>
    typeof value === 'string' && /\s/.test(value) ? [value.toLowerCase()] : [],
  );
  return named.every(({ label }) =>
    (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) =>
      texts.some((text) => text.includes(word)),
    ),
  );
};

const ofThat = /\b(?:of|on|for|from|with|about) (?:it|that|this|them)\b(?=\W*(?:$|[.,;:!?]))/i;

/** What "cancel the mug" names is not left aside where another likely reading takes it. */
function againstOthers(reading: Reading, all: readonly Reading[], text: string): Reading {
  const takesNone = ({ filling }: Reading) =>
    filling.named.length === 0 && filling.several === null && filling.unclear === null;
  const isSureOfName = ({ filling }: Reading) =>
    filling.named.length > 0 && filling.certainty >= 0.85 && filling.unknown.length === 0;
  const isAside =
    takesNone(reading) &&
    all.some(
      (other) =>
        isSureOfName(other) &&
        !takesSame(reading, other) &&
        !quotes(reading, other) &&
        other.probability >= reading.probability * leastNaming,
    );
  // "Ask for quotes on it", with a design in view: what lacks a value and has no place for that is not asked.
  const isUnpointed =
    ofThat.test(text) &&
    takesNone(reading) &&
    reading.filling.assumed.length === 0 &&
    reading.filling.missing.length > 0 &&
    all.some(
      (other) =>
        other.filling.assumed.length > 0 &&
        other.filling.missing.length === 0 &&
        other.probability >= reading.probability * leastNaming,
    );
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
  if (isAside || isTornPair || isUnpointed) {
    const weight = isTornPair ? tornWeight : weights.leavesNamed;
    return against(reading, { kind: 'leavesNamed', why: 'leaves what is named aside', weight }, true);
  }
  // "That looks like a scam, hide the chat": a change is asked for, in other words than it is called by.
  const isLookInstead =
    reading.operation.effect === 'read' &&
    all.some(({ operation }) => operation.effect !== 'read' && saysVerbOtherwise(operation, text));
  if (isLookInstead)
    return against(
      reading,
      { kind: 'lookInstead', why: 'a change is said', weight: weights.lookInstead },
      false,
    );
  const isPartly = all.some(
    (other) => other.probability >= reading.probability * leastNaming && saysMore(other, reading, text),
  );
  if (!isPartly) return reading;
  const evidence = {
    kind: 'partly',
    why: 'is said by a part of longer words',
    weight: weights.partly,
  } as const;
  return against(reading, evidence, false);
}

const against = (reading: Reading, evidence: Evidence, leavesNamed: boolean): Reading => ({
  ...reading,
  leavesNamed,
  evidence: [...reading.evidence, evidence],
  score: reading.score + evidence.weight,
});

/** "I haven't answered" for what I owe, where another reading takes "haven't answered" for what others owe me. */
const saysMore = (one: Reading, other: Reading, text: string): boolean =>
  membersIn(one, text).some((place) =>
    membersIn(other, text).some(
      ({ start, end }) => place.start <= start && place.end >= end && place.end - place.start > end - start,
    ),
  );

const membersIn = ({ operation, filling }: Reading, text: string): MemberPlace[] =>
  fieldsOf(operation)
    .filter(({ name, values }) => values.length > 0 && name !== 'sort' && filling.input[name] !== undefined)
    .flatMap((field) => placeOfMember(field, text) ?? []);

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
  const relation = candidate.relation
    ? candidate.relation
    : takesAwayCondition(operation, utterance, state)
      ? 'again'
      : answersInShort(operation, candidate.spans, utterance, state)
        ? 'answer'
        : relationOf(operation, parse, utterance, state);
  const fillAs = (how: Relation) => fill(operation, candidate.spans, how, utterance, state, services);
  const alone = relation === 'again' && mayBeWhole(operation, utterance) ? await fillAs('new') : null;
  const said = alone && isWholeQuestion(operation, alone) ? alone : await fillAs(relation);
  const isOfLast = said.relation === 'new' && isElliptical(operation, said, utterance, state);
  const revises = said.relation === 'new' && isOfWaiting(operation, said, utterance, state);
  const filled = isOfLast ? await fillAs('again') : revises ? await fillAs('revise') : said;
  const spansOf = (name: string) => parse.candidates.find((one) => one.operation === name)?.spans ?? [];
  const first = await withListFilters(operation, filled, spansOf, utterance, state, services);
  const tried = await tryOut(operation, first, candidate.probability, services);
  const isNothing = tried?.ok === true && findsNothing(operation, tried.result);
  const isUnknown = tried?.ok === false && tried.code === 'not_found';
  const loosened = isNothing
    ? await loosen(operation, first, services)
    : isUnknown
      ? await withoutUnknown(operation, first, utterance.text, services)
      : null;
  const { filling, trial } = loosened ?? { filling: first, trial: tried };
  const isEmpty = isNothing && loosened === null;
  const other = await otherProduct(operation, filling.input, utterance.text, state, services);
  const evidence = [
    ...weigh(operation, candidate.spans, filling, trial, isEmpty, utterance, state).map((one) =>
      mayBeUnnamed(one, operation, candidate) ? { ...one, weight: weights.fewWords } : one,
    ),
    ...(other
      ? [{ kind: 'otherProduct', why: 'is of another product', weight: weights.otherProduct } as const]
      : []),
  ];
  const score =
    weights.learned * Math.log(Math.max(1e-6, candidate.probability)) +
    evidence.reduce((sum, { weight }) => sum + weight, 0);
  return {
    operation,
    probability: candidate.probability,
    relation: filling.relation,
    filling,
    trial,
    isEmpty,
    leavesNamed: false,
    otherProduct: other,
    score,
    evidence,
  };
}

/** "Who all has keys to this thing": a look that is likely enough is hardly ruled out by words that its declaration lacks. */
const mayBeUnnamed = ({ kind }: Evidence, { effect }: AnyDeclaration, { probability }: Candidate): boolean =>
  kind === 'noWord' && effect === 'read' && probability >= leastUnnamed;
const leastUnnamed = 0.25;

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
  const isWaiting = state.pending.some((one) => one.operation === operation.name);
  if (isWaiting && fieldsOf(operation).some(({ meta }) => meta.outgoing === 'words') && revisesWords(text))
    return 'revise';
  if (operation.effect === 'read' && startsAnew.test(text)) return 'new';
  const possible: Relation[] = ['new'];
  if (lastCallOf(state, operation.name)) possible.push('again');
  if (state.pending.some((one) => one.operation === operation.name)) possible.push('revise');
  if (state.asked?.operation === operation.name && !(operation.effect !== 'read' && asksItself(text)))
    possible.push('answer');
  return possible.reduce((best, one) => (relations[one] > relations[best] ? one : best));
}

/** "The 11 oz one", asked which blank: few words, all that is marked in which is of the field that was asked for. */
const answersInShort = (
  { name }: AnyDeclaration,
  spans: readonly TaggedSpan[],
  { words }: Utterance,
  { asked }: DialogueState,
): boolean =>
  asked?.operation === name &&
  words.length <= mostOfAnswer &&
  spans.length > 0 &&
  spans.every(({ field }) => field === asked.field);

/** "Last thing, how much has Owen spent with us": a question of its own is no answer to one. */
const asksItself = (text: string): boolean =>
  text.trim().split(/\s+/).length > mostOfAnswer &&
  /\b(?:how (?:much|many|long|often)|who|when|where|why)\b/i.test(text);

const mostOfAnswer = 6;

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
    filling.unknown.length === 0 &&
    filling.left.length === 0 &&
    !isOfRecordAndState(operation, filling) &&
    !searchesLong(operation, filling);
  if (probability >= sureEnough && isPlain) return null;
  return services.tryRead(operation.name, filling.input);
}
