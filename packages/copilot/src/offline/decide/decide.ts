import type { AnyDeclaration } from '@brandwright/contract';
import { answerFromShown } from '../answer/answer.ts';
import type { Answer } from '../answer/found-answer.ts';
import { readQuestion } from '../answer/question.ts';
import { checkSum } from '../answer/check-sum.ts';
import { sentenceTold } from '../answer/sentence-told.ts';
import type { Parse } from '../parse/parse.ts';
import {
  asksOnly,
  asksToSee,
  asksToTry,
  asksWhether,
  isSupposed,
  tellsOfOthers,
  withoutOpening,
} from '../perceive/mood.ts';
import { holdsRequest } from '../perceive/clauses.ts';
import { callsOff } from '../perceive/reply.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { fieldsOf } from '../fields.ts';
import type { OtherProduct } from '../ground/other-product.ts';
import { readAll, type Reading } from '../ground/reading.ts';
import { rowsNamedWholly } from '../ground/refer/refer-by-row.ts';
import { memberOf } from '../ground/values/members.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import { aboutItself } from './about-itself.ts';
import { act, isComplete, isExecutable, offers, opensNamed } from './act.ts';
import { certaintyOf } from './certainty.ts';
import type { Decision } from './decision.ts';
import {
  asksCost,
  asksOfOne,
  asksToShow,
  asksOtherTime,
  asksToSort,
  dropsCondition,
  hasBound,
  namesList,
  narrowsShown,
  saysExample,
  setsBound,
} from './form.ts';
import { lookAtNamed, lookThatTells, lookUp } from './look-up.ts';
import { declineMissing } from './missing.ts';
import { policy } from './policy.ts';
import { otherPayment } from './other-payment.ts';
import { otherRecords } from './other-records.ts';
import { openRowOf } from './row-of-list.ts';
import { offerToTry, settle } from './settle.ts';
import { isDrafted, shortReply } from './short-reply.ts';
import { undoSaid } from './undo-said.ts';

/** A decision with what it was taken from, for `npm run explain`. */
export interface Considered {
  decision: Decision;
  readings: readonly Reading[];
  answer: Answer | null;
}

/**
 * Decides about one request from its parse, the state of the conversation and what trying came to. `onlyLooks`: the message that
 * it is a part of says that nothing should change.
 */
export async function decide(
  read: Parse,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  onlyLooks = false,
): Promise<Considered> {
  // "It will do, send it", right after a draft, means the draft, whatever else waits.
  const isForDraft = isDrafted(state) && /\bsend\b/i.test(utterance.text);
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

  const reply =
    aboutItself(utterance, state, bestOperation) ??
    (await otherPayment(parse, utterance, state, services)) ??
    (await otherRecords(parse, utterance, state, services)) ??
    shortReply(parse, utterance, state, services, isForDraft) ??
    declineMissing(utterance.text, state, services) ??
    (await undoSaid(parse, utterance, state, services));
  if (reply) return considered(reply);
  const sum = bestOperation < policy.sum ? checkSum(utterance.text, utterance.values) : null;
  if (sum) return considered({ kind: 'answer', text: sum, focus: [] });

  const isOrder =
    setsBound(utterance) ||
    asksToSort(utterance) ||
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
    asksHowMany(utterance.text) ||
    asksWithoutVerb(utterance.text, services.find(parse.candidates[0]?.operation ?? '')) ||
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
    const found = await answerFromShown(utterance.text, parse, state, services);
    const answer = found && isOfOther(found, readings) ? null : found;
    if (answer && answer.certainty >= policy.answer)
      return considered({ kind: 'answer', text: answer.text, focus: answer.focus }, { readings, answer });
    const narrowed = isQuestion ? readings.find((one) => narrowsShown(one, state)) : undefined;
    if (narrowed) return considered(act(narrowed, about, state), { readings, answer });
    // "Is that better than October?": the same, of October.
    const ofThen = isQuestion ? readings.find((one) => asksOtherTime(one, utterance, state)) : undefined;
    if (ofThen) return considered(act(ofThen, 0, state), { readings, answer });
    if (isQuestion && (!best || !isExecutable(best) || best.probability < 0.1)) {
      // "The Monday one is still on, right?": what is named is opened.
      const named = readings.find((one) => opensNamed(one, utterance.text));
      if (named) return considered(act(named, 1, state), { readings, answer });
      const look =
        (await lookAtNamed(utterance.text, services)) ??
        (await lookUp(utterance.text, parse, readings, state, services));
      if (look) return considered(look, { readings, answer });
      if (!best || best.probability < policy.likely) {
        const told = sentenceTold(readQuestion(utterance.text, parse), state);
        if (told)
          return considered(
            { kind: 'answer', text: told.text, focus: told.focus },
            { readings, answer: told },
          );
        return considered({ kind: 'unanswered', options: offers(readings) }, { readings, answer });
      }
    }
  }
  const isOther =
    best !== undefined &&
    readings.every(({ otherProduct: one, probability }) => one || probability < bestOperation / 2);
  const ofOther = isOther ? readings.find(({ otherProduct: one }) => one)?.otherProduct : null;
  if (ofOther && bestOperation >= policy.tried)
    return considered({ kind: 'answer', text: ofOtherProduct(ofOther), focus: [] }, { readings });
  const chat = top?.name.startsWith('chat ') ? top : undefined;
  if (chat && chat.probability > bestOperation)
    return considered({ kind: 'chat', topic: chat.name.slice(5), text: utterance.text }, { readings });
  const declines = share('decline');
  // What names its record and gives a value is asked for, however odd the words around.
  const isNamed = best && isExecutable(best) && best.filling.named.length > 0 && best.filling.given > 0;
  const isDoubtful = best?.operation.effect === 'write' && bestCertainty < policy.hold && !isNamed;
  const isOutside =
    declines > policy.outside && (declines > bestOperation * policy.outsideAhead || isDoubtful);
  // There is nothing that an opening may go on from.
  const isOpening = state.results.length === 0 && state.pending.length === 0 && state.asked === null;
  const least = isOpening ? policy.declineOpening : policy.decline;
  const isNothing = !best || isOutside || bestCertainty < least;
  // What names somebody that the likeliest read knows nothing of may be shown otherwise.
  const isLost = best?.trial?.ok === false && bestCertainty < policy.act.read;
  // A word of another name stands in the whole name of what is meant: "linen tote", which a design is called by in part.
  const isGuess =
    best?.operation.effect === 'read' &&
    best.probability < policy.tried &&
    best.filling.named.length > 0 &&
    rowsNamedWholly(utterance.text, best.filling.named).length === 0;
  const look =
    (isNothing || isLost || isGuess) && !isOutside ? await lookAtNamed(utterance.text, services) : null;
  if (look) return considered({ ...look, others: offers(readings) }, { readings });
  if (isNothing && callsOff(utterance.text) && !utterance.text.includes('?'))
    return considered(
      state.pending.length > 0
        ? { kind: 'decision', approved: false }
        : { kind: 'chat', topic: 'left', text: utterance.text },
      { readings },
    );
  const isOfThis = isNothing && !isOutside && declines < policy.within;
  const likely = isOfThis ? likelyLook(parse, readings) : undefined;
  if (likely)
    return considered(
      { ...act(likely, about, state), others: offers(readings.filter((one) => one !== likely)) },
      { readings },
    );
  // One that is much less likely than what it may be is none to choose.
  if (isOfThis)
    return considered(
      {
        kind: 'options',
        options: offers(
          readings.filter(({ probability }) => probability >= Math.max(policy.offer, bestOperation / 2)),
        ),
      },
      { readings },
    );
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
  const row = best.probability >= policy.likely ? await openRowOf(best, utterance.text, services) : null;
  if (row) return considered(row, { readings });
  const asksOf = asksOfOne.test(utterance.text) || asksCost(best, utterance) ? 1 : about;
  return considered(await settle(readings, certainties, asksOf, utterance, state, services), { readings });
}

