import { longestNoun, nouns, type Noun } from './lexicon.ts';
import { kindsOf } from './materials.ts';
import { kindOfNoun } from './noun-kinds.ts';
import type { Phrase } from './phrase.ts';

/** A noun among the words of a phrase, from `at` to before `end`. */
export interface Found {
  noun: Noun;
  at: number;
  end: number;
}

/** The head noun first, then nouns that are joined to it by "and" or "or". Materials and vague nouns only when alone. */
export function headNouns(phrase: Phrase): Found[] {
  const inHead = nounsIn(phrase.words, 0, phrase.headEnd);
  const found = inHead.length > 0 ? inHead : nounsIn(phrase.words, phrase.headEnd, phrase.words.length);
  const strong = found.filter(({ noun }) => !isWeak(noun));
  const goods = strong.filter(({ noun }) => noun.name !== 'bead' && !stuffs.has(noun.name));
  const madeUp = strong.filter(({ noun }) => !stuffs.has(noun.name));
  const heads = [goods, madeUp, strong, found].find((some) => some.length > 0) ?? [];
  const [last, ...others] = heads.toReversed();
  if (!last) return [];
  const joined = others.filter(({ end }) => phrase.words.slice(end, last.at).includes('and'));
  const madeOf = strong.filter((one) => !heads.includes(one));
  return [
    // Of "jewelry packaging and display" the longer name says more.
    ...[last, ...joined.slice(0, 2)].sort((a, b) => b.end - b.at - (a.end - a.at)),
    ...madeOf,
  ];
}

/** Stuffs that are sold as well as used: of "necklace, rhinestone" they are what it is made of, or its flavor. */
const stuffs = new Set(
  'rhinestone sequin feather foam polymer-clay filter-paper vanilla cinnamon lemon strawberry peppermint'
    .split(' ')
    .map((name) => name.replace('-', ' ')),
);

const isWeak = ({ name, isVague }: Noun): boolean => isVague || kindsOf(name).length > 0;

/** Known nouns from left to right, read from the right: "roasted coffee beans" are coffee beans, not beans. */
function nounsIn(words: readonly string[], from: number, to: number): Found[] {
  const found: Found[] = [];
  let end = to;
  while (end > from) {
    const one = nounBefore(words, from, end);
    if (one) found.unshift(one);
    end = one ? one.at : end - 1;
  }
  return found;
}

/** The longest noun of the lexicon that ends there, else one that is a kind of such a noun. */
const nounBefore = (words: readonly string[], from: number, end: number): Found | undefined =>
  longestBefore(words, from, end, (name) => nouns.get(name)) ?? longestBefore(words, from, end, kindOfNoun);

function longestBefore(
  words: readonly string[],
  from: number,
  end: number,
  find: (name: string) => Noun | undefined,
): Found | undefined {
  for (let size = Math.min(longestNoun * 2 - 1, end - from); size > 0; size -= 1) {
    const at = end - size;
    if (words[at] === 'and' || words[end - 1] === 'and') continue;
    const name = words
      .slice(at, end)
      .filter((word) => word !== 'and')
      .join(' ');
    const noun = find(name);
    if (noun) return { noun, at, end };
  }
  return undefined;
}
