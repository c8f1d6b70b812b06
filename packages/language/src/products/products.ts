import { singularNoun } from './singular-noun.ts';
import { familyNames, productTable } from './product-table.data.ts';

/** A product of the table, or a whole family of them. */
export interface Product {
  /** "water bottle"; of a family its name, "drinkware". */
  name: string;
  family: string;
  /** Part of the family: "to go"; empty where the family has none, or for a whole family. */
  part: string;
  /** The noun that it is a kind of: "taper candle" of "candle". */
  wider: Product | null;
  isFamily: boolean;
  /** Every way to say it, singular, lower case; its name first. */
  words: readonly string[];
}

/** How a noun is compared: its words in the singular, written together. "Key chains" → keychain, "scrunchies" → scrunchy. */
export const productKey = (words: readonly string[]): string =>
  words
    .map((word) =>
      singularNoun(word)
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .replace(/(?<=..)ie$/, 'y'),
    )
    .join('');

const splitWords = (text: string) => text.split(/[\s-]+/).filter(Boolean);

function parseTable(table: Readonly<Record<string, string>>): Product[] {
  const byName = new Map<string, Product>();
  const entries = Object.entries(table).flatMap(([place, text]) =>
    text.split(';').map((entry) => ({ place, entry })),
  );
  for (const { place, entry } of entries) {
    const [family = '', part = ''] = place.split('/');
    const inFamily = (name: string) => `${family}: ${name}`;
    const [noun = '', others = ''] = entry.split(':');
    const [name = '', widerName] = noun.split('<').map((one) => one.trim());
    const wider = widerName === undefined ? null : byName.get(inFamily(widerName));
    if (wider === undefined) throw new Error(`${name} comes before its wider noun ${widerName ?? ''}.`);
    const words = [name, ...others.split(',').map((one) => one.trim())].filter(Boolean);
    byName.set(inFamily(name), { name, family, part, wider, isFamily: false, words });
  }
  return [...byName.values()];
}

/** Every product, and the families that have a name of their own. */
export const products: readonly Product[] = [
  ...parseTable(productTable),
  ...Object.entries(familyNames).flatMap(([place, words]): Product[] => {
    const [family = '', part = ''] = place.split('/');
    const [name] = words;
    return name === undefined ? [] : [{ name, family, part, wider: null, isFamily: true, words }];
  }),
];

const byKey = Map.groupBy(
  products.flatMap((product) =>
    product.words.map((words) => ({ product, key: productKey(splitWords(words)) })),
  ),
  ({ key }) => key,
);

/** Words of the longest name in the table. */
export const longestName = Math.max(
  ...products.flatMap(({ words }) => words.map((one) => splitWords(one).length)),
);

/** The products that these words name, in any number, hyphen or spacing; several where a word has several senses. */
export function productsNamed(words: readonly string[]): Product[] {
  const last = words.at(-1)?.toLowerCase();
  const found =
    byKey.get(productKey(words)) ??
    (last === 'glasses' ? byKey.get(productKey([...words.slice(0, -1), 'glass'])) : undefined);
  return [...new Set(found?.map(({ product }) => product) ?? [])];
}

/** Whether one is the other or a kind of it: a pint glass of a drinking glass, a mug of drinkware. */
export function isKindOf(one: Product, other: Product): boolean {
  if (one === other) return true;
  if (other.isFamily) return one.family === other.family && (other.part === '' || one.part === other.part);
  return one.wider !== null && isKindOf(one.wider, other);
}

/** How near two products are: 3 kinds of one noun, 2 one part of a family, 1 one family whose parts are made alike, 0 not at all. */
export function closeness(one: Product, other: Product): 0 | 1 | 2 | 3 {
  if (one.family !== other.family) return 0;
  if (one.part !== other.part) return madeAlike.has(one.family) ? 1 : 0;
  const noun = (product: Product): Product => (product.wider === null ? product : noun(product.wider));
  return noun(one) === noun(other) ? 3 : 2;
}

/** Families in which the makers of one part are near the others: whoever sews shirts may sew pants, whoever turns rattles turns no chess set. */
const madeAlike: ReadonlySet<string> = new Set(['apparel', 'bags', 'tableware', 'stationery', 'candles']);

/** The last word of every name in a product's family: one of them stands in whatever is it or near it. */
export function lookupWords({ family }: Product): string[] {
  const names = products.filter((one) => one.family === family).flatMap(({ words }) => words);
  return [...new Set(names.map((name) => singularNoun(splitWords(name).at(-1) ?? '')))];
}

const singleWords = new Set(
  products.flatMap(({ words }) => words.flatMap((name) => splitWords(name).map(singularNoun))),
);

/** Whether a word stands in a name of the table: it is no slip of another one. */
export const isProductWord = (word: string): boolean => singleWords.has(singularNoun(word));