/** "And the diffusers, when do those land", answered of the gift boxes: a reading takes what is named, and the answer is of another. */
function isOfOther({ text, focus }: Answer, readings: readonly Reading[]): boolean {
  if (focus.length !== 1) return false;
  const said = text.toLowerCase();
  const tells = ({ label }: { label: string }) =>
    (label.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).some((word) => said.includes(word));
  return readings.some(
    ({ filling: { named, certainty } }) =>
      named.length > 0 &&
      certainty >= leastNamed &&
      named.some(({ kind }) => kind === focus[0]?.kind) &&
      !named.some(tells),
  );
}
const leastNamed = 0.65;

/** What the learned model alone is for, ahead of all else that a message of this kind may be, where it only looks and finds something. */
function likelyLook(
  { candidates: [first, second] }: Parse,
  readings: readonly Reading[],
): Reading | undefined {
  const { least, ahead } = policy.lookAnyway;
  if (!first || first.probability < least || first.probability < (second?.probability ?? 0) * ahead)
    return undefined;
  return readings.find(
    (one) =>
      one.operation.name === first.operation &&
      one.operation.effect === 'read' &&
      one.trial?.ok === true &&
      !one.isEmpty &&
      isExecutable(one),
  );
}

/**
 * "What's Olaria after, there's two unread": a question without the verb of the likeliest change is no request to mark it unread. What
 * makes something of its own ("what does this supplier make?", of a page) is asked for so, and what is only reckoned ("what would the
 * blankets come to at 17 each") is no change.
 */
const asksWithoutVerb = (text: string, likeliest: AnyDeclaration | undefined): boolean =>
  likeliest?.effect === 'write' &&
  likeliest.undoable === true &&
  likeliest.http.path.includes('{') &&
  /^(?:what|who|which|where|when)(?:['’]?s)?\b/i.test(withoutOpening(text)) &&
  asksOnly(text) &&
  !fieldsOf(likeliest).some((field) => field.kind === 'boolean' && memberOf(field, text) === false) &&
  !new RegExp(String.raw`\b${likeliest.name.split('_', 1)[0] ?? ''}`, 'i').test(text);

/** "25 duo eats how many mugs": a question in the order of a statement. */
const asksHowMany = (text: string): boolean =>
  /\bhow (?:many|much)\s+\p{L}/iu.test(text) &&
  !/\b(?:no matter|know|see|tell|show|say) how\b/i.test(text) &&
  !holdsRequest(text);

const ofOtherProduct = ({ atHand, asked }: OtherProduct): string =>
  `The current brief is “${atHand}”, which is a different product, so I left it alone. Start a brief for ${asked} first, or say which brief you mean.`;

const nearest = ({ operation: { name, title } }: Reading) => ({ name, title });
