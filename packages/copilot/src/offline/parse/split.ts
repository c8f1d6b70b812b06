import { readValues } from '@brandwright/language/values/read-values.ts';
import { asksFor, holdsRequest } from '../perceive/clauses.ts';
import { beginsOrder, isStatement, leavesAlone } from '../perceive/mood.ts';
import type { ParseContext } from './encoder-input.ts';
import type { Candidate, Parse, Parser } from './parse.ts';

/** A message as the requests that it holds, in order: mostly one. */
export interface Request {
  text: string;
  parse: Parse;
}

const joints =
  /(?<=[.!?;])\s+(?=\S)|\s*[,;]?\s+(?:and then|and also|then also|then|and|also|plus|but first|after that|& |n(?=\s))\s*(?=\p{L})|\s*,\s+(?=\p{L})/giu;
/** A whole that is read as one thing, and not as another as well. */
const sureOfOne = 0.8;
const leastSecond = 0.12;
/** How sure each half must be: where both ask by their form or the whole may be two things; where each is a sentence; else. */
const least = { two: 0.45, sentence: 0.6, one: 0.8 } as const;
/** Half of a message that the model is so sure of asks for something, whatever its form. */
const sureHalf = 0.65;
/** "Back to the orders, open the second one": what the rest is about, and no request of its own. */
const returnsTo =
  /^(?:(?:ok|okay|now|so|and|right)[\s,]+)*(?:back to|as for) (?:the|my|our|those|these|that)\b[^,.]{1,40}$/i;
const mostTried = 6;
const mostRequests = 4;

/**
 * Splits a message that asks for different things, at most `mostRequests` of them. Each part must be understood on its own: the
 * less it asks by its form, the surer. What only tells something is no request to change anything.
 */
export async function splitRequests(
  text: string,
  context: ParseContext,
  parser: Parser,
  wording: (operation: string) => string,
  changes: (operation: string) => boolean,
  most = mostRequests,
): Promise<Request[]> {
  const asked = most === mostRequests ? await sentencesOf(text, context, parser) : null;
  if (asked) return asked;
  const parts = await partOnce(text, context, parser, wording, changes);
  const [left, right] = parts;
  if (!left || !right || most <= 2) return parts;
  const before = mayPart(left)
    ? await splitRequests(left.text, context, parser, wording, changes, most - 1)
    : [left];
  const after = afterRequest(context, before.at(-1) ?? left, wording);
  const rest = mayPart(right)
    ? await splitRequests(right.text, after, parser, wording, changes, most - before.length)
    : [right];
  return [...before, ...rest];
}

const mayPart = ({ text }: Request): boolean => text.search(joints) >= 0 && text.split(/\s+/).length > 4;

/**
 * Three sentences and more of which each asks for something of its own: "Which are late? What do I owe? Who wrote?" One that is not
 * understood is answered so, and never passed over.
 */
async function sentencesOf(text: string, context: ParseContext, parser: Parser): Promise<Request[] | null> {
  const sentences = maskQuotes(text) === text ? text.split(/(?<=[.!?])\s+/) : [];
  if (sentences.length < 3 || sentences.length > mostRequests || !sentences.every(asksFor)) return null;
  // Nothing of it is shown yet that the next one could be about.
  const requests = await Promise.all(
    sentences.map(async (sentence) => ({ text: sentence, parse: await parser.parse(sentence, context) })),
  );
  const tops = requests.map(({ parse }) => parse.candidates[0]?.operation);
  const sure = requests.filter(({ parse }) => (parse.candidates[0]?.probability ?? 0) >= least.two);
  return sure.length > 1 && new Set(tops).size === tops.length ? requests : null;
}

/** What the request before shows to the next one of the same message. */
function afterRequest(
  context: ParseContext,
  { text, parse: { candidates } }: Request,
  wording: (operation: string) => string,
): ParseContext {
  const [done] = candidates;
  return {
    ...context,
    shown: [...(done ? [wording(done.operation)] : []), ...context.shown],
    previous: text,
  };
}

