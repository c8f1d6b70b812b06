import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { Token } from '@brandwright/language/words/tokens.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isMoney, takesFigures } from './figure-fields.ts';

/** "add 0.60 freight each", "quality 3": a figure with the word for another field right beside it is for that one. */
export function calledBeside(
  { start, end }: TaggedSpan,
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { words, text }: Utterance,
): FieldSpec | undefined {
  const isAt = (from: number, to: number) => /^\s*$/.test(text.slice(from, to));
  // "231 good 9 smashed": "good" is said of the first.
  const isOfOther = (word: Token) =>
    spans.some((one) => one.field === field.name && one.end <= word.start && isAt(one.end, word.start));
  const last = words.findLast((word) => word.end <= start && isAt(word.end, start) && !isOfOther(word));
  const next = words.find((word) => word.start >= end && /^\s*$/.test(text.slice(end, word.start)));
  if ([last, next].some((word) => word && field.words.has(word.stem))) return undefined;
  const set = setTo(start, field, fields, spans, { words, text });
  if (set) return set;
  const isFree = (other: FieldSpec) =>
    other.kind === field.kind &&
    senseOf(other) === senseOf(field) &&
    !spans.some((span) => span.field === other.name);
  const called = (word: { stem: string } | undefined) =>
    fields.filter((other) => word && isFree(other) && takesFigures(other) && other.words.has(word.stem));
  const before = isMoney(field) ? [] : called(last);
  // "231 good 9 smashed", both marked as what is good: the second is what stands behind it.
  const isSecond = spans.some((one) => one.field === field.name && one.start !== start);
  const beside = before.length > 0 ? before : isMoney(field) || isSecond ? called(next) : [];
  if (beside.length > 0) return beside.length === 1 ? beside[0] : undefined;
  // "The tooling came in at $3,150": the words around the figure name another field of its kind, and none the marked one.
  const around = wordsAround({ start, end }, words, text);
  if (!isMoney(field) || around.some((word) => field.words.has(word.stem))) return undefined;
  const named = [...new Set(around.flatMap(called))];
  return named.length === 1 ? named[0] : undefined;
}

/** A bare number counts something, where nothing else is said of it. */
const senseOf = ({ kind, meta }: FieldSpec) => meta.sense ?? (kind === 'integer' ? 'quantity' : undefined);

/** "Set the goal of my crowdfunding to 30000": the figure is for the field that it is said to be set to, of whatever kind. */
function setTo(
  start: number,
  field: FieldSpec,
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { words, text }: Pick<Utterance, 'words' | 'text'>,
): FieldSpec | undefined {
  const clause = /(?:\b(?:the|my|our|its|their)|,|\band)\s+(?<named>[^.,;:!?\d]+?)\s+(?:to|at|be)\s*$/i.exec(
    text.slice(0, start),
  );
  const named = clause?.groups?.['named'];
  if (!clause || named === undefined) return undefined;
  const from = clause.index + clause[0].indexOf(named);
  const own = words.filter((word) => word.start >= from && word.end <= from + named.length);
  const free = fields.filter((one) => takesFigures(one) && !spans.some((span) => span.field === one.name));
  // "The unit cost": one field is called so, others only share a word with it.
  const name = own.filter(({ lower }) => !stopWords.has(lower)).map(({ stem }) => stem);
  const isWhole = (one: FieldSpec) => one.phrases.some((phrase) => phrase.join(' ') === name.join(' '));
  const isCalled = (one: FieldSpec) => own.some((word) => one.words.has(word.stem));
  if (isWhole(field)) return undefined;
  const whole = free.filter(isWhole);
  if (whole.length === 0 && isCalled(field)) return undefined;
  const [only, ...more] = whole.length > 0 ? whole : free.filter(isCalled);
  return more.length === 0 ? only : undefined;
}

/** The telling words around a place in its part of the sentence, up to two on each side. */
function wordsAround(
  { start, end }: { start: number; end: number },
  words: readonly Token[],
  text: string,
): Token[] {
  // "Make it $26,000": what is to be done with the figure names no field.
  const isOrder = ({ end: to }: Token) => /^\s+(?:it|that|this|them)\b/i.test(text.slice(to));
  const telling = words.filter((word) => !stopWords.has(word.lower) && !isOrder(word));
  const isPart = (between: string) => !/[\d,.;:!?]|\b(?:and|but|or)\b/i.test(between);
  const before = telling.filter((word) => word.end <= start && isPart(text.slice(word.end, start))).slice(-2);
  const after = telling
    .filter((word) => word.start >= end && isPart(text.slice(end, word.start)))
    .slice(0, 2);
  return [...before, ...after];
}
