import { effectsThatAsk } from '@brandwright/contract';
import { plainWords } from '@brandwright/language/text.ts';
import { isOtherTongue } from '@brandwright/language/words/other-tongues.ts';
import { answerFromShown } from '../answer/answer.ts';
import type { Answer } from '../answer/found-answer.ts';
import { calculate } from '../answer/calculate.ts';
import { asksForTerm } from '../answer/terms.ts';
import { softmax } from '../parse/heads.ts';
import type { Parse } from '../parse/parse.ts';
import { aboutPartner } from '../perceive/about-partner.ts';
import { asksToSee, asksToTry, asksWhether, isSupposed, tellsOfOthers } from '../perceive/mood.ts';
import {
  agreesPlainly,
  asksForWaiting,
  isUndecided,
  isNoAlone,
  isPlainNo,
  isPlainYes,
  isStop,
} from '../perceive/reply.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { droppedIn } from '../ground/dropped.ts';
import { flagSaid } from '../ground/flags.ts';
import { saysTitle } from '../ground/own-words.ts';
import { readAll, type Reading } from '../ground/reading.ts';
import { otherwise } from '../ground/weights.ts';
import { fieldsOf } from '../fields.ts';
import type { GroundingServices } from '../ground/services.ts';
import type { DialogueState } from '../ground/state.ts';
import type { AskedQuestion, OfferedOption, PendingInView } from '../ground/turn-context.ts';
import { askForRecord, askForValue } from './ask.ts';
import type { Decision } from './decision.ts';
import { lookAtNamed, lookThatTells, lookUp } from './look-up.ts';
import { optionOf } from './option.ts';
import { mostOptions, policy } from './policy.ts';

/** A decision with what it was taken from, for `npm run explain`. */
export interface Considered {
  decision: Decision;
  readings: readonly Reading[];
  answer: Answer | null;
}

/**
 * Decides about one request from its parse, the state of the conversation and what trying came to. `onlyLooks`: the message that
 * it is a part of says that nothing shall change.
 */
