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
/** A second request is looked for only where the whole is read as two about alike. */
const sureOfOne = 0.8;
const leastSecond = 0.12;
const leastHalf = 0.45;
const leastClear = 0.8;
/** The same where what comes after the joint begins with a verb that asks for something. */
const leastAsked = 0.5;

/**
 * Splits a message that asks for two different things. Where it splits, each half must be understood on its own as one of the
 * two that the whole was read as, and what only tells something is no request to change anything.
 */
export async function splitRequests(
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
  // A whole that is read as one thing is split only where both halves are clear by themselves.
  const isOne = first.probability > sureOfOne || second.probability < leastSecond;
  const least = isOne ? leastClear : leastHalf;
  const names = isOne ? null : new Set(whole.candidates.slice(0, 3).map(({ operation }) => operation));
  const isLikely = (parse: Parse, asks: boolean): boolean => {
    const [top] = parse.candidates;
    if (top === undefined) return false;
    const enough = asks ? Math.min(least, leastAsked) : least;
    return top.probability >= enough && (asks || (names?.has(top.operation) ?? true));
  };
  let best: { score: number; requests: Request[] } | null = null;
  for (const match of [...maskQuotes(text).matchAll(joints)].slice(0, isOne ? 3 : 6)) {
    const left = text.slice(0, match.index).trim();
    const right = text.slice(match.index + match[0].length).trim();
    if (left.split(/\s+/).length < 2 || right.split(/\s+/).length < 2) continue;
    // A comma alone parts the values of one request more often than two requests.
    if (isOne && (isWithinText(first, match.index) || /^\s*,\s*$/.test(match[0]))) continue;
    const asks = beginsOrder(right) && !isStatement(left) && !isWithinText(first, match.index);
    const leftParse = await parser.parse(left, context);
    const [a] = leftParse.candidates;
    if (!a || !isLikely(leftParse, asks)) continue;
    const rightParse = await parser.parse(right, {
      ...context,
      shown: [wording(a.operation), ...context.shown],
      previous: left,
    });
    const [b] = rightParse.candidates;
    if (!b || !isLikely(rightParse, asks) || b.operation === a.operation) continue;
    if ((changes(a.operation) && asksNothing(left)) || (changes(b.operation) && asksNothing(right))) continue;
    if (isOne && ![a, b].some(({ operation }) => operation === first.operation)) continue;
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

/** It tells something, or says that all stays as it is. */
const asksNothing = (text: string): boolean => isStatement(text) || leavesAlone(text);

/** Whether a place lies in words that are to be kept or sent: their "and" is part of them. */
const isWithinText = ({ spans }: Candidate, at: number): boolean =>
  spans.some(({ start, end, value }) => value === null && start < at && end > at);

/** Quoted text keeps its length and loses its joints. */
const maskQuotes = (text: string): string => text.replace(/"[^"]*"/g, (quoted) => 'x'.repeat(quoted.length));