/** A message in two, or as it is. */
async function partOnce(
  text: string,
  context: ParseContext,
  parser: Parser,
  wording: (operation: string) => string,
  changes: (operation: string) => boolean,
): Promise<Request[]> {
  const whole = await parser.parse(text, context);
  const single = [{ text, parse: whole }];
  const [first, second] = whole.candidates;
  if (!first || !second) return single;
  const isOne = first.probability > sureOfOne || second.probability < leastSecond;
  const names = new Set(whole.candidates.slice(0, 3).map(({ operation }) => operation));
  let best: { score: number; requests: Request[] } | null = null;
  const asksNothing = (said: string, { operation, probability }: Candidate): boolean =>
    changes(operation) &&
    (probability >= sureHalf && !exclaims.test(said)
      ? leavesAlone(said) || (!holdsRequest(said) && tellsOfSomeone.test(lastOf(said)))
      : tellsOnly(said));
  for (const { left, right, isAsked, isWithinText, endsSentence } of placesOf(text, first, isOne)) {
    if (isOne && isWithinText && !(endsSentence && beginsOrder(right))) continue;
    if (returnsTo.test(left)) continue;
    const sure = isAsked || !isOne ? least.two : endsSentence ? least.sentence : least.one;
    const isLikely = ({ candidates: [top] }: Parse): boolean =>
      top !== undefined &&
      top.probability >= sure &&
      (isAsked ||
        isOne ||
        names.has(top.operation) ||
        // A thing that is only named ("and wooden cutting boards") is what the rest is about.
        (changes(top.operation) && top.probability >= least.one));
    const leftParse = await parser.parse(left, context);
    const [a] = leftParse.candidates;
    if (!a || !isLikely(leftParse)) continue;
    const rightParse = await parser.parse(
      right,
      afterRequest(context, { text: left, parse: leftParse }, wording),
    );
    const [b] = rightParse.candidates;
    const isSameOfAnother =
      isAnother.test(right) ||
      (endsSentence && namesAnother(left, right)) ||
      (isAsked && ordersTwice(left, right));
    if (!b || !isLikely(rightParse) || (b.operation === a.operation && !isSameOfAnother)) continue;
    // What is made is made of all that is said of it: its name, too.
    if (a.operation.startsWith('create_') && b.operation === a.operation.replace('create_', 'update_'))
      continue;
    if (/^(?:create|duplicate)_/.test(a.operation) && callsIt.test(right)) continue;
    if (asksNothing(left, a) || (asksNothing(right, b) && !isAnother.test(right))) continue;
    // A figure by itself is a value of a change that was spoken of; of a record it is the name.
    if (!holdsRequest(left) && left.split(/\s+/).length < 3 && !changes(a.operation)) continue;
    if (isOne && !isAsked && ![a, b].some(({ operation }) => operation === first.operation)) continue;
    const score = a.probability * b.probability;
    if (score > (best?.score ?? 0))
      best = {
        score,
        requests: [
          { text: left, parse: leftParse },
          { text: right, parse: rightParse },
        ],
      };
  }
  return best?.requests ?? single;
}

interface Place {
  left: string;
  right: string;
  /** Both halves ask by their form. */
  isAsked: boolean;
  /** It lies in words that are to be kept or sent. */
  isWithinText: boolean;
  /** The first half ends as a sentence does. */
  endsSentence: boolean;
}