export async function decide(
  read: Parse,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  onlyLooks = false,
): Promise<Considered> {
  const isDrafted = state.results[0]?.operation.name.startsWith('draft_') ?? false;
  // "It will do, send it", right after a draft, means the draft, whatever else waits.
  const isForDraft = isDrafted && /\bsend\b/i.test(utterance.text);
  const parse = isForDraft ? { ...read, others: read.others.filter(({ name }) => name !== 'yes') } : read;
  const other = new Map(parse.others.map(({ name, probability }) => [name, probability]));
  const share = (name: string) => other.get(name) ?? 0;
  const considered = (decision: Decision, more: Partial<Considered> = {}): Considered => ({
    decision,
    readings: [],
    answer: null,
    ...more,
  });
  const [top] = parse.others;
  const bestOperation = parse.candidates[0]?.probability ?? 0;

  if (!/[\p{L}\p{N}]/u.test(utterance.text) && state.pending.length === 0)
    return considered({ kind: 'chat', topic: 'hello', text: utterance.text });
  if (isOtherTongue(utterance.text))
    return considered({ kind: 'chat', topic: 'tongue', text: utterance.text });
  if (asksForTerm(utterance.text) && bestOperation < 0.8)
    return considered({ kind: 'chat', topic: 'term', text: utterance.text });
  const itself = aboutPartner(utterance.text);
  if (itself) return considered({ kind: 'chat', topic: itself, text: utterance.text });
  const sum = calculate(utterance.text);
  if (sum && (bestOperation < 0.6 || /^\W*\d/.test(utterance.text)))
    return considered({ kind: 'answer', text: sum, focus: [] });

  if (state.pending.length > 0 && !isForDraft && !turnsFlag(utterance.text, state, services))
    for (const [name, approved] of [
      ['yes', true],
      ['no', false],
    ] as const)
      if (share(name) >= policy.decision && isBare(utterance) && (!approved || agreesPlainly(utterance.text)))
        return considered({ kind: 'decision', approved });

  const [waiting] = state.pending;
  if (waiting && (isUndecided(utterance.text) || asksForWaiting(utterance.text)))
    return considered({ kind: 'answer', text: stillWaits(waiting), focus: [] });

  if (
    waiting &&
    /^\W*(?:no |don['’]?t )?(?:b?cc|copy)\b.*\b(?:nobody|no ?one|anyone|anybody)\b|^\W*no b?cc\b/i.test(
      utterance.text,
    )
  )
    return considered({ kind: 'answer', text: `Nobody is copied. ${stillWaits(waiting)}`, focus: [] });

  // "Undo", of what was only asked for: it is left alone.
  if (waiting && isUndo.test(utterance.text) && state.calls[0]?.outcome?.ok === 'asks')
    return considered({ kind: 'decision', approved: false });

  if (isStop(utterance.text))
    return state.pending.length > 0
      ? considered({ kind: 'decision', approved: false })
      : considered({ kind: 'chat', topic: 'left', text: utterance.text });
  // "OK, go" after a draft sends it.
  const isFree = state.pending.length === 0 && state.asked === null && !isDrafted;
  if (isFree && isNoAlone(utterance.text))
    return considered({ kind: 'chat', topic: 'left', text: utterance.text });
  if (isFree && (isPlainYes(utterance.text) || (share('yes') >= policy.decision && isBare(utterance))))
    return considered({ kind: 'answer', text: 'Nothing is waiting for your yes.', focus: [] });

  // "No" to a question for a value is no value: it is left alone.
  const refuses = share('no') >= policy.decision || isPlainNo(utterance.text);
  if (state.asked && refuses && isBare(utterance) && !asksYesOrNo(state.asked, services))
    return considered({ kind: 'chat', topic: 'left', text: utterance.text });

  const isOrder =
    setsBound(utterance) ||
    asksToShow(parse, utterance, state) ||
    dropsCondition(utterance, state) ||
    saysExample(parse, utterance, services);
  const about = isOrder ? 0 : share('about');
  // A question never changes anything.
  const isQuestion =
    about > bestOperation && about >= (top?.probability ?? 0) && !namesList(parse, utterance, services);
  const readsOnly =
    onlyLooks ||
    isQuestion ||
    isSupposed(utterance.text) ||
    (asksToSee(utterance.text) && !state.asked && bestOperation < policy.shows) ||
    asksWhether(utterance.text) ||
    (tellsOfOthers(utterance.text) && !state.asked && bestOperation < policy.shows);
  const readings = await readAll(parse, utterance, state, services, readsOnly);
  const trial = asksToTry(utterance.text)
    ? await offerToTry(parse, readings, utterance, state, services)
    : null;
  if (trial) return considered(trial, { readings });
  const certainties = certaintyOf(readings, parse, readsOnly ? services : null);
  const best = readings[0];
  const bestCertainty = certainties[0] ?? 0;

  if (isQuestion || (about > 0.15 && best && !isComplete(best))) {
    // "Which of these are rated above 4.5" narrows the list where it can be narrowed so.
    const bounded = hasBound(utterance)
      ? readings.find((one) => narrowsShown(one, state, /^(?:list|search)_/))
      : undefined;
    if (bounded && bounded.filling.left.length === 0) return considered(act(bounded, 0, state), { readings });
    const answer = await answerFromShown(utterance.text, parse, state, services);
    if (answer && answer.certainty >= policy.answer)
      return considered({ kind: 'answer', text: answer.text, focus: answer.focus }, { readings, answer });
    const narrowed = isQuestion ? readings.find((one) => narrowsShown(one, state)) : undefined;
    if (narrowed) return considered(act(narrowed, about, state), { readings, answer });
    if (isQuestion && (!best || !isExecutable(best) || best.probability < 0.1)) {
      // "The Monday one is still on, right?": what is named is opened.
      const named = readings.find(opensNamed);
      if (named) return considered(act(named, 1, state), { readings, answer });
      const look =
        (await lookAtNamed(utterance.text, services)) ??
        (await lookUp(utterance.text, parse, readings, state, services));
      if (look) return considered(look, { readings, answer });
      if (!best || best.probability < policy.likely)
        return considered({ kind: 'unanswered', options: offers(readings) }, { readings, answer });
    }
  }
  const chat = top?.name.startsWith('chat ') ? top : undefined;
  if (chat && chat.probability > bestOperation)
    return considered({ kind: 'chat', topic: chat.name.slice(5), text: utterance.text }, { readings });
  const declines = share('decline');
  const isOutside = declines > policy.outside && declines > bestOperation;
  // There is nothing that an opening may go on from.
  const isOpening = state.results.length === 0 && state.pending.length === 0 && state.asked === null;
  const least = isOpening ? policy.declineOpening : policy.decline;
  const isNothing = !best || isOutside || bestCertainty < least;
  // What names somebody that the likeliest read knows nothing of may be shown otherwise.
  const isLost = best?.trial?.ok === false && bestCertainty < policy.act.read;
  const look = (isNothing || isLost) && !isOutside ? await lookAtNamed(utterance.text, services) : null;
  if (look) return considered({ ...look, isQuestion: false, others: offers(readings) }, { readings });
  if (isNothing)
    return considered(
      {
        kind: 'decline',
        near: best && best.probability > 0.05 ? nearest(best) : null,
        options: offers(readings),
      },
      { readings },
    );
  const telling = await lookThatTells(utterance.text, parse, readings, state, services);
  if (telling) return considered(telling, { readings });
  const asksOf = asksOfOne.test(utterance.text) ? 1 : about;
  return considered(await settle(readings, certainties, asksOf, state, services), { readings });
}

/** "Try putting 7110 on hold": what would change something is offered, and done only when it is pressed. */
async function offerToTry(
  parse: Parse,
  looks: readonly Reading[],
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision | null> {
  const [likeliest] = parse.candidates;
  if (
    !likeliest ||
    likeliest.probability < policy.tried ||
    services.find(likeliest.operation)?.effect === 'read'
  )
    return null;
  if (looks.some(({ probability }) => probability >= likeliest.probability / 2)) return null;
  const [change] = await readAll({ ...parse, candidates: [likeliest] }, utterance, state, services, false);
  return change && isExecutable(change) ? { kind: 'options', options: [optionOf(change)] } : null;
}

const isUndo =
  /^\W*(?:(?:no|oh|ok|wait|please|actually)[, ]+)*(?:undo|take (?:it|that) back|revert)(?: (?:it|that|this))?\W*$/i;

/** "What's her address": a question about one thing in view, which the look at it should answer. */
const asksOfOne =
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:what|when|where|who|which|how (?:much|many|long|old))\b.*\b(?:it|its|he|she|him|his|her|hers|they|their|them|that|this)\b/i;

/** What waits, with nothing done about it. */
const stillWaits = ({ what, title, verb }: PendingInView): string =>
  `${(what ?? title).replace(/[.]?$/, '.')} It waits for your yes (“${verb}”) or no; nothing happens until then.`;

/** "Show the stock …": something else than what is shown. */
const asksToShow = ({ candidates }: Parse, { text }: Utterance, { results }: DialogueState): boolean =>
  /^(?:(?:ok|okay|now|and|so|please|pls|then)[, ]+)*(?:show|list|pull up|bring up)\b/i.test(text.trim()) &&
  (candidates[0]?.probability ?? 0) > 0.3 &&
  candidates[0]?.operation !== results[0]?.operation.name;

/** Word for word what a read is declared to be asked for by, however near it is to a question about what is shown. */
function saysExample({ candidates }: Parse, { text }: Utterance, services: GroundingServices): boolean {
  const said = plainWords(text);
  return candidates.slice(0, 2).some(({ operation }) => {
    const declared = services.find(operation);
    return declared?.effect === 'read' && declared.examples.some((example) => plainWords(example) === said);
  });
}

/** "Any country is fine": a condition of the list in view is taken away. */
const dropsCondition = ({ text }: Utterance, { results }: DialogueState): boolean => {
  const [shown] = results;
  return (
    shown !== undefined &&
    shown.operation.effect === 'read' &&
    !text.includes('?') &&
    droppedIn(fieldsOf(shown.operation), text, shown.input).length > 0
  );
};

const hasBound = ({ values }: Utterance): boolean =>
  values.some((value) => 'mayName' in value && value.bound !== null);

/** "MOQ at most 60": a limit, and no question. */
const setsBound = (utterance: Utterance): boolean =>
  hasBound(utterance) &&
  !/\?|^(?:which|what|who|how|is|are|does|do|did|any|has|have)\b/i.test(utterance.text.trim());

/** "orders", "my inbox": the name of a list by itself asks for the list, whatever is shown. */
const namesList = ({ candidates }: Parse, { words, text }: Utterance, services: GroundingServices): boolean =>
  words.length <= 2 &&
  !text.includes('?') &&
  candidates.some(({ operation, probability }) => {
    const declaration = services.find(operation);
    return (
      probability > 0.05 && operation.startsWith('list_') && declaration && saysTitle(declaration, words)
    );
  });

/** Carries out the best reading where it is sure enough; else asks for what it lacks, or offers the likeliest readings. */
async function settle(
  readings: readonly Reading[],
  certainties: readonly number[],
  about: number,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision> {
  const [best] = readings;
  if (!best) return { kind: 'decline', near: null, options: [] };
  const certainty = (certainties[0] ?? 0) * best.filling.certainty;
  const isMeant =
    best.operation.effect !== 'write' ||
    best.relation === 'answer' ||
    (best.probability >= (isPartial(best) ? policy.partial : policy.change) && !best.leavesNamed);
  const isSure = certainty >= policy.act[best.operation.effect];
  const likely = readings.filter(
    (reading, place) =>
      (certainties[place] ?? 0) >= policy.offer &&
      reading.probability >= policy.likely &&
      isExecutable(reading),
  );
  const others = likely
    .filter((reading) => reading !== best)
    .slice(0, mostOptions - 1)
    .map(optionOf);
  if (isMeant && (isSure || readings.length === 1)) {
    const question = await questionFor(best, state, services);
    if (question) return withOthers(question, others);
    return act(best, about, state);
  }
  // Looking changes nothing: what else it may be is offered beside it.
  const isLook =
    best.operation.effect === 'read' && best.operation.http.method === 'GET' && isExecutable(best);
  if (isLook && best.probability >= policy.likely) return { ...act(best, about, state), others };
  const options = likely.slice(0, mostOptions).map(optionOf);
  const [only] = options.length === 1 ? likely : [];
  // One that is much less likely than what lacks a value is no way on: the value is asked for.
  const isInstead = only !== undefined && !isExecutable(best) && only.probability * 2 >= best.probability;
  if (options.length > 1 || isInstead) return { kind: 'options', options };
  const question = await questionFor(best, state, services);
  if (question) return withOthers(question, others);
  const isMild = best.operation.effect === 'read' || effectsThatAsk.has(best.operation.effect);
  return isMeant && (isMild || certainty > policy.act.write * 0.7)
    ? act(best, about, state)
    : { kind: 'options', options };
}

/** A question that has no answers to choose from offers what else the message may mean. */
const withOthers = (question: Decision, others: readonly OfferedOption[]): Decision =>
  question.kind === 'ask' && question.options.length === 0 ? { ...question, options: others } : question;

function act(reading: Reading, about: number, state: DialogueState): Extract<Decision, { kind: 'call' }> {
  const { filling, operation, relation } = reading;
  const { several } = filling;
  const unheard = filling.unheard ?? unheardOf(reading);
  const inputs = several
    ? several.values.slice(0, 12).map((value) => ({ ...filling.input, [several.field]: value }))
    : [filling.input];
  const replaced =
    relation === 'revise' ? state.pending.filter((one) => one.operation === operation.name).slice(0, 1) : [];
  return {
    kind: 'call',
    operation: operation.name,
    inputs,
    replaces: replaced.map(({ actionId }) => actionId),
    isQuestion: operation.effect === 'read' && about > 0.2,
    ...(unheard === null ? {} : { unheard }),
    ...(filling.leftOut === null ? {} : { leftOut: filling.leftOut }),
    others: [],
  };
}

/** What a list was to be narrowed by and has no filter for: a place, a day, a limit. Null where there is none. */
function unheardOf({ operation, filling: { left } }: Reading): string | null {
  if (operation.effect !== 'read' || !/^(?:list|search)_/.test(operation.name)) return null;
  const told = left.filter(
    (value) =>
      ['country', 'state', 'region', 'date'].includes(value.kind) ||
      ('bound' in value && value.bound !== null),
  );
  return told.length > 0 ? told.map(({ text }) => text).join('” and “') : null;
}

async function questionFor(
  reading: Reading,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision | null> {
  const { filling, operation } = reading;
  if (filling.unclear) return askForRecord(operation, filling, filling.unclear);
  const [missing] = filling.missing;
  if (missing) return askForValue(operation, filling, missing, state, services);
  return null;
}

const opensNamed = (reading: Reading): boolean =>
  reading.operation.name.startsWith('get_') &&
  reading.operation.effect === 'read' &&
  reading.filling.named.length > 0 &&
  reading.filling.certainty >= 0.8 &&
  reading.probability >= policy.named &&
  isExecutable(reading);

/**
 * It leaves a figure of the message aside, or is of another record than the one that the message speaks of. "Nobody needs two"
 * is no figure to enter, and "2025" may be part of a name.
 */
const isPartial = ({ filling: { left, unknown, input, named, assumed } }: Reading): boolean =>
  left.some(
    (value) =>
      (value.kind === 'duration' || ('mayName' in value && /\d/.test(value.text))) &&
      ![...named, ...assumed].some(({ label }) => label.includes(value.text)),
  ) || unknown.some(({ field }) => input[field.name] === undefined);

const isComplete = ({ filling }: Reading) => filling.missing.length === 0 && filling.unclear === null;
const isExecutable = (reading: Reading) => isComplete(reading) && reading.trial?.ok !== false;

/** How sure each reading is among all that the message may be, also what was not read; `looks`: it may be no change. */
function certaintyOf(
  readings: readonly Reading[],
  { candidates, others }: Parse,
  looks: GroundingServices | null,
): number[] {
  const about = others.find(({ name }) => name === 'about')?.probability ?? 0;
  const ruledOut = candidates.filter(({ operation }) => looks && looks.find(operation)?.effect !== 'read');
  const known = [...readings, ...ruledOut].reduce((sum, { probability }) => sum + probability, about);
  const other = otherwise.base + otherwise.learned * Math.log(Math.max(1e-3, 1 - known));
  return softmax([...readings.map(({ score }) => score), other]).slice(0, readings.length);
}

/** What could be done at once of what a message may mean, however unlikely. */
const offers = (readings: readonly Reading[]) =>
  readings
    .filter((reading) => isExecutable(reading) && !reading.isEmpty && reading.probability >= policy.likely)
    .slice(0, mostOptions)
    .map(optionOf);

const nearest = ({ operation: { name, title } }: Reading) => ({ name, title });

/** The list in view, asked for again with something of the message in it. */
const narrowsShown = (
  { operation, relation, filling, trial, isEmpty }: Reading,
  state: DialogueState,
  named = /^list_/,
): boolean =>
  state.results[0]?.operation === operation &&
  relation === 'again' &&
  named.test(operation.name) &&
  filling.given > 0 &&
  filling.missing.length === 0 &&
  trial?.ok === true &&
  !isEmpty;

/** "don't refund her", "yes, but without the refund": a change of what waits. */
const turnsFlag = (text: string, state: DialogueState, services: GroundingServices): boolean =>
  state.pending.some(({ operation }) => {
    const waiting = services.find(operation);
    return waiting
      ? fieldsOf(waiting).some((field) => field.kind === 'boolean' && flagSaid(field, text) !== undefined)
      : false;
  });

const asksYesOrNo = (asked: AskedQuestion, services: GroundingServices): boolean => {
  const operation = services.find(asked.operation);
  return (
    operation !== undefined &&
    fieldsOf(operation).some(({ name, kind }) => name === asked.field && kind === 'boolean')
  );
};

/** Nothing but a yes or a no: no values, no question, few words. */
const isBare = ({ values, words, text }: Utterance) =>
  values.length === 0 && words.length <= 9 && !/\?\s*$/.test(text);
