import type { AnyDeclaration } from '@brandwright/contract';
import { readServerAddresses } from '@brandwright/language/values/server-addresses.ts';
import { fieldsOf } from '../fields.ts';
import type { Candidate, Parse } from '../parse/parse.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { GroundingServices } from './conversation/services.ts';
import type { DialogueState } from './conversation/state.ts';
import { numbersIn } from './fill/record-numbers.ts';
import type { SeenResult } from './records/records.ts';
import { isDateField } from './values/days.ts';
import { placeOfMember } from './values/members.ts';
import { knownShare } from './words/own-words.ts';

/** Readings that are worth looking at: below this share of the best one they are not. */
export const leastShare = 0.04;
export const mostReadings = 4;
/** What takes an address of a server that was said is at least as likely. */
const leastTaking = 0.03;
const saidVerb = 3;
const mostTaking = 0.95;

/** From this probability on something else is meant, whatever is named. */
const sureOfOther = 0.6;
/** So many members have names of their own: reports. */
const leastNames = 10;
const shareOfNamed = 0.8;

/**
 * "Which SKU has the worst margin": a look that needs no more than which of a list of named things, one of which is named, is likely
 * where nothing else is sure.
 */
export function namedReads(
  likely: readonly Candidate[],
  { text }: Utterance,
  { offered }: GroundingServices,
): Candidate[] {
  const best = Math.max(0, ...likely.map(({ probability }) => probability));
  if (best >= sureOfOther) return [];
  return offered.flatMap((operation) => {
    if (!operation.name.startsWith('get_') || likely.some((one) => one.operation === operation.name))
      return [];
    const [needed, ...others] = fieldsOf(operation).filter(({ required }) => required);
    const isCatalog = needed?.kind === 'enum' && !needed.array && needed.values.length >= leastNames;
    if (!isCatalog || others.length > 0 || !placeOfMember(needed, text)) return [];
    return [{ operation: operation.name, probability: best * shareOfNamed, spans: [] }];
  });
}

/** A question whether something was done asks for it this much less often than the act itself was read. */
const shareOfLook = 0.6;

/**
 * "Did anybody make one of those forms", "what would go in it if I turned it on": a question about what an act makes or changes is
 * answered by the look at the same things, where it was read as the act.
 */
export function looksBeside(
  { candidates }: Parse,
  likely: readonly Candidate[],
  { find }: GroundingServices,
): Candidate[] {
  const best = Math.max(0, ...likely.map(({ probability }) => probability));
  return candidates.slice(0, mostReadings).flatMap(({ operation: name, probability }) => {
    const change = find(name);
    if (!change || change.effect === 'read') return [];
    return (change.related ?? []).flatMap((other) => {
      const look = find(other);
      const known = likely.some(({ operation }) => operation === other);
      const share = probability * shareOfLook;
      if (look?.effect !== 'read' || known || thingOf(other) !== thingOf(name)) return [];
      const spans = candidates.find(({ operation }) => operation === other)?.spans ?? [];
      return share >= best * leastShare ? [{ operation: other, probability: share, spans }] : [];
    });
  });
}

/** "end_of_day_form" of what creates one and of what lists them. */
const thingOf = (name: string): string => name.slice(name.indexOf('_') + 1).replace(/s$/, '');

/**
 * "Stop sharing it", after a brand kit was shared: what goes with the last call, has words for all that is asked and takes the
 * thing that was spoken of, where none of the likeliest takes it.
 */
