import { headOf, type Head } from './head.ts';
import {
  audienceOf,
  blendedFamilies,
  flavoredFamilies,
  holdingFamilies,
  measureNouns,
  peopleWords,
  vesselKinds,
} from './modifiers.data.ts';
import { isPrecious, modifiersOf } from './modifiers.ts';
import { lookupWords, productsNamed, type Product } from './products.ts';
import { runsOf, takeExclusions, type Exclusions, type Run, type Word } from './runs.ts';
import { singularNoun } from './singular-noun.ts';
import { isColor, isModifier } from './word-kinds.ts';

/** What a phrase says is wanted or offered: the thing, and what is said about it. */
export interface ProductWords {
  /** As it was said, from the first word about it to the noun: "insulated stainless steel water bottles". */
  text: string;
  start: number;
  end: number;
  /** Where the noun itself begins. */
  nounStart: number;
  /** The noun, singular: ["water", "bottle"]. */
  noun: readonly string[];
  /** What the table has for it: several of a word with several senses, none for a noun that it lacks. */
  products: readonly Product[];
  /** Words that make another kind of it, singular: "welding" of welding gloves, "insulated". */
  kinds: readonly string[];
  /** Claims that a maker may meet without saying so: "organic". */
  claims: readonly string[];
  /** Names of materials. */
  materials: readonly string[];
  /** Groups: "kids", "dog". */
  audience: readonly string[];
  /** What is filled is filled in it: "tin" of candles in tins. */
  vessels: readonly string[];
  /** What was said behind it, as it was said: "for toddlers", "with a zipper". */
  phrases: readonly string[];
  excluded: Exclusions;
  /** "and" or "or" stands before it or behind it. */
  isListed: boolean;
}

const wordsOf = (words: readonly Word[]) => words.map(({ lower }) => lower);

/** "a stand for phones": what it is for may make a name with it. */
function joinedName(run: Run, head: Head, behind: Run): Product[] {
  const noun = wordsOf(run.words.slice(head.from, head.to));
  const own = wordsOf(behind.words);
  return [own, own.slice(-1)].flatMap((one) => productsNamed([...one, ...noun])).slice(0, 1);
}

/** "jar and pillar candles": the noun stands once for both. */
function sharedName(run: Run, head: Head, next: Run | undefined): Product[] {
  const last = next?.isJoined ? next.words.at(-1)?.lower : undefined;
  if (last === undefined) return [];
  const named = productsNamed([...wordsOf(run.words.slice(head.from, head.to)), last]);
  return named.filter(({ isFamily }) => !isFamily).slice(0, 1);
}

/** All that is offered or asked for in a text, in order. `about` (a category's name) chooses among several senses. */
export function readProducts(said: string, about = ''): ProductWords[] {
  const { left, ...excluded } = takeExclusions(withoutLabels(said.replaceAll(/[\u2018\u2019]/g, "'")));
  const runs = runsOf(left);
  const found: ProductWords[] = [];
  for (const [index, run] of runs.entries()) {
    const head = headOf(wordsOf(run.words));
    const before = runs[index - 1];
    const isContent = run.link === 'of' && before !== undefined && isMeasure(before);
    const isMain = run.link === '' || isContent || found.length === 0;
    if (!isMain || head === null || (run.link === '' && isAside(found, head))) {
      const last = found.at(-1);
      if (last) found[found.length - 1] = withRun(left, last, run);
      continue;
    }
    if (isMeasure(run) && runs[index + 1]?.link === 'of') continue;
    found.push(productOf(said, left, runs, index, head, excluded, about));
  }
  return found;
}

/**
 * The things that the table knows and that are asked for: the first, and those listed with it ("mugs and plates"). What
 * only follows ("face serum, 30 ml dropper") is about the first.
 */
export function readAsked(said: string): ProductWords[] {
  const [first, ...more] = readProducts(said).filter(({ products }) => products.length > 0);
  return first ? [first, ...more.filter(({ isListed }) => isListed)] : [];
}

/** What is asked for: the first thing that the table knows, else the first. Null where a text names none. */
export function readProduct(said: string, about = ''): ProductWords | null {
  const found = readProducts(said, about);
  return found.find(({ products }) => products.length > 0) ?? found[0] ?? null;
}

/** "private label" says whose name is on it. */
const withoutLabels = (text: string) =>
  text
    .replace(/\b(glow)(?:s|ing)?[- ]in[- ]the[- ]dark\b/gi, (said, glow: string) => glow.padEnd(said.length))
    .replace(/\b(?:private|white|own|custom|branded)[- ]labels?\b/gi, (words) =>
      '\u0000'.repeat(words.length),
    );

const isMeasure = ({ words }: Run): boolean =>
  words.length > 0 && measureNouns.has(words.at(-1)?.lower ?? '');

/** An unknown noun behind a comma is no second thing: "mugs, launch in March". */
const isAside = (found: readonly ProductWords[], head: Head): boolean =>
  found.length > 0 && head.products.length === 0;

