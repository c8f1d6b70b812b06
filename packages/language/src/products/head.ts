import { readMaterials } from '../values/materials.ts';
import { measureNouns, setNouns } from './modifiers.data.ts';
import { longestName, productsNamed, type Product } from './products.ts';
import { singularNoun } from './singular-noun.ts';
import { isModifier } from './word-kinds.ts';

/** Plural before another noun ("sports bottle", "glasses case"), so the plural does not show where the noun ends. */
const pluralBeforeNouns = new Set([
  'sports',
  'glasses',
  'sunglasses',
  'clothes',
  'headphones',
  'scissors',
  'pants',
  'jeans',
  'goods',
  'games',
  'cards',
  'arts',
  'kids',
  'mens',
  'womens',
  'ladies',
]);
const isPlural = (word: string) => word !== singularNoun(word) && !pluralBeforeNouns.has(word);
/** Of a name of several words the plural ends it: "greeting cards letterpress". */
const endsName = (words: readonly string[], { from, to }: Pick<Head, 'from' | 'to'>) => {
  const last = words[to - 1] ?? '';
  return isPlural(last) || (to - from > 1 && last !== singularNoun(last));
};

/** "olive wood": a material of several words is no thing. */
const isStuff = (words: readonly string[]) =>
  words.length > 1 &&
  readMaterials(words.join(' ')).some(({ text }) => text.split(' ').length === words.length);

/** Where the noun of a run is, and what the table has for it. */
export interface Head {
  from: number;
  to: number;
  products: Product[];
}

/** The longest name of the table that ends at a place. */
function nameEndingAt(words: readonly string[], to: number): Head | null {
  for (let length = Math.min(longestName, to); length > 0; length -= 1) {
    const found = productsNamed(words.slice(to - length, to));
    if (found.length > 0) return { from: to - length, to, products: found };
  }
  return null;
}

/** The noun of a run: the last name of the table behind which only words about it stand, else the last word. */
export function headOf(words: readonly string[]): Head | null {
  const named = words.flatMap((_, index) => nameEndingAt(words, index + 1) ?? []).reverse();
  const fitting = named.filter(
    ({ from, to }) =>
      !isStuff(words.slice(from)) &&
      // "bath towels set of 6": the plural is where the noun ends.
      !(to - from > 1 && isPlural(words[to - 2] ?? '')) &&
      (words.slice(to).every(isModifier) || endsName(words, { from, to })),
  );
  // A family ("apparel", "garment") only where no thing of its own is named.
  const head = fitting.find(({ products }) => products.some(({ isFamily }) => !isFamily)) ?? fitting[0];
  if (head) return head;
  const at = words.findLastIndex((word) => !isModifier(word));
  const last = words[at] ?? '';
  // "knitting needle rolls": behind another noun a measure is a thing.
  const isThing =
    !measureNouns.has(last) ||
    (/^(?:roll|case|sheet|bar|tube|container)s?$/.test(last) &&
      words.slice(0, at).some((word) => !isModifier(word)));
  return last.length > 2 && isThing ? contentOf(words, at) : null;
}

/** "tea tasting set": what is in the set is the thing. Sets with a name of their own are in the table. */
function contentOf(words: readonly string[], last: number): Head {
  const own: Head = { from: last, to: last + 1, products: [] };
  if (!setNouns.has(singularNoun(words[last] ?? ''))) return own;
  const inside = words.slice(0, last).findLastIndex((word) => !isModifier(word));
  return (inside < 0 ? null : nameEndingAt(words, inside + 1)) ?? own;
}
