import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { asksFor, holdsRequest, verbs } from './clauses.ts';
import { isStatement } from './mood.ts';

/** Where the part of a message lies that asks for something. Places are those of the message. */
export interface RequestWithin {
  start: number;
  end: number;
}

const sentenceEnd = /(?<=[.!?;…])\s+/gu;
/** Words that a request follows after something that was only told: "it is for a birthday, so could we …". */
const turn = /(?:,\s*|\s+)(?:so|but|and|then|now)\s+|,\s+|\s+(?:so|but)\s+/giu;
const reason = /[,;]?\s+(?:because|cause|cos|cuz|becuase|as i|since (?:i|we|it|he|she|they))\b[^?]*$/iu;
const leastWords = 4;
const leastTold = 4;
/** "Would you put that in for him" is about what was told before it. */
const points = /\b(?:that|it|this|him|her|them|those|these|ones?)\b/i;
/** Fewer words beside the request may name what it is about: "the turkish ones. denizli. what do others say". */
const leastBeside = 8;
const leastSentence = 5;
const isThere = /^there(?:['’]s| is| are| was| were)\b/i;

/** "His big order 9051 why is that stuck": a question after what it is about; not "i know what it is". */
const asksInside =
  /(?<!\b(?:know|knew|see|saw|ask(?:ed)?|tell|told|said|says|remember|wonder|guess|sure|like|forgot|and|or|that|is|was)\s)\b(?:why|what|how|where|when|who)(?:['’]?s|\s+(?:is|are|was|were|did|does|do|has|have|would|will|can))\b/iu;

/**
 * The part of a message that asks for something, where the rest only tells: stories and greetings before it, reasons after it.
 * Null where all of it asks or none does.
 */
export function requestWithin(text: string): RequestWithin | null {
  const sentences = sentencesOf(maskQuotes(text));
  const asking = sentences.filter(({ said }) => holdsRequest(said) || asksInside.test(said));
  const [first] = asking;
  const last = asking.at(-1);
  if (!first || !last) return null;
  const start = first.start + leadOf(first.said);
  const end = last.start + withoutReason(last.said).length;
  const beside = wordCount(text.slice(0, start)) + wordCount(text.slice(end));
  const asked = text.slice(start, end);
  const isWhole = wordCount(asked) >= leastWords && !(points.test(asked) && tellingCount(asked) === 0);
  // "There's room on the candle, then. Raise it to 36": a whole sentence before it tells something by itself.
  const before = text.slice(0, start).trim();
  const isTold =
    /[.!?;]$/.test(before) &&
    wordCount(before) >= leastSentence &&
    (isThere.test(before) || isStatement(before));
  return (beside >= leastBeside || isTold) && isWhole ? { start, end } : null;
}

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const tellingCount = (text: string): number =>
  tokenize(text).filter(({ lower }) => !stopWords.has(lower) && !verbs.has(lower)).length;

function sentencesOf(text: string): { said: string; start: number; end: number }[] {
  const ends = [...text.matchAll(sentenceEnd)];
  const starts = [0, ...ends.map((match) => match.index + match[0].length)];
  return starts.map((start, place) => {
    const end = ends[place]?.index ?? text.length;
    return { said: text.slice(start, end), start, end };
  });
}

/** What a sentence asks for, without the reason or the sigh after it: "show me what is on hold please, the messages drive me mad". */
function withoutReason(said: string): string {
  const at = reason.exec(said)?.index;
  const asked = at !== undefined && holdsRequest(said.slice(0, at)) ? said.slice(0, at) : said;
  const last = asked.lastIndexOf(', ');
  const tail = asked.slice(last + 2);
  const isTold = last > 0 && wordCount(tail) >= leastTold && isStatement(tail) && !holdsRequest(tail);
  return isTold && holdsRequest(asked.slice(0, last)) ? asked.slice(0, last) : asked;
}

/** How much of a sentence only tells something before it comes to what it asks for. */
function leadOf(said: string): number {
  if (asksFor(said)) return 0;
  for (const match of said.matchAll(turn)) {
    const at = match.index + match[0].length;
    if (asksFor(said.slice(at)) && !holdsRequest(said.slice(0, match.index))) return at;
  }
  return 0;
}

/** Quoted text keeps its length and loses its sentences. */
const maskQuotes = (text: string): string =>
  text.replace(/["“][^"”]*["”]/g, (quoted) => `"${'x'.repeat(Math.max(0, quoted.length - 2))}"`);
