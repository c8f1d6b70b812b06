import { readColors } from '@brandwright/language/values/colors.ts';
import { readFinishes, readMaterials } from '@brandwright/language/values/materials.ts';
import { makingWords } from '@brandwright/language/products/modifiers.data.ts';
import { closeness, isKindOf, productsNamed, type Product } from '@brandwright/language/products/products.ts';
import {
  readAsked,
  readProduct,
  readProducts,
  type ProductWords,
} from '@brandwright/language/products/product-words.ts';
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
  'a an the my our your some of for with in on at to by from and or is are be it them these those need needs want wants make made making get have having new brief sourcing tech pack please i we us me custom branded own brand good nice cute high quality premium sample samples cheap bulk order produce produced manufacture start create build about like launching launch selling sell first run batch called that which into as each per under over piece pieces units unit small large medium big mini set sets pair pairs sized size use uses instead drop add remove change product products item line collection range manufacturer factory supplier quote looking find source sourcing idea help hi hello hey can could would you who there this drinks two three four dozen hundred thousand couple'.split(
    ' ',
  ),
);

/**
 * What is to be made, with the words before it that belong to it: "insulated water bottle". Packaging around it does not
 * count. A noun that nobody knows is taken where the sentence says that it is to be made, or is a short one that begins a brief.
 */
export function productIn(sentence: Sentence, isChange: boolean): SaidProduct | null {
  const named = readProducts(sentence.left).filter((one) => !isAround(sentence.left, one));
  const known = named.find(({ products }) => products.length > 0);
  if (known) return saidProduct(sentence, known);
  const [first] = named;
  const isShort = sentence.whole.split(' ').length <= mostWordsOfName;
  const begins = first !== undefined && opening.test(sentence.left.slice(0, first.start));
  if (first && !isChange && begins) return saidProduct(sentence, first);
  return unknownProduct(sentence) ?? (first && !isChange && isShort ? saidProduct(sentence, first) : null);
}

/** "300 mugs and 300 tea towels": what is asked for beside the first thing, as it was said. Kinds of one noun are one thing. */
export function productsBeside(whole: string): string[] {
  const [first, ...more] = readAsked(whole).filter((one) => !isAround(whole, one));
  return more
    .filter(
      ({ products }) => !products.some((other) => first?.products.some((one) => isOneThing(one, other))),
    )
    .map(({ nounStart, end }) => whole.slice(nounStart, end).toLowerCase());
}

const isOneThing = (one: Product, other: Product): boolean =>
  isKindOf(one, other) || isKindOf(other, one) || closeness(one, other) === 3;

/** What may stand before the thing that a brief begins with: a figure, an article. */
const opening = /^(?:[\s\u0000\d,.]|\b(?:an?|the|some|my|our|about|around)\b)*$/i;

/** A sentence of so few words is what is wanted: "a kalimba stand". */
const mostWordsOfName = 4;

/** Words of a name that stand before its noun. */
const mostModifiers = 3;

const thingOf = (name: string) => readProduct(name)?.products[0];

