import { singularNoun } from '@brandwright/language/products/singular-noun.ts';
import { isDescribing } from '@brandwright/language/products/word-kinds.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { Dice } from './dice.ts';
import { capitalized } from './grammar.ts';
import { isKnownBrand } from './known-brands.ts';
import { associations, rootsOfKind, rootsRefused } from './name-roots.data.ts';
import { firmEndings, hurtful, manners, notThings, placeEndings, seconds, unfit } from './name-words.ts';
import { isPronounceable, isPronounceableWord } from './pronounceable.ts';
import { stemsOf, type Reading } from './read-brief.ts';
import { refusedColorNames } from './refused.ts';

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
const phrases = entries.filter(({ word }) => word.includes(' '));
const rootsOfWord = (word: string): readonly string[] =>
  entries.flatMap(({ word: known, roots }) =>
    (known.endsWith('*') ? word.startsWith(known.slice(0, -1)) : word === known) ? roots : [],
  );

/** What names can be made of: words of the brief itself, and what they bring to mind. */
export interface NameRoots {
  own: readonly string[];
  brought: readonly string[];
}

/** Roots below this number give too few different names: what the kind of product brings to mind joins them. */
const enoughRoots = 4;

/** What the brief refuses, and what a refused manner rules out. */
const refusedWords = ({ refused }: Reading): ReadonlySet<string> =>
  new Set([
    ...refused.flatMap(({ word }) => stemsOf(word)),
    ...refusedColorNames(refused),
    ...refused.flatMap(({ word }) =>
      rootsRefused.flatMap(([words, roots]) => (words.test(word) ? roots.split(' ') : [])),
    ),
  ]);

/** The words of a brief that a name may take; the nouns of its products only give what they bring to mind. */
export function nameRootsOf(reading: Reading): NameRoots {
  const { product, second, materials, who, uses, traits, subjects, origins, extras, facts } = reading;
  const refused = refusedWords(reading);
  const mayBe = (root: string) => !refused.has(root);
  const named = who?.isNamed ? who.many : '';
  const said = [
    who?.averse === undefined ? named : '',
    ...materials,
    ...uses,
    ...traits,
    ...subjects,
    ...origins,
    ...extras,
  ]
    .join(' . ')
    .toLowerCase();
  const nouns = [product.nouns, second?.nouns ?? ''].join(' . ');
  // "parents" says little where "twins" says much.
  const head =
    named
      .split(/\s(?:with|of|in|who|over|under|aged?|from)\s/)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const inNoun = wordsOf(nouns);
  const own = wordsOf(said).filter(
    (word) =>
      /^[a-z]{3,7}$/.test(word) &&
      !/(?:ing|ed|er|ly)$/.test(word) &&
      !unfit.has(word) &&
      !isDescribing(word) &&
      !inNoun.includes(word) &&
      word !== singularNoun(head),
  );
  const whole = [said, product.claims.join(' . '), nouns].join(' . ');
  const found = phrases.filter(({ word }) => singular(whole).includes(` ${word} `));
  const left = found.reduce((text, { word }) => text.replaceAll(` ${word} `, ' '), singular(whole));
  const brought = [...found.flatMap(({ roots }) => roots), ...wordsOf(left).flatMap(rootsOfWord)].filter(
    mayBe,
  );
  const few = new Set([...own.filter(mayBe), ...brought]).size < enoughRoots;
  return {
    own: [...new Set(own.filter(mayBe))],
    brought: [...new Set([...brought, ...(few ? rootsOfKind[facts.kind].split(' ').filter(mayBe) : [])])],
  };
}

/** A text with every word in the singular and spaces around it, so that phrases are found whole. */
const singular = (text: string) =>
  ` ${text
    .split(/\s+/)
    .map((word) => singularNoun(word))
    .join(' ')} `;

const wordsOf = (text: string): string[] =>
  [
    ...new Set(
      text.split(/[^\p{L}-]+/u).flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word])),
    ),
  ]
    .map((word) => singularNoun(word))
    .filter((word) => word.length > 2 && !empty.has(word) && !stopWords.has(word));

/** A name with the roots that it is made of. */
interface Made {
  name: string;
  roots: readonly string[];
}
interface Source {
  /** Roots that no name has yet, or all where there are none. */
  fresh: readonly string[];
  all: readonly string[];
  /** What only comes to mind: the words of the brief themselves get no endings. */
  brought: readonly string[];
}
type Pattern = (dice: Dice, source: Source) => Made | undefined;

/** Two halves that are read as one word without a stumble: at most three consonants meet, and no letter or vowel twice. */
const joins = (first: string, second: string): boolean =>
  first.at(-1) !== second[0] &&
  !/[aeiouy]$/.test(first.replace(/(?<=[^aeiouy])e$/, '')) &&
  !(/(?:er|or)$/.test(first) && /^(?:r|l|w)/.test(second)) &&
  (/[^aeiouy]+$/.exec(first)?.[0].length ?? 0) + (/^[^aeiouy]+/.exec(second)?.[0].length ?? 0) <= 3;

const one = (dice: Dice, roots: readonly string[]): string | undefined => dice.sample(roots, 1)[0];