function productOf(
  said: string,
  left: string,
  runs: readonly Run[],
  index: number,
  head: Head,
  excluded: Exclusions,
  about: string,
): ProductWords {
  const run = runs[index] ?? {
    ...{ words: [], link: '', isOwned: false, hasArticle: false, isJoined: false },
  };
  const next = runs[index + 1];
  const joined =
    next?.link === 'for' && !next.isOwned ? joinedName(run, head, next) : sharedName(run, head, next);
  const first = run.words.findIndex((word, at) => at >= head.from || !isColor(word.lower));
  const start = run.words[Math.max(first, 0)]?.start ?? 0;
  const end = run.words[head.to - 1]?.end ?? 0;
  const named = joined[0];
  const words = modifiersOf(left, run.words, head);
  const senses = named ? [named] : sensesFor(head.products, about);
  const jewelry = senses.filter(({ family }) => family === 'jewelry');
  // Of what is gold or silver the jewel is meant: "gold stacking rings" are no toy.
  const products = jewelry.length > 0 && words.kinds.some(isPrecious) ? jewelry : senses;
  return {
    text: said.slice(start, end),
    start,
    end,
    nounStart: run.words[head.from]?.start ?? start,
    noun: named
      ? named.name.split(' ')
      : run.words.slice(head.from, head.to).map(({ lower }) => singularNoun(lower)),
    products,
    ...words,
    kinds: [...new Set([...words.kinds, ...blendIn(run, head, products)])],
    vessels: [],
    phrases: [],
    excluded,
    isListed: run.isJoined || next?.isJoined === true,
  };
}

/** The senses that a category's name speaks of, where it speaks of any. */
function sensesFor(found: readonly Product[], about: string): readonly Product[] {
  if (found.length < 2 || about === '') return found;
  const words = about
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const families = new Set(
    words
      .flatMap((_, index) => [1, 2].flatMap((size) => productsNamed(words.slice(index, index + size))))
      .map(({ family }) => family),
  );
  const fitting = found.filter(({ family }) => families.has(family));
  return fitting.length > 0 ? fitting : found;
}

/** A thing with what a run behind it says: what it is made of, for whom, which kind. */
function withRun(left: string, thing: ProductWords, run: Run): ProductWords {
  const { kinds, claims, materials, audience } = modifiersOf(left, run.words, null);
  const [first, lastWord] = [run.words[0], run.words.at(-1)];
  const phrase =
    first && lastWord ? left.slice(first.start, lastWord.end).replaceAll('\u0000', ' ').trim() : '';
  const isStuff = run.link === '' || ['in', 'of', 'from', 'made', 'out', 'using'].includes(run.link);
  const isUse = run.link === 'for' && !run.isOwned && run.words.length < 3;
  const all = run.words.every(({ lower }) => isModifier(lower));
  const isName =
    isUse && thing.noun.join(' ').startsWith(run.words.map(({ lower }) => singularNoun(lower)).join(' '));
  const join = (own: readonly string[], more: readonly string[]) => [...new Set([...own, ...more])];
  return {
    ...thing,
    materials: isStuff ? join(thing.materials, materials) : thing.materials,
    claims:
      run.link === '' && all
        ? join(thing.claims, claims)
        : isFeature(run)
          ? join(thing.claims, [...claims, ...kinds])
          : isUse && !isName
            ? join(thing.claims, kinds.filter(isSoftUse))
            : thing.claims,
    vessels: join(thing.vessels, vesselsIn(thing, run)),
    phrases:
      (run.link === 'for' && !run.isOwned) || isFeature(run) || vesselsIn(thing, run).length > 0
        ? [...thing.phrases, `${run.link} ${phrase}`.trim()]
        : thing.phrases,
    audience: isUse || (run.link === '' && all) ? join(thing.audience, audience) : thing.audience,
    kinds:
      isUse && !isName
        ? join(
            thing.kinds,
            kinds.filter((word) => !isSoftUse(word)),
          )
        : thing.kinds,
  };

  /** "for runners", "for ADHD", herbs for a planter: the same thing, for somebody or with something in it. */
  function isSoftUse(word: string): boolean {
    const asSaid = run.words.find(({ lower }) => singularNoun(lower) === word);
    return (
      peopleWords.has(word) ||
      /(?:er|or|ist|ian|eer)$/.test(word) ||
      (asSaid !== undefined && /^\p{Lu}{2,}$/u.test(left.slice(asSaid.start, asSaid.end))) ||
      thing.products.some(({ family }) => holdingFamilies.has(family))
    );
  }
}

/** "with a zipper", "corduroy" behind a comma: something about the thing that its maker may be asked for. */
const isFeature = ({ link, isOwned, hasArticle, isJoined, words }: Run): boolean =>
  (!isOwned || hasArticle) &&
  words.length < 4 &&
  (featureLinks.has(link) || (link === '' && !isJoined && words.length < 3));
const featureLinks: ReadonlySet<string> = new Set(['with', 'featuring', 'including']);

/** "candles in tins": what it is filled in, of what is filled. */
const vesselsIn = ({ products }: ProductWords, { link, words }: Run): string[] => {
  const last = singularNoun(words.at(-1)?.lower ?? '');
  return ['in', 'into', 'inside'].includes(link) &&
    last in vesselKinds &&
    products.some(({ family }) => blendedFamilies.has(family))
    ? [last]
    : [];
};

/** "green" of green tea, which a table has as tea. */
function blendIn(run: Run, head: Head, products: readonly Product[]): string[] {
  const [one] = products;
  if (!one || !flavoredFamilies.has(one.family)) return [];
  return wordsOf(run.words.slice(head.from, head.to)).flatMap((word) =>
    one.name.split(' ').includes(singularNoun(word)) ||
    word in audienceOf ||
    plainBlends.has(singularNoun(word))
      ? []
      : [singularNoun(word)],
  );
}
/** What any tea or coffee may be called. */
const plainBlends: ReadonlySet<string> = new Set(['blend', 'bean', 'bag', 'espresso', 'roasted', 'sachet']);

/** Words by which an index finds what fits and what is near; `fitOf` decides among what it finds. */
export const lookupWordsOf = ({ products, noun }: ProductWords): string[] =>
  products.length > 0 ? [...new Set(products.flatMap(lookupWords))] : noun.slice(-1);