/** Where a message may come apart, the likeliest places first. */
function placesOf(text: string, first: Candidate, isOne: boolean): Place[] {
  const places = [...maskQuotes(text).matchAll(joints)].flatMap((match): Place[] => {
    const left = text.slice(0, match.index).trim();
    const right = text.slice(match.index + match[0].length).trim();
    if (right.split(/\s+/).length < 2 && !/\bthen\b|^\s+and\b/i.test(match[0])) return [];
    const isValue = /\d/.test(left) && left.split(/\s+/).length <= 4;
    if (left.split(/\s+/).length < 2 && !isValue) return [];
    // "Email them and ask for a quote": what is to be written.
    if (writesTo.test(left) && /^(?:ask|tell|say|let|thank)\b/i.test(right)) return [];
    const isWithinText = liesWithinText(first, match.index);
    const asks = asksFor(right) || isAnother.test(right);
    // A comma alone parts the values of one request more often than two requests, and “&” two words of a name.
    const isComma = /^\s*,\s*$/.test(match[0]) && !isAnother.test(right);
    if (isComma && isOne) return [];
    // "No thank you. Pay half of it": what is asked for last counts.
    const last = asksFor(lastOf(left)) ? lastOf(left) : left;
    const isAsked =
      asks && !isComma && (holdsRequest(left) || isValue) && !leavesAlone(last) && !isWithinText;
    if (match[0].includes('&') && /^\p{Lu}/u.test(right)) return [];
    return [{ left, right, isAsked, isWithinText, endsSentence: /[.!?;]$/.test(left) }];
  });
  return places.sort((a, b) => Number(b.isAsked) - Number(a.isAsked)).slice(0, mostTried);
}

const writesTo = /\b(?:e?mail|message|write(?: to)?|text|msg)(?: to)?\s+(?:[\p{L}&'’]+\s*){1,5}$/iu;

const callsIt = /^(?:call|name|title) (?:it|that|this|them|the copy|the new one)\b/i;

/** "Such a kind note": says what somebody thinks of it. */
const exclaims = /\b(?:such an?|what an?|bless|how (?:kind|sweet|nice|odd|rude))\b/i;

/** "The Italian one too": the same for another. */
const isAnother = /\b(?:too|as well|also|the same)\b[.! ]*$/i;

/** "Text me when a payment fails, and stop emailing me about holds": two orders, neither of which points at the other. */
const ordersTwice = (left: string, right: string): boolean =>
  beginsOrder(left) &&
  beginsOrder(right) &&
  !/\b(?:it|its|them|that|this|those|these|one|both)\b/i.test(right);

/** "Half of 2048 on the Visa. And 2061 in full": each sentence has a record of its own, by its number. */
function namesAnother(left: string, right: string): boolean {
  const [own, other] = [left, right].map(
    (part) => part.match(/(?<![\d.,$])\d{3,6}(?![\d.,]*\d|\s?(?:%|units?|pcs|pieces))/g) ?? [],
  );
  return (
    own?.length === 1 &&
    other?.length === 1 &&
    own[0] !== other[0] &&
    !/\b(?:no|not|instead|rather|wait|sorry|i mean|meant|scratch|actually)\b/i.test(right)
  );
}

/** It tells something or says that all stays as it is: nothing in it asks, and nothing is a value. */
const tellsOnly = (text: string): boolean =>
  leavesAlone(text) ||
  (!holdsRequest(text) && (isStatement(text) || readValues(text, new Date(0)).length === 0));

/** "She doesn't want the mug": of somebody, not what is to be done. */
const tellsOfSomeone =
  /^(?:(?:and|so|but|ok|well|oh)[, ]+)*(?:he|she|they|it|we|i|somebody|someone|nobody)\b/i;
const lastOf = (text: string): string => text.split(/(?<=[.!?])\s+/).at(-1) ?? text;

/** Whether a place lies in words that are to be kept or sent: their "and" is part of them. */
const liesWithinText = ({ spans }: Candidate, at: number): boolean =>
  spans.some(({ start, end, value }) => value === null && start < at && end > at);

/** Quoted text keeps its length and loses its joints. */
const maskQuotes = (text: string): string => text.replace(/"[^"]*"/g, (quoted) => 'x'.repeat(quoted.length));
