import type { AnyDeclaration } from '@brandwright/contract';
import { isSlipOf } from '@brandwright/language/words/spelling.ts';
import { singular, stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize, type Token } from '@brandwright/language/words/tokens.ts';
import { fieldsOf } from '../../fields.ts';
import { recordsNamedIn } from '../records/kind-words.ts';

/** Said about anything, so they say nothing of one operation. */
const everyday = new Set(
  'show tell list find get give make create add set change open want need know look see help put use start one new many much long best good right time day today week month year name number thing way work go come take can could would how what which who when where why please'.split(
    ' ',
  ),
);

const cache = new WeakMap<AnyDeclaration, ReadonlySet<string>>();

/** Stems of the words that a declaration has for what it does and takes. */
function wordsOf(operation: AnyDeclaration): ReadonlySet<string> {
  const known = cache.get(operation);
  if (known) return known;
  const { name, title, description, examples } = operation;
  const values = fieldsOf(operation).flatMap(({ meta }) => [
    meta.label ?? '',
    ...(meta.words ?? []),
    ...Object.values(meta.valueWords ?? {}).flat(),
  ]);
  const words = new Set(
    tokenize([name.replaceAll('_', ' '), title, description, ...examples, ...values].join(' ')).flatMap(
      stemsOf,
    ),
  );
  cache.set(operation, words);
  return words;
}

/** A word that says something of what is meant; a figure always does. */
export const isTelling = ({ lower }: Token): boolean =>
  !stopWords.has(lower) && !everyday.has(lower) && (lower.length >= 3 || /\d/.test(lower));

const stemsOf = (word: Token): string[] =>
  isTelling(word) && word.lower.length >= 3 ? [stem(singular(word.lower))] : [];

/** Whether a message says no more than what an operation is called: "make a picture", "orders" of "List orders". */
export function saysTitle({ name, title }: AnyDeclaration, words: readonly Token[]): boolean {
  const said = words.filter(({ lower }) => !stopWords.has(lower)).map(({ lower }) => stem(singular(lower)));
  const called = new Set(
    tokenize(`${name.replaceAll('_', ' ')} ${title}`).map(({ lower }) => stem(singular(lower))),
  );
  const object = stem(singular(tokenize(title).at(-1)?.lower ?? ''));
  return said.length > 0 && said.includes(object) && said.every((one) => called.has(one));
}

/** Share of a message's telling words that a declaration knows; 1 where there are none. */
export function knownShare(operation: AnyDeclaration, words: readonly Token[]): number {
  const telling = words.filter((word) => isTelling(word) && word.lower.length >= 3);
  return telling.length === 0
    ? 1
    : telling.filter(({ lower }) => knowsWord(operation, lower)).length / telling.length;
}

/** Whether a declaration has a word, also mistyped. */
export function knowsWord(operation: AnyDeclaration, word: string): boolean {
  const own = wordsOf(operation);
  const called = stem(singular(word));
  return own.has(called) || [...own].some((one) => isSlipOf(called, one));
}

/** What goes before a thing that is meant, with up to three words between. */
const pointing =
  /(?:^|\s)(?:the|this|that|these|those|my|our|his|her|their|which|first|last|open|\p{L}+['’]s)\s+(?:[\p{L}-]+\s+){0,3}$/iu;

/** A message names a thing that a declaration has no word for: "open the first order", for what opens requests. */
export function namesOtherThing(operation: AnyDeclaration, text: string): boolean {
  const meant = recordsNamedIn(text).filter(({ start }) => pointing.test(text.slice(0, start)));
  const own = wordsOf(operation);
  return meant.length > 0 && !meant.some(({ noun }) => own.has(stem(noun)));
}

/** What people say for the verbs that operations are named by, with what it is done to in between. */
const otherVerbs: Readonly<Record<string, RegExp>> = {
  analyze: /\banaly[sz]e\b/iu,
  decline:
    /\bturn(?:ed|ing)? (?:\p{L}+(?:['’]s)? ){0,3}down\b|\breject|\bsay no\b|\btell (?:\p{L}+ ){0,2}no\b/iu,
  archive:
    /\bput (?:\p{L}+ ){1,3}away\b|\b(?:hide|tuck away) (?:that|this|it|the|their|his|her|my|our)\b(?! (?:price|cost|amount|total|figure|name|number)s?\b)/iu,
  delete: /\b(?:get rid of|throw (?:\p{L}+ ){1,3}(?:out|away)|scrap|trash|kill)\b/iu,
  remove:
    /\b(?:get rid of|throw (?:\p{L}+ ){1,3}(?:out|away)|take (?:\p{L}+ ){1,3}(?:off|out)|kick (?:\p{L}+ ){1,3}out)\b/iu,
};

/** "Turn Coastline down" says "decline" in other words. */
export function saysVerbOtherwise({ name }: AnyDeclaration, text: string): boolean {
  return otherVerbs[name.split('_', 1)[0] ?? '']?.test(text) ?? false;
}
