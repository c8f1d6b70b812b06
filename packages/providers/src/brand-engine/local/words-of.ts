import { withArticle } from './grammar.ts';
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
  /** With all that the brief says of it: "dog collars from climbing rope". */
  whole: string;
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

export function formsOf(reading: Reading): ProductForms {
  const { product, thing, who, uses, traits, origins, subjects, extras } = reading;
  const { nouns, noun } = product;
  const isPair = noun === nouns && thing.isPlural;
  const [material] = outerMaterials(reading);
  const [use] = uses;
  const whole = [
    thing.many,
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
    many: thing.many,
    nouns,
    noun: isPair ? `pair of ${noun}` : noun,
    aNoun: isPair ? `a pair of ${noun}` : thing.isPlural ? withArticle(noun) : noun,
    whole,
    are: thing.isPlural ? 'are' : 'is',
    them: thing.isPlural ? 'them' : 'it',
    they: thing.isPlural ? 'they' : 'it',
    s: thing.isPlural ? '' : 's',
    fewer: thing.isPlural ? 'fewer' : 'less',
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
    | 'product';
  words: string;
}

/** All that a brief says, the particular before the general; the product itself comes last. */
export function pointsOf(reading: Reading): Point[] {
  const { product, who, materials, uses, traits, subjects, origins, extras, refused, tones } = reading;
  const of = (kind: Point['kind'], words: readonly string[]): Point[] =>
    words.slice(0, 3).map((one) => ({ kind, words: one }));
  return [
    ...of('averse', who?.averse === undefined ? [] : [who.averse]),
    ...of('people', who === undefined || (!who.isNamed && who.many.length > 34) ? [] : [who.many]),
    ...of('material', materials),
    ...of('trait', traits),
    ...of('claim', product.claims),
    ...of('subject', subjects),
    ...of('use', uses),
    ...of(
      'refused',
      refused.map(({ said }) => said),
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