const compound: Pattern = (dice, { fresh }) => {
  const first = one(
    dice,
    fresh.filter((root) => root.length <= 7),
  );
  const second = dice.pick(seconds);
  return first && joins(first, second) ? { name: capitalized(first + second), roots: [first] } : undefined;
};
const pair: Pattern = (dice, { fresh, all, brought }) => {
  const first = one(dice, fresh);
  // Where few are left, each is kept for a name of its own.
  const second = one(dice, fresh.length > 2 ? fresh : all.length > 2 ? [] : all);
  // Two words that the brief says side by side would only be its own words apart.
  if (!first || !second || first === second || ![first, second].some((root) => brought.includes(root)))
    return undefined;
  const [front, back] = dice.chance(0.5) ? [first, second] : [second, first];
  return {
    name: `${capitalized(front)} ${dice.pick(['&', 'and'])} ${capitalized(back)}`,
    roots: [first, second],
  };
};
const ended =
  (endings: readonly string[]): Pattern =>
  (dice, { fresh }) => {
    const root = one(dice, fresh);
    const ending = dice.pick(endings);
    return root ? { name: `${capitalized(root)} ${ending}`, roots: [root] } : undefined;
  };
/** "loam" → Loama, "loft" → Loftia: short roots with a soft ending that the brief does not say itself. */
const grown: Pattern = (dice, { fresh, brought }) => {
  const root = one(
    dice,
    fresh.filter((root) => brought.includes(root) && root.length <= 6),
  );
  if (!root || !/^[^aeiouy]*[aeiou]{1,2}(?:[dlmnrt]|n[dt]|r[dln]|ft|ll)$/.test(root)) return undefined;
  return { name: capitalized(root + dice.pick(['a', 'ia', 'ora'])), roots: [root] };
};
const described: Pattern = (dice, { fresh }) => {
  const root = one(
    dice,
    fresh.filter((root) => !notThings.has(root)),
  );
  return root
    ? { name: `${capitalized(dice.pick(manners))} ${capitalized(root)}`, roots: [root] }
    : undefined;
};
const patterns: readonly Pattern[] = [
  compound,
  pair,
  ended(firmEndings),
  described,
  compound,
  ended(placeEndings),
  pair,
  grown,
];

const key = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Whether two words hurt where they meet, or one of them does. */
const hurts = (name: string, roots: readonly string[]): boolean => {
  const found = hurtful.exec(key(name))?.[0];
  return found !== undefined && !roots.some((root) => root.includes(found));
};

/** Whether a name may stand: it can be said, is short, is no well-known mark and does not only name the product. */
export function mayBeName(name: string, reading: Reading): boolean {
  const flat = key(name);
  if (name.length > 24 || flat.length < 4 || isKnownBrand(name) || !isPronounceable(name)) return false;
  if (/\b(\w+) (?:& |and )?\1\b/i.test(name)) return false;
  if (!/[ &]/.test(name) && !isPronounceableWord(name)) return false;
  const own = stemsOf(name);
  return ![reading.product.nouns, reading.second?.nouns ?? '']
    .flatMap(stemsOf)
    .some((word) => word.length > 2 && (own.includes(word) || (word.length > 3 && flat.includes(word))));
}

/** Tries after which roots may come again, and after which the category's join them. */
const [againAfter, wideAfter] = [60, 400];

/**
 * Different names for a reading, by different patterns, none of `avoid` and none that only differs in its spaces; each
 * holds a word of the brief or what one brings to mind, and a root comes again only when all have come. Always as many
 * as asked for.
 */
export function namesFor(reading: Reading, count: number, avoid: readonly string[], dice: Dice): string[] {
  const taken = new Set(avoid.map(key));
  const { own, brought } = nameRootsOf(reading);
  const said = [...own, ...brought];
  // A brief that says nothing at all still gets names.
  let roots: readonly string[] = said.length > 0 ? said : reading.category.roots;
  const used = new Set(roots.filter((root) => avoid.some((name) => stemsOf(name).includes(root))));
  const refused = refusedWords(reading);
  const isRefused = (name: string) => stemsOf(name).some((word) => refused.has(word));
  const names: string[] = [];
  let order = dice.sample(patterns, patterns.length);
  let since = 0;
  for (let tries = 0; names.length < count && tries < 6000; tries += 1) {
    if (order.length === 0) order = dice.sample(patterns, patterns.length);
    if (tries === wideAfter)
      roots = [
        ...new Set([
          ...roots,
          ...rootsOfKind[reading.facts.kind].split(' '),
          ...(reading.facts.fits ? reading.category.roots : []),
        ]),
      ];
    since += 1;
    if (since > againAfter) used.clear();
    const fresh = roots.filter((root) => !used.has(root));
    const source = {
      fresh: fresh.length > 0 ? fresh : roots,
      all: roots,
      brought: roots.filter((root) => !own.includes(root)),
    };
    const made = (order.shift() ?? compound)(dice, source);
    if (
      !made ||
      taken.has(key(made.name)) ||
      hurts(made.name, made.roots) ||
      isRefused(made.name) ||
      !mayBeName(made.name, reading)
    )
      continue;
    taken.add(key(made.name));
    for (const root of made.roots) used.add(root);
    names.push(made.name);
    since = 0;
  }
  return names;
}
