import { singularNoun } from '@brandwright/language/products/singular-noun.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { Dice } from './dice.ts';
import { capitalized, titled } from './grammar.ts';
import { isKnownBrand } from './known-brands.ts';
import { associations } from './name-roots.data.ts';
import { placeEndings, seconds } from './name-words.ts';
import { isPronounceable, isPronounceableWord } from './pronounceable.ts';
import { stemsOf, type Reading } from './read-brief.ts';

/** Words of a brief that say nothing of it. */
const empty = new Set(
  `people folks adults users lovers owners buyers who that which with from made look looks good nice best great like never always
  hate love want need have aged over under years old and the for into their them they your small large big tiny very more most less
  scent product products everyday goods friendly based free style shaped inspired handed all day with`.split(
    /\s+/,
  ),
);

const entries = Object.entries(associations).flatMap(([words, roots]) =>
  words.split(', ').map((word) => ({ word, roots: roots.split(' ') })),
);
const rootsOfWord = (word: string): readonly string[] =>
  entries.flatMap(({ word: known, roots }) =>
    (known.endsWith('*') ? word.startsWith(known.slice(0, -1)) : word === known) ? roots : [],
  );

/** What names can be made of: words of the brief itself, and what they bring to mind. */
export interface NameRoots {
  own: readonly string[];
  brought: readonly string[];
}

/** The words of a brief that a name may take; the noun itself only gives what it brings to mind. */
export function nameRootsOf(reading: Reading): NameRoots {
  const { product, materials, who, uses, traits, subjects, origins, extras } = reading;
  const refused = new Set(reading.refused.flatMap(({ word }) => stemsOf(word)));
  const said = [
    who?.isNamed && who.averse === undefined ? who.many : '',
    ...materials,
    ...uses,
    ...traits,
    ...subjects,
    ...origins,
    ...extras,
  ]
    .join(' ')
    .toLowerCase();
  const wordsOf = (text: string) =>
    [
      ...new Set(
        text
          .split(/[^\p{L}-]+/u)
          .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word])),
      ),
    ]
      .map((word) => singularNoun(word))
      .filter((word) => word.length > 2 && !empty.has(word) && !stopWords.has(word) && !refused.has(word));
  // "parents" says little where "twins" says much.
  const head =
    (who?.many.split(/\s(?:with|of|in|who|over|under|aged?|from)\s/)[0] ?? '').split(' ').at(-1) ?? '';
  const people = new Set([singularNoun(head)]);
  const around = wordsOf(said);
  const inNoun = wordsOf(product.nouns);
  const own = around.filter(
    (word) => /^[a-z]{3,7}$/.test(word) && !inNoun.includes(word) && !people.has(word),
  );
  const brought = [...around, ...wordsOf(product.claims.join(' ')), ...inNoun]
    .flatMap(rootsOfWord)
    .filter((root) => !refused.has(root));
  return { own: [...new Set(own)], brought: [...new Set(brought)] };
}

/** Beginnings of words, for a name when a brief brings little to mind: "harmonica" → harmon, harmo, harm. */
const beginningsOf = (word: string): string[] => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  return [6, 5, 4, 3].filter((length) => length < letters.length).map((length) => letters.slice(0, length));
};

type Pattern = (dice: Dice, roots: readonly string[]) => string;

const compound: Pattern = (dice, roots) => {
  const first = dice.pick(roots);
  const second = dice.pick(seconds.filter((word) => word !== first && !word.startsWith(first.slice(-1))));
  return capitalized(first + second);
};
const joined: Pattern = (dice, roots) => {
  const [first = 'north', second = 'field'] = dice.sample(roots, 2);
  return first.length + second.length > 10 ? compound(dice, roots) : capitalized(first + second);
};
const pair: Pattern = (dice, roots) => {
  const [first, second] = dice.sample(roots, 2);
  return first && second
    ? `${capitalized(first)} ${dice.pick(['&', 'and'])} ${capitalized(second)}`
    : compound(dice, roots);
};
const place: Pattern = (dice, roots) => `${capitalized(dice.pick(roots))} ${dice.pick(placeEndings)}`;
const grown: Pattern = (dice, roots) =>
  capitalized(stemFor(dice.pick(roots)) + dice.pick(['ora', 'ia', 'en', 'ette', 'ello', 'a', 'o']));
/** Without its last vowels, where enough is left to know it by. */
const stemFor = (root: string) => {
  const stem = root.replace(/[aeiouy]+$/, '');
  return stem.length > 2 ? stem : root;
};
const described: Pattern = (dice, roots) =>
  titled(
    `${dice.pick(['slow', 'kind', 'good', 'late', 'early', 'tall', 'plain', 'second', 'near', 'open', 'true', 'every', 'our'])} ${dice.pick(roots)}`,
  );
const patterns: readonly Pattern[] = [compound, pair, place, joined, described, grown, compound, pair];

const key = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Whether a name may stand: it can be said, is short, is no well-known mark and does not only name the product. */
export function mayBeName(name: string, reading: Reading): boolean {
  const flat = key(name);
  if (name.length > 24 || flat.length < 4 || isKnownBrand(name) || !isPronounceable(name)) return false;
  if (/\b(\w+) (?:& |and )?\1\b/i.test(name)) return false;
  if (!/[ &]/.test(name) && !isPronounceableWord(name)) return false;
  const own = stemsOf(name);
  return !stemsOf(reading.product.nouns).some(
    (word) => word.length > 2 && (own.includes(word) || (word.length > 3 && flat.includes(word))),
  );
}

/**
 * Different names for a reading, by different patterns, none of `avoid` and none that only differs in its spaces; each
 * holds a word of the brief or what one brings to mind. Always as many as asked for.
 */
export function namesFor(reading: Reading, count: number, avoid: readonly string[], dice: Dice): string[] {
  const taken = new Set(avoid.map(key));
  const names: string[] = [];
  const { own, brought } = nameRootsOf(reading);
  const said = [...own, ...brought];
  const words = `${reading.product.noun} ${reading.who?.isNamed ? reading.who.many : ''}`.split(' ');
  const beginnings = [...new Set(words.filter((word) => !empty.has(word)).flatMap(beginningsOf))];
  const known = said.length > 0 ? said : beginnings;
  // A brief that says nothing at all still gets names.
  const roots = known.length > 0 ? known : reading.category.roots;
  let order = dice.sample(patterns, patterns.length);
  const open = { roots, tries: 0 };
  while (names.length < count && open.tries < 4000) {
    if (order.length === 0) order = dice.sample(patterns, patterns.length);
    const name = (order.shift() ?? compound)(dice, open.roots);
    open.tries += 1;
    // Where the words of a brief give few names, their beginnings give more.
    if (open.tries === 400)
      open.roots = [...roots, ...beginnings, ...(reading.facts.fits ? reading.category.roots : [])];
    if (taken.has(key(name)) || !mayBeName(name, reading)) continue;
    taken.add(key(name));
    names.push(name);
  }
  return names;
}