function saidProduct(sentence: Sentence, { nounStart, end, phrases }: ProductWords): SaidProduct {
  const before = sentence.left.slice(0, nounStart);
  const modifiers: string[] = [];
  let start = nounStart;
  for (const word of [...before.matchAll(/[\p{L}][\p{L}'-]*/gu)].reverse()) {
    const gap = before.slice(word.index + word[0].length, start);
    if (!/^[ -]*$/.test(gap) || modifiers.length === mostModifiers) break;
    if (
      notPart.has(word[0].toLowerCase()) ||
      isMaking(before, word) ||
      (isDecoration(word[0]) && !isMaterialWith(word[0], modifiers[0]))
    )
      break;
    modifiers.unshift(word[0].toLowerCase());
    start = word.index;
  }
  const said = sentence.whole.slice(start, end);
  const noun = sentence.whole.slice(nounStart, end).toLowerCase().split(' ');
  noun[noun.length - 1] = singular(noun.at(-1) ?? '');
  blank(sentence, start, end);
  const name = [...modifiers, ...noun].join(' ');
  // "a dish for rings" is no dish to eat from.
  const [use] = phrases.filter((phrase) => phrase.startsWith('for '));
  const isOther = use !== undefined && thingOf(`${noun.join(' ')} ${use}`) !== thingOf(noun.join(' '));
  return { name: isOther ? `${name} ${use}` : name, said };
}

/** "someone who can knit beanies": what the maker does. */
const isMaking = (before: string, { 0: word, index }: RegExpExecArray): boolean =>
  makingWords.has(word.toLowerCase()) && /\b(?:can|could|to|who|will|would)\s$/i.test(before.slice(0, index));

/** Colors and finishes before the noun are fields of their own, so they end the name. */
const decoration = /^(?:pcs|pieces?|units?|embroidered|engraved|printed|logo)$/i;
const isDecoration = (word: string) =>
  decoration.test(word) ||
  readFinishes(word).length > 0 ||
  readColors(word).some(({ certainty, text }) => certainty !== 'thing' && text === word);

/** "gold plated", "olive wood": with the word behind it a color says what it is made of. */
const isMaterialWith = (word: string, next: string | undefined) =>
  next === 'plated' ||
  (next !== undefined && readMaterials(`${word} ${next}`).some(({ text }) => text.includes(' ')));

const packagingPattern = new RegExp(`\\b(?:${packagingNouns.join('|')})$`, 'i');

/** "in a kraft gift box", "plus a pouch": what goes around the product. */
function isAround(text: string, { nounStart, end }: ProductWords): boolean {
  const noun = text.slice(nounStart, end);
  if (!packagingPattern.test(noun.replace(/s$/i, '')) && !packagingPattern.test(noun)) return false;
  const before = text.slice(Math.max(0, nounStart - 48), nounStart).replaceAll('\u0000', ' ');
  return /\b(?:in|into|inside|packed|packaged|packaging|plus|comes? (?:in|with)|with|boxed|wrapped)(?:\s+(?:in|an?|the|its|their|own|individual|each|custom|branded|printed|kraft|plain|white|black|recycled|small|nice|eco|friendly|paper|cotton|linen|velvet|cardboard|rigid|magnetic|drawstring|gift|dust|poly|mailer|tuck|drawer|glass|reusable|compostable|matching|simple|good|:|-))*\s*$/i.test(
    before,
  );
}

/** What stands after the quantity or after "need" and "make", when no known noun was said. */
function unknownProduct(sentence: Sentence): SaidProduct | null {
  for (const pattern of toBeMade) {
    const match = new RegExp(pattern).exec(sentence.left);
    const words = (match?.[1] ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word && !notPart.has(word) && !isDecoration(word));
    const last = words.at(-1);
    if (!match || !last || last.length < 3 || readMaterials(last).length > 0) continue;
    take(sentence, pattern);
    words[words.length - 1] = singular(last);
    return { name: words.join(' '), said: (match[1] ?? '').trim() };
  }
  return null;
}

const toBeMade = [
  /(?:\u0000|\d)\s+((?:\p{L}[\p{L}'-]*\s?){1,4}?)(?=\s*(?:\u0000|[,.;:]|$|\b(?:with|in|for|from|at|under|made|and|that|to|by)\b))/iu,
  /\b(?:make|need|want|produce|manufacture|source|sell|launch|brief for|tech ?pack for|product(?: is|:)?)\s+(?:me\s+|us\s+)?(?:an?\s+|some\s+|my\s+own\s+|my\s+|our\s+)?((?:\p{L}[\p{L}'-]*\s?){1,4}?)(?=\s*(?:\u0000|[,.;:]|$|\b(?:with|in|for|from|at|under|made|and|that|to|by)\b))/iu,
];

/** The category whose word stands in the product's name, else one whose words name things of its family. */
export function categoryOf(
  product: string,
  categories: readonly CategoryWords[],
): { id: string; name: string; word: string } | null {
  return categoryNamed(product, categories) ?? categoryOfFamily(product, categories);
}

/** Nearest first: "water bottle" belongs where tumblers do. */
function categoryOfFamily(product: string, categories: readonly CategoryWords[]) {
  const wanted = readProduct(product)?.products ?? [];
  const near = categories
    .filter(({ kind }) => kind !== 'SERVICES')
    .flatMap(({ id, name, words }) => {
      const named = words.flatMap((word) => productsNamed(word.split(' ')));
      const nearness = Math.max(
        0,
        ...named.flatMap((own) => wanted.map((one) => (isKindOf(one, own) ? 4 : closeness(one, own)))),
      );
      return nearness > 1 ? [{ id, name, word: product, nearness }] : [];
    })
    .sort((a, b) => b.nearness - a.nearness);
  return near[0] ?? null;
}

/** The longest word, then the last. */
function categoryNamed(
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
