import { escapePattern } from '@brandwright/language/text.ts';
import { isSlipOf } from '@brandwright/language/words/spelling.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { identifierWords, tokenize } from '@brandwright/language/words/tokens.ts';
import type { FieldSpec } from '../../fields.ts';

/** Where a text names a member of a list of values. Of words with a gap ("how many … sold") it is where those before the gap stand. */
export interface MemberPlace {
  value: string;
  start: number;
  end: number;
}

/** The member of a list of values that words name, by what is declared for it. */
export function memberOf(field: FieldSpec, text: string): string | boolean | undefined {
  const said = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$ -]+/gu, ' ')
    .trim()} `;
  let best: { value: string; length: number } | undefined;
  for (const value of field.values) {
    for (const word of [...wordsFor(field, value), value.toLowerCase()]) {
      const length = word.length;
      if (length > (best?.length ?? 0) && said.includes(` ${word.toLowerCase()} `)) best = { value, length };
    }
  }
  if (!best) return undefined;
  return field.kind === 'boolean' ? best.value === 'true' : best.value;
}

/** Shorter words are too common to stand for a value wherever they occur, but for one that must be given. */
const leastLength = 4;
const leastLengthNeeded = 3;

/** Where a text names a member of a list by words that are declared for it: the longest such words. */
export function placeOfMember(field: FieldSpec, text: string): MemberPlace | undefined {
  const lower = text.toLowerCase();
  const bare = withoutG(lower);
  const least = field.required || field.meta.question ? leastLengthNeeded : leastLength;
  let best: (MemberPlace & { length: number }) | undefined;
  for (const value of field.values)
    for (const word of wordsFor(field, value)) {
      // "Add …": the first word is what to do.
      const shortest = lower.startsWith(`${word} `) ? leastLengthNeeded : least;
      if (word.length < shortest || word.length <= (best?.length ?? 0)) continue;
      // Usually the word is absent, which a plain search finds out without a pattern.
      const parts = word.toLowerCase().split(/(?:^| )not | … /);
      if (!parts.every((part) => bare.includes(withoutG(part)))) continue;
      const [head = '', ...behind] = word.toLowerCase().split(' … ');
      const rest = behind.map((part) => `(?=${gap}${patternOf(part)}(?![\\p{L}\\p{N}]))`).join('');
      const match = new RegExp(`(?<![\\p{L}\\p{N}])${patternOf(head)}(?![\\p{L}\\p{N}])${rest}`, 'u').exec(
        lower,
      );
      if (match) {
        const { index: start } = match;
        const end = start + match[0].length;
        best = { value, start, end, length: rest === '' ? end - start : word.length };
      }
    }
  return best && { value: best.value, start: best.start, end: best.end };
}

/** One to six words of the same sentence. */
const gap = String.raw`(?:[ ,]+[\p{L}\p{N}'’&-]+){1,6}?[ ,]+`;

/** "Not shipped" is said in many ways: "haven't shipped", "hasn't been shipped"; so is "I not answered". */
function patternOf(word: string): string {
  const [before = '', after, ...more] = word.split(/(?:^|(?<= ))not /);
  return after === undefined || more.length > 0
    ? asSaid(word)
    : `${asSaid(before)}(?:(?:have|has|did|do|am|is|are) )?(?:not|\\p{L}+n['’]?t)(?: (?:been|yet|even|gotten))* ${asSaid(after)}`;
}

const withoutG = (text: string): string => text.replaceAll(/(?<=\p{L}{2}in)(?:g|['’])\b/gu, '');

/** "Losin money", "runnin' out": many people say and write no g. */
const asSaid = (word: string): string =>
  escapePattern(word).replaceAll(/(?<=\p{L}{2}in)g\b/gu, "(?:g|['’])?");

/** Every word that names a member, by what is declared for it. */
const wordsFor = (field: FieldSpec, value: string): readonly string[] => [
  ...(field.meta.namedByWords ? [] : [identifierWords(value).join(' ')]),
  ...(field.meta.valueWords?.[value] ?? []),
];

/** "The mood" for "mood board": a word that is declared for one member only. */
export function memberByWord(field: FieldSpec, text: string): string | undefined {
  if (field.kind === 'boolean') return undefined;
  const own = new Map(
    field.values.map((value) => [value, new Set(wordsFor(field, value).flatMap(tellingWords))]),
  );
  const meant = field.values.filter((value) =>
    tellingWords(text).some(
      (word) =>
        own.get(value)?.has(word) &&
        field.values.every((other) => other === value || !own.get(other)?.has(word)),
    ),
  );
  return meant.length === 1 ? meant[0] : undefined;
}

/** Ordinals tell one member from another, and no other word without a meaning of its own does. */
const ordinals = new Set(['first', 'second', 'third', 'last', 'next', 'previous']);
const tellingWords = (text: string): string[] =>
  tokenize(text).flatMap(({ lower, stem }) => (stopWords.has(lower) && !ordinals.has(lower) ? [] : [stem]));

/** "Take it off hold and start it": of two members one after the other the last is what it comes to. */
export function lastMember(field: FieldSpec, first: string, text: string): string {
  const places = field.values.flatMap((value) => placeOfMember({ ...field, values: [value] }, text) ?? []);
  const whole = places.filter(
    (place) =>
      !places.some(
        (other) =>
          other !== place &&
          other.start <= place.start &&
          other.end >= place.end &&
          other.value !== place.value,
      ),
  );
  const from = whole.find(({ value }) => value === first);
  const next =
    from && whole.find(({ start }) => start >= from.end && thenOf.test(text.slice(from.end, start)));
  return next && isSame.test(text.slice(next.end)) ? next.value : first;
}

const thenOf = /^(?:\s+(?:it|them|that|this|her|him|up))?,?\s+(?:and|n|&|then|and then)\s+$/i;
/** What follows is about nothing else. */
const isSame =
  /^(?:\s+(?:it|them|that|this|her|him|up|on|now|today|please|pls|right away))*\s*(?:[.,;!?]|$)/i;

/** "Black and olive only": the members that stand in one row with those that were marked. */
export function inOneRow(field: FieldSpec, marked: readonly string[], text: string): string[] {
  const places = field.values
    .flatMap((value) => placeOfMember({ ...field, values: [value] }, text) ?? [])
    .sort((a, b) => a.start - b.start);
  const isNext = (a: MemberPlace, b: MemberPlace) => rowJoint.test(text.slice(a.end, b.start));
  const rows = places.reduce<MemberPlace[][]>((all, place) => {
    const last = all.at(-1)?.at(-1);
    if (last && isNext(last, place)) all.at(-1)?.push(place);
    else all.push([place]);
    return all;
  }, []);
  const own = rows.filter((row) => row.some(({ value }) => marked.includes(value)));
  return [...new Set([...marked, ...own.flat().map(({ value }) => value)])];
}

const rowJoint = /^\s*(?:,|and|&|\+|or|,\s*and)\s*$/i;

/** A text with the slips in words for members mended, every other word in its place: "prodcution". */
export function mendedFor(field: FieldSpec, text: string): string {
  const known = field.values.flatMap((value) => wordsFor(field, value)).flatMap((words) => words.split(' '));
  return tokenize(text).reduce((left, { lower, start, end }) => {
    const meant = known.includes(lower) ? undefined : known.find((word) => isSlipOf(lower, word));
    return meant === undefined ? left : left.slice(0, start) + meant + left.slice(end);
  }, text);
}