export function counterparts(
  { candidates }: Parse,
  likely: readonly Candidate[],
  { text, words }: Utterance,
  { calls, focus }: DialogueState,
  { find }: GroundingServices,
): Candidate[] {
  const [latest] = focus;
  const takes = (operation: AnyDeclaration | undefined) =>
    latest !== undefined &&
    operation !== undefined &&
    fieldsOf(operation).some(({ meta }) => meta.ref === latest.kind);
  if (!latest || !/\b(?:it|that|this)\W*$/i.test(text) || takes(find(likely[0]?.operation ?? ''))) return [];
  const related = find(calls[0]?.operation ?? '')?.related ?? [];
  const best = likely[0]?.probability ?? 0;
  return related.flatMap((name) => {
    const operation = find(name);
    if (!operation || operation.effect === 'read' || !takes(operation)) return [];
    if (likely.some((one) => one.operation === name) || knownShare(operation, words) < 1) return [];
    const spans = candidates.find((one) => one.operation === name)?.spans ?? [];
    return [{ operation: name, probability: best / 2, spans }];
  });
}

/**
 * What takes an address of a server, where one is said: it is hardly meant for anything else, however the words were read. The
 * one whose verb is said goes before the others.
 */
export function takersOfServer(
  candidates: readonly Candidate[],
  { text }: Utterance,
  { offered }: GroundingServices,
): Candidate[] {
  if (readServerAddresses(text).length === 0) return [];
  const takers = offered
    .filter((operation) => fieldsOf(operation).some(({ meta }) => meta.sense === 'server_address'))
    .map(({ name }) => {
      const known = candidates.find(({ operation }) => operation === name);
      return {
        operation: name,
        spans: [],
        ...known,
        probability: Math.max(known?.probability ?? 0, leastTaking),
      };
    });
  const most = Math.max(...takers.map(({ probability }) => probability));
  return takers.map((taker) =>
    new RegExp(String.raw`\b${taker.operation.split('_', 1)[0]}\b`, 'i').test(text)
      ? { ...taker, probability: Math.min(most * saidVerb, mostTaking) }
      : taker,
  );
}

/** So few words, with a number among them, ask the same of another record. */
const mostOfAnother = 7;
const asksAlso = /^\W*(?:(?:ok|okay|so|n)\W+)*(?:and|also|what about|how about|same for|now)\b/i;

const isOtherTime =
  /^\W*(?:and|what about|how about|ok and|so) (?:the )?(?:(?:week|month|year|quarter|day) before(?: that| last)?|last (?:week|month|year|quarter))\W*$/i;
const leastSame = 0.3;
const sureOfSame = 0.9;
const hasTime = ({ operation, input }: SeenResult): boolean =>
  fieldsOf(operation).some((field) => isDateField(field) && input[field.name] !== undefined);

/** "And 9054 of Oak Street Goods?", after a look at one order: the same look at another, however the words were read. */
export function sameOfAnother(
  likely: readonly Candidate[],
  utterance: Utterance,
  { results: [shown] }: DialogueState,
): Candidate[] {
  const { text, words } = utterance;
  if (!shown || shown.operation.effect !== 'read' || words.length > mostOfAnother || !asksAlso.test(text))
    return [];
  const asked = likely.find(({ operation }) => operation === shown.operation.name);
  if (asked && isOtherTime.test(text) && hasTime(shown)) {
    // "And the week before?", after the orders of last week: the same of then, where it may be that at all.
    const others = Math.max(...likely.map(({ probability }) => probability));
    return asked.probability >= others * leastSame ? [{ ...asked, probability: sureOfSame }] : [];
  }
  const field = fieldsOf(shown.operation).find(
    ({ meta, kind, array, name }) =>
      meta.ref !== undefined && kind === 'integer' && !array && shown.input[name] !== undefined,
  );
  const numbers = field?.meta.ref ? numbersIn(utterance, field.meta.ref, []) : [];
  const [only] = numbers;
  if (!field || !only || numbers.length > 1 || shown.input[field.name] === only.number) return [];
  const best = likely[0];
  if (!best || best.operation === shown.operation.name || best.probability >= sureOfOther) return [];
  const span = {
    field: field.name,
    text: String(only.number),
    start: only.start,
    end: only.end,
    value: null,
    drops: false,
    certainty: 1,
  };
  return [{ operation: shown.operation.name, probability: sureOfOther, spans: [span] }];
}
