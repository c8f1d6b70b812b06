import { effectsThatAsk } from '@brandwright/contract';
import { trialField } from '../fields.ts';
import type { Parse } from '../parse/parse.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { leavesFigure } from '../ground/fill/fill-payments.ts';
import { readAll, type Reading } from '../ground/reading.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import { lastCallOf, type DialogueState } from '../ground/conversation/state.ts';
import type { OfferedOption } from '../ground/conversation/turn-context.ts';
import { act, isExecutable, isPartial, questionFor } from './act.ts';
import type { Decision } from './decision.ts';
import { doneAlready } from './done-already.ts';
import {
  doubted,
  held,
  isFigureAlone,
  isMeantChange,
  isProposed,
  isPut,
  isPutAlone,
  leavesPerson,
  leavesSupplier,
  takesAwayUnnamed,
  type Call,
} from './doubts.ts';
import { optionOf } from './option.ts';
import { mostOptions, policy } from './policy.ts';

/** Carries out the best reading where it is sure enough; else asks for what it lacks, or offers the likeliest readings. */
export async function settle(
  readings: readonly Reading[],
  certainties: readonly number[],
  about: number,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision> {
  const [best] = readings;
  if (!best) return { kind: 'decline', near: null, options: [] };
  const certainty = (certainties[0] ?? 0) * best.filling.certainty;
  const isMeant =
    !leavesFigure(best.operation, best.filling.left) &&
    (best.operation.effect !== 'write' ||
      (best.relation === 'answer' && !isPartial(best) && best.filling.left.length === 0) ||
      (isMeantChange(best) &&
        !takesAwayUnnamed(best, utterance.text) &&
        !isFigureAlone(best, utterance.text)));
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
  // What is only tried changes nothing.
  if (best.filling.input[trialField] === false && isExecutable(best) && best.probability >= policy.tried)
    return { ...act(best, about, state), others };
  const twice = doneAlready(best, utterance.text, state, services);
  if (twice) return twice;
  const carryOut = async (): Promise<Call> => {
    const call = held(best, certainty, utterance, act(best, about, state));
    // One such change waits for a yes already: another isn't made beside it.
    const waits = state.pending.some(({ operation }) => operation === best.operation.name);
    const isOfWaiting = best.relation !== 'new' || /^\W*make (?:it|that)\b/i.test(utterance.text);
    if (waits && best.operation.effect === 'write' && isOfWaiting) return doubted(call, best);
    if (goesOnFromNothing(best, state) || answersBeside(best, state)) return doubted(call, best);
    const leaves =
      (await leavesPerson(best, utterance.text, services)) ||
      (await leavesSupplier(best, utterance.text, services));
    return leaves ? doubted(call, best) : call;
  };
  if (isMeant && (isSure || readings.length === 1)) {
    const question = await questionFor(best, state, services);
    if (question) return withOthers(question, others);
    return carryOut();
  }
  // Looking changes nothing: what else it may be is offered beside it.
  const isTried = best.operation.http.method === 'GET' || best.trial?.ok === true;
  const isLook = best.operation.effect === 'read' && isTried && isExecutable(best);
  if (isLook && best.probability >= policy.likely) return { ...act(best, about, state), others };
  if (isProposed(best, certainties, utterance.text))
    return { ...doubted(act(best, about, state), best), others };
  const options = likely.slice(0, mostOptions).map(optionOf);
  const [only] = options.length === 1 ? likely : [];
  if (isPut(best, likely, utterance.text)) return { ...doubted(act(best, about, state), best), others };
  // One that is much less likely than what lacks a value is no way on: the value is asked for.
  const isInstead = only !== undefined && !isExecutable(best) && only.probability * 2 >= best.probability;
  const putAlone = only && isPutAlone(only, utterance.text) ? doubted(act(only, about, state), only) : null;
  if (putAlone && isInstead) return putAlone;
  if (options.length > 1 || isInstead) return { kind: 'options', options };
  const question = await questionFor(best, state, services);
  if (question) return withOthers(question, others);
  const isMild = best.operation.effect === 'read' || effectsThatAsk.has(best.operation.effect);
  if (isMeant && (isMild || certainty > policy.act.write * 0.7)) return carryOut();
  return putAlone ?? { kind: 'options', options };
}

/** What was asked was not the last thing said: "Pair of lamps" may answer what came after it. */
const answersBeside = ({ operation, relation }: Reading, { asked, previous }: DialogueState): boolean => {
  if (operation.effect !== 'write' || relation !== 'answer' || !asked || !previous) return false;
  const at = previous.answered.lastIndexOf(asked.question);
  // Another part of an answer is a paragraph of its own.
  return at >= 0 && /\n\s*\n\s*\S/.test(previous.answered.slice(at + asked.question.length));
};

/** "$46, no stock yet", after a change that was refused: what it would be of was taken from that, and may have been misread then. */
const goesOnFromNothing = ({ operation, relation, filling }: Reading, state: DialogueState): boolean =>
  operation.effect === 'write' &&
  operation.http.path.includes('{') &&
  relation === 'again' &&
  state.asked?.operation !== operation.name &&
  filling.named.length === 0 &&
  lastCallOf(state, operation.name)?.outcome?.ok === false;

/** A question that has no answers to choose from offers what else the message may mean. */
const withOthers = (question: Decision, others: readonly OfferedOption[]): Decision =>
  question.kind === 'ask' && question.options.length === 0 ? { ...question, options: others } : question;

/** "Try putting 7110 on hold": what would change something is offered, and done only when it is pressed. */
export async function offerToTry(
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
  // A look that only stands in for the change that was read is none of its own.
  const isOwn = ({ operation }: Reading) => parse.candidates.some((one) => one.operation === operation.name);
  if (looks.some((look) => isOwn(look) && look.probability >= likeliest.probability / 2)) return null;
  const [change] = await readAll({ ...parse, candidates: [likeliest] }, utterance, state, services, false);
  return change && isExecutable(change) ? { kind: 'options', options: [optionOf(change)] } : null;
}
