import { productsNamed } from '@brandwright/language/products/products.ts';
import { pluralNoun, singularNoun } from '@brandwright/language/products/singular-noun.ts';
import type { Category } from '../category.ts';
import { general } from '../categories/general.ts';
import { categories } from '../categories/index.ts';
import type { ProductPhrase } from '../product-phrase.ts';
import { familyFacts, familyTitle, productFacts } from './families.data.ts';
import { kindByWord, kindNames, pricesByKind, type Kind } from './kinds.ts';

/** What is known of a product, and from what. */
export interface ProductFacts {
  kind: Kind;
  /** Its category, or what holds for most goods. */
  category: Category;
  /** Whether the facts of the category are those of the product. */
  fits: boolean;
  /** Usual prices of one, US cents, low and high. */
  price: readonly [number, number];
  /** What the price is estimated from, after "estimated from". */
  priceFrom: string;
  /** The animal that it is for: "dog". */
  animal: string | undefined;
  /** Whether something nearer than its kind is known. */
  isPriceKnown: boolean;
}

const isFamily = (name: string): name is keyof typeof familyFacts => Object.hasOwn(familyFacts, name);

/** Kinds of which one for an animal belongs to its supplies. */
const forAnimals: ReadonlySet<Kind> = new Set<Kind>(['hard', 'textile', 'wearable', 'toy', 'food', 'pet']);

/** A category by its key. */
const categoryNamed = (key: string): Category | undefined => categories.find((one) => one.key === key);

/** Words that name a whole shelf: no noun is known by them. */
const umbrella = new Set(
  'beverage drink food beauty plant light bar home art phone accessory pet gift kit'.split(' '),
);

/** The category one of whose words a noun is: "scrubs" of apparel; "ski wax" is none of candles. */
const categoryOfNoun = (noun: string): Category | undefined =>
  categories.find(({ words }) =>
    words.some((word) => !umbrella.has(word) && (noun === word || singularNoun(noun) === word)),
  );

/** The category that a founder chose in a form or wrote: by its name, or by one of its words. */
const chosenCategory = (chosen: string): Category | undefined => {
  const low = chosen.toLowerCase();
  return (
    categories.find(({ name }) => name.toLowerCase() === low) ??
    categories.find(({ words }) => words.includes(singularNoun(low)))
  );
};

/** Kind and prices of the family that speaks of a category. */
const factsOfCategory = (key: string) => Object.values(familyFacts).find(([, own]) => own === key);

/** What is known of a product: of the noun itself, of its family, of its kind. `chosen` is the founder's category. */
export function factsOf(product: ProductPhrase, chosen: string, described: string): ProductFacts {
  const animal = /\b(dog|cat|horse|bird|hamster|rabbit|chicken|parrot|puppy|kitten|pet)(?:s|e?s)?\b/i
    .exec(`${product.one} ${/\bfor\b.*/i.exec(described)?.[0] ?? ''}`)?.[1]
    ?.toLowerCase()
    .replace('puppy', 'dog')
    .replace('kitten', 'cat');
  const family = product.products.find(({ family: name }) => isFamily(name));
  // "Snow shovels" are of the garden tools by price, and are made, sold and shipped as none of them.
  const isExact = family !== undefined && productsNamed(product.noun.split(' ')).includes(family);
  if (family && isFamily(family.family)) {
    const [kind, key, low, high] = familyFacts[family.family];
    const own = productFacts[family.name];
    const isForAnimal = animal !== undefined && forAnimals.has(kind);
    const category = isForAnimal ? categoryNamed('pets') : categoryNamed(own?.category ?? key);
    return {
      kind: isForAnimal && kind !== 'food' ? 'pet' : kind,
      animal,
      category: (isExact || isForAnimal ? category : undefined) ?? general,
      fits: category !== undefined && (isExact || isForAnimal),
      price: own?.price ?? [low, high],
      priceFrom: own?.price
        ? `usual shop prices of ${pluralNoun(family.name)}`
        : `usual shop prices of ${familyTitle(family.family)}, the family of the ${product.noun}`,
      isPriceKnown: isExact,
    };
  }
  const category = categoryOfNoun(product.noun) ?? chosenCategory(chosen);
  const known = category && factsOfCategory(category.key);
  const { kind, isKnown } = kindByWord(product.noun);
  if (category && known && !isKnown) {
    const [ofCategory, , low, high] = known;
    return {
      kind: ofCategory,
      animal,
      category,
      fits: true,
      price: [low, high],
      priceFrom: `usual shop prices of ${category.name}, to which the ${product.noun} belongs`,
      isPriceKnown: false,
    };
  }
  return {
    kind,
    animal,
    category: category ?? general,
    fits: category !== undefined,
    price: pricesByKind[kind],
    priceFrom: isKnown
      ? `${kindNames[kind]} in general, because nothing nearer to ${product.nouns} is known here`
      : `${kindNames[kind]} of all sorts, because nothing nearer to ${product.nouns} is known here`,
    isPriceKnown: false,
  };
}
