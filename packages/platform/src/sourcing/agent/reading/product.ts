import { readColors } from '@brandwright/language/values/colors.ts';
import { readFinishes, readMaterials } from '@brandwright/language/values/materials.ts';
import { blank, singular, take, type Sentence } from './text.ts';
import { packagingNouns, productNouns } from './vocabulary.ts';

/** A category of the marketplace with the words for it, lower case. */
export interface CategoryWords {
  id: string;
  name: string;
  kind: string;
  words: readonly string[];
}

export interface SaidProduct {
  name: string;
  said: string;
}

/** Words that may stand right before the noun of a product without telling what it is. */
const notPart = new Set(
  'a an the my our your some of for with in on at to by from and or is are be it them these those need needs want wants make made making get have having new brief sourcing tech pack please i we us me custom branded own brand good nice cute high quality premium sample samples cheap bulk order produce produced manufacture start create build about like launching launch selling sell first run batch called that which into as each per under over piece pieces units unit small large medium big mini set sets pair pairs sized size use uses instead drop add remove change product products item line collection range manufacturer factory supplier quote looking find source sourcing idea help hi hello hey can could would you who there this drinks two three four'.split(
    ' ',
  ),
);

const nounPattern = (nouns: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])((?:${nouns.map((noun) => noun.replace(/[-]/g, '[- ]')).join('|')})(?:s|es)?|shelves|pouches)(?![\\p{L}\\p{N}-])`,
    'giu',
  );

/** The noun for what is made, with the words before it that belong to it: "insulated water bottle". Packaging around it does not count. */
export function readProduct(sentence: Sentence, categories: readonly CategoryWords[]): SaidProduct | null {
  const known = [
    ...new Set([
      ...Object.keys(productNouns),
      ...categories.filter(({ kind }) => kind !== 'SERVICES').flatMap(({ words }) => words.map(singular)),
    ]),
  ]
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
  const matches = [...sentence.left.matchAll(nounPattern(known))].filter(
    (match) => !isAround(sentence.left, match),
  );
  const first = pick(matches);
  if (!first) return unknownProduct(sentence);
  const before = sentence.left.slice(0, first.index);
  const modifiers: string[] = [];
  let start = first.index;
  for (const word of [...before.matchAll(/[\p{L}][\p{L}'-]*/gu)].reverse()) {
    const gap = before.slice(word.index + word[0].length, start);
    if (!/^[ -]*$/.test(gap) || modifiers.length === 3) break;
    if (notPart.has(word[0].toLowerCase()) || (isDecoration(word[0]) && modifiers[0] !== 'plated')) break;
    modifiers.unshift(word[0].toLowerCase());
    start = word.index;
  }
  let end = first.index + first[0].length;
  // "plush bunny toys": nouns in a row are one thing.
  for (const next of matches) {
    const gap = next.index === undefined || next.index < end ? null : sentence.left.slice(end, next.index);
    if (gap === null || !/^ (?:\p{L}+ )?$/u.test(gap) || notPart.has(gap.trim().toLowerCase())) continue;
    end = (next.index ?? end) + next[0].length;
  }
  const said = sentence.whole.slice(start, end);
  const noun = sentence.whole.slice(first.index, end).toLowerCase().split(' ');
  noun[noun.length - 1] = singular(noun.at(-1) ?? '');
  blank(sentence, start, end);
  return { name: [...modifiers, ...noun].join(' '), said };
}

/** Colors and finishes before the noun are fields of their own, so they end the name. */
const decoration = /^(?:pcs|pieces?|units?|embroidered|engraved|printed|logo)$/i;
const isDecoration = (word: string) =>
  decoration.test(word) ||
  readFinishes(word).length > 0 ||
  readColors(word).some(({ certainty, text }) => certainty !== 'thing' && text === word);

/** The earliest noun that stands for the thing itself; a longer phrase at the same place was matched already. */
function pick(
  matches: readonly RegExpExecArray[] | readonly RegExpMatchArray[],
): (RegExpMatchArray & { index: number }) | null {
  const found = matches.flatMap((match) =>
    match.index === undefined ? [] : [Object.assign(match, { index: match.index })],
  );
  return found[0] ?? null;
}

const packagingPattern = new RegExp(`\\b(?:${packagingNouns.join('|')})$`, 'i');

/** "in a kraft gift box", "plus a pouch": what goes around the product. */
function isAround(text: string, match: RegExpMatchArray): boolean {
  const noun = match[0].replace(/s$/i, '');
  if (!packagingPattern.test(noun) && !packagingPattern.test(match[0])) return false;
  const before = text.slice(Math.max(0, (match.index ?? 0) - 48), match.index).replaceAll('\u0000', ' ');
  return /\b(?:in|into|inside|packed|packaged|packaging|plus|comes? (?:in|with)|with|boxed|wrapped)(?:\s+(?:in|an?|the|its|their|own|individual|each|custom|branded|printed|kraft|plain|white|black|recycled|small|nice|eco|friendly|paper|cotton|linen|velvet|cardboard|rigid|magnetic|drawstring|gift|dust|poly|mailer|tuck|drawer|glass|reusable|compostable|matching|simple|good|:|-))*\s*$/i.test(
    before,
  );
}

/** What stands after the quantity or after "need" and "make", when no known noun was said. */
function unknownProduct(sentence: Sentence): SaidProduct | null {
  const match =
    take(
      sentence,
      /(?:\u0000|\d)\s+((?:\p{L}[\p{L}'-]*\s?){1,4}?)(?=\s*(?:\u0000|[,.;:]|$|\b(?:with|in|for|from|at|under|made|and|that|to|by)\b))/iu,
    ) ??
    take(
      sentence,
      /\b(?:make|need|want|produce|manufacture|source|sell|launch|brief for|tech ?pack for|product(?: is|:)?)\s+(?:me\s+|us\s+)?(?:an?\s+|some\s+|my\s+own\s+|my\s+|our\s+)?((?:\p{L}[\p{L}'-]*\s?){1,4}?)(?=\s*(?:\u0000|[,.;:]|$|\b(?:with|in|for|from|at|under|made|and|that|to|by)\b))/iu,
    );
  const words = (match?.[1] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word && !notPart.has(word) && !isDecoration(word));
  const last = words.at(-1);
  if (!match || !last || last.length < 3 || readMaterials(last).length > 0) return null;
  words[words.length - 1] = singular(last);
  return { name: words.join(' '), said: (match[1] ?? '').trim() };
}

/** The category whose word stands in the product's name: the longest, then the last. */
export function categoryOf(
  product: string,
  categories: readonly CategoryWords[],
): { id: string; name: string; word: string } | null {
  const text = ` ${product.toLowerCase()} `;
  const found = categories
    .filter(({ kind }) => kind !== 'SERVICES')
    .flatMap(({ id, name, words }) => words.map((word) => ({ id, name, word: singular(word) })))
    .concat(
      Object.entries(productNouns).flatMap(([word, ids]) =>
        ids.flatMap((id) => {
          const category = categories.find((one) => one.id === id);
          return category ? [{ id, name: category.name, word }] : [];
        }),
      ),
    )
    .filter(({ word }) => text.includes(` ${word} `) || text.includes(` ${word}s `))
    .sort(
      (a, b) =>
        text.lastIndexOf(b.word) + b.word.length - (text.lastIndexOf(a.word) + a.word.length) ||
        b.word.length - a.word.length ||
        a.id.localeCompare(b.id),
    );
  return found[0] ?? null;
}
