import type { KindTalk } from './facts/kind-talk.data.ts';
import { talkOf } from './facts/kind-talk.ts';
import { withArticle } from './grammar.ts';
import type { ProductPhrase } from './product-phrase.ts';
import type { Reading } from './read-brief.ts';

/** The product in the forms that sentences need. */
export interface ProductForms {
  /** With its descriptions, plural or uncountable: "refillable deodorants". */
  many: string;
  /** The noun alone, plural or uncountable: "deodorants". */
  nouns: string;
  /** The noun alone, singular: "deodorant", "pair of scissors". */
  noun: string;
  /** "a deodorant", "hot sauce", "a pair of scissors". */
  aNoun: string;
  /** The second product of a brief of two; the product itself where there is one. */
  other: { nouns: string; noun: string; aNoun: string };
  /** With all that the brief says of it: "dog collars from climbing rope". */
  whole: string;
  /** What people say of goods like it. */
  talk: KindTalk;
  /** "are" or "is", after the plural or uncountable. */
  are: string;
  /** "them" or "it". */
  them: string;
  /** "they" or "it". */
  they: string;
  /** What a verb ends with after the plural or uncountable: "fit", "fits". */
  s: '' | 's';
  /** "fewer" or "less". */
  fewer: string;
}

/** Materials that the name of the product does not say already. */
export const outerMaterials = ({ materials, product }: Reading): readonly string[] =>
  materials.filter((words) => !product.thing.many.includes(words));

/** How a thing is counted that has no singular: "pair of scissors", "box of matches"; empty for any other. */
export function unitOf({ noun, nouns, thing }: ProductPhrase): string {
  if (noun !== nouns || !thing.isPlural) return '';
  if (/\b(?:matches|toothpicks|straws)$/.test(nouns)) return 'box of ';
  return /\b(?:pencils|crayons|markers|stickers|coasters|dominoes|clothespins|tiddlywinks|beads|thumbtacks|paperclips)$/.test(
    nouns,
  )
    ? 'set of '
    : 'pair of ';
}

/** One of a product inside a sentence: "a candle", "hot sauce", "a box of matches". */
const oneOf = (product: ProductPhrase): string =>
  unitOf(product) !== ''
    ? `a ${unitOf(product)}${product.noun}`
    : product.thing.isPlural
      ? withArticle(product.noun)
      : product.noun;

export function formsOf(reading: Reading): ProductForms {
  const { product, second, thing, who, uses, traits, origins, subjects, extras } = reading;
  const { noun } = product;
  const both = (one: string, other: string | undefined) =>
    other === undefined ? one : `${one} and ${other}`;
  const many = both(thing.many, second?.thing.many);
  const other = second ?? product;
  const isPlural = thing.isPlural || second !== undefined;
  const [material] = outerMaterials(reading);
  const [use] = uses;
  const whole = [
    many,
    extras[0] === undefined ? '' : `with ${extras[0]}`,
    subjects[0] === undefined ? '' : `of ${subjects[0]}`,
    material === undefined ? '' : `from ${material}`,
    origins[0] === undefined ? '' : `from ${origins[0]}`,
    who?.isNamed ? `for ${who.many}` : use === undefined ? '' : `for ${use}`,
    traits[0] === undefined ? '' : `that ${traits[0]}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
  return {
    many,
    nouns: both(product.nouns, second?.nouns),
    noun: `${unitOf(product)}${noun}`,
    aNoun: oneOf(product),
    other: { nouns: other.nouns, noun: `${unitOf(other)}${other.noun}`, aNoun: oneOf(other) },
    whole,
    talk: talkOf(product.nouns, reading.facts),
    are: isPlural ? 'are' : 'is',
    them: isPlural ? 'them' : 'it',
    they: isPlural ? 'they' : 'it',
    s: isPlural ? '' : 's',
    fewer: thing.isPlural && (second === undefined || second.thing.isPlural) ? 'fewer' : 'less',
  };
}

/** Something that a brief says, from which a line can be written. */
export interface Point {
  kind:
    | 'people'
    | 'averse'
    | 'material'
    | 'claim'
    | 'trait'
    | 'use'
    | 'refused'
    | 'subject'
    | 'origin'
    | 'extra'
    | 'tone'
    | 'second'
    | 'product';
  words: string;
}

/** An audience that only says the product again: "people who need candles for cabins". */
export const isRoundabout = (people: string): boolean =>
  people.length > 60 ||
  /^(?:people|parents|\w+ owners|shops|neighbors) (?:who|whose|that|buying)\b/i.test(people);

/** All that a brief says, the particular before the general; the product itself comes last. */
export function pointsOf(reading: Reading): Point[] {
  const { product, second, who, materials, uses, traits, subjects, origins, extras, refused, tones } =
    reading;
  const of = (kind: Point['kind'], words: readonly string[]): Point[] =>
    words.slice(0, 3).map((one) => ({ kind, words: one }));
  return [
    ...of('second', second === undefined ? [] : [second.nouns]),
    ...of('averse', who?.averse === undefined ? [] : [who.averse]),
    ...of('people', who === undefined || (!who.isNamed && isRoundabout(who.many)) ? [] : [who.many]),
    ...of('material', materials),
    ...of('trait', traits),
    ...of('claim', product.claims),
    ...of('subject', subjects),
    ...of('use', uses),
    ...of(
      'refused',
      refused.filter(({ isTold }) => isTold).map(({ said }) => said),
    ),
    ...of('origin', origins),
    ...of('extra', extras),
    ...of(
      'tone',
      tones
        .filter(({ key }) => key !== 'plain')
        .flatMap(({ adjectives }) => adjectives.slice(0, 1))
        .filter((word) => !product.claims.includes(word)),
    ),
    { kind: 'product', words: product.nouns },
  ];
}

/** Lines for a point: some kinds write of the words, all know the product. */
export type LineMaker = (words: string, forms: ProductForms) => readonly string[];
export type LineMakers = Readonly<Record<Point['kind'], LineMaker>>;

/** "recycled", "old", "spent": it was something else before. */
export const wasSomething = (material: string): boolean =>
  /\b(?:old|used|recycled|reclaimed|upcycled|salvaged|retired|spent|waste|scrap|leftover|surplus|discarded|broken|worn|vintage|felled|deadstock|offcuts?|secondhand|second-hand|decommissioned)\b/i.test(
    material,
  );
