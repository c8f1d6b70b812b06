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
  for (let to = words.length; to > 0; to -= 1) {
    const head = nameEndingAt(words, to);
    if (
      head &&
      !isStuff(words.slice(head.from)) &&
      (words.slice(to).every(isModifier) || isPlural(words[to - 1] ?? ''))
    )
      return contentOf(words, head);
    if (
      to === words.length &&
      !isModifier(words[to - 1] ?? '') &&
      setNouns.has(singularNoun(words[to - 1] ?? ''))
    )
      continue;
  }
  const last = words.at(-1) ?? '';
  const isNoun = last.length > 2 && !isModifier(last) && !measureNouns.has(last);
  return isNoun ? contentOf(words, { from: words.length - 1, to: words.length, products: [] }) : null;
}

/** "candle gift set": what is in the set is the thing, unless the set has a name of its own. */
function contentOf(words: readonly string[], head: Head): Head {
  if (head.products.length > 0 || !setNouns.has(singularNoun(words[head.from] ?? ''))) return head;
  const inside = words.slice(0, head.from).findLastIndex((word) => !isModifier(word));
  return (inside < 0 ? null : nameEndingAt(words, inside + 1)) ?? head;
}
